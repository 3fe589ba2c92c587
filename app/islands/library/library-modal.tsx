import { useRef, useState } from "react";
import { href, useLocation } from "react-router";
import { libraryPath } from "#app/ui/library/shelves.ts";
import { useLinkedPart } from "../linked-part.ts";

/** The event of the window that opens the library over whatever page stands there. */
const openLibraryModal = "open-library-modal";

/** It opens at most once in so many milliseconds. */
const pauseMs = 750;

const load = async () => (await import("./open-library.tsx")).OpenLibrary;

/**
 * Opens the bar's Library as a dialog over the page that it stands on, and the event `open-library-modal` does the same.
 * A guest is led to /login.
 */
export function LibraryModal({ signedIn }: { signedIn: boolean }) {
  const { pathname, key } = useLocation();
  /** Where it was opened, and for the how many-eth time; going on from there closes it. */
  const [open, setOpen] = useState<{ at: string; times: number } | null>(null);
  const opened = useRef(-Infinity);
  const dialog = useLinkedPart({
    load,
    active: pathname !== libraryPath,
    isLink: (link) => link.getAttribute("href") === libraryPath && link.closest(".topbar") !== null,
    onOpen: () => {
      if (!signedIn) {
        window.location.assign(`${href("/login")}?from=${encodeURIComponent(libraryPath)}`);
        return;
      }
      const now = performance.now();
      if (now - opened.current < pauseMs) return;
      opened.current = now;
      setOpen((before) => ({ at: key, times: (before?.times ?? 0) + 1 }));
    },
    event: openLibraryModal,
  });
  if (open?.at !== key || !signedIn || dialog === null) return null;
  return <dialog.Part key={open.times} onClose={() => setOpen(null)} />;
}
