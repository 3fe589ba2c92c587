import { useState } from "react";
import { href, useLocation } from "react-router";
import type { SupportValues } from "#app/ui/account/support-sheet.tsx";
import { useLinkedPart } from "../linked-part.ts";

const load = async () => (await import("./open-support.tsx")).OpenSupport;

/** Opens every link to /support as a dialog over the page that it stands on. `values` are those it begins with. */
export function SupportDialog({ values }: { values: SupportValues }) {
  /** For the how many-eth time, and whether it was asked for beside the plans. */
  const [open, setOpen] = useState({ times: 0, choosing: false });
  const { pathname } = useLocation();
  const dialog = useLinkedPart({
    load,
    active: pathname !== href("/support"),
    isLink: (link) => link.getAttribute("href") === href("/support"),
    onOpen: (link) => {
      const choosing = pathname === href("/plans") || (link?.closest(".plans-dlg") ?? null) !== null;
      setOpen(({ times }) => ({ times: times + 1, choosing }));
    },
  });
  if (open.times === 0 || dialog === null) return null;
  return (
    <dialog.Part
      key={open.times}
      values={values}
      choosing={open.choosing}
      onClose={() => setOpen({ times: 0, choosing: false })}
    />
  );
}
