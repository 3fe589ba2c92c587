import { useState } from "react";
import { href, useLocation } from "react-router";
import { useLinkedPart } from "#app/islands/linked-part.ts";

/** The event of the window that opens the profile over whatever page stands there. */
const openProfileModal = "open-profile-modal";

const load = async () => (await import("./profile-dialog.tsx")).ProfileDialog;

/**
 * Opens every link to /profile as a dialog over the page that it stands on, and the event `open-profile-modal` does the
 * same. A guest is led to /login.
 */
export function ProfileModal({ signedIn }: { signedIn: boolean }) {
  const { pathname, key } = useLocation();
  /** Where it was opened; going on from there closes it. */
  const [at, setAt] = useState<string | null>(null);
  const dialog = useLinkedPart({
    load,
    active: pathname !== href("/profile"),
    isLink: (link) => link.getAttribute("href") === href("/profile"),
    onOpen: (link) => {
      link?.closest("details")?.removeAttribute("open");
      if (signedIn) setAt(key);
      else window.location.assign(`${href("/login")}?from=${encodeURIComponent(href("/profile"))}`);
    },
    event: openProfileModal,
  });
  if (at !== key || !signedIn || dialog === null) return null;
  return <dialog.Part onClose={() => setAt(null)} />;
}
