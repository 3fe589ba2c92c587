import { useState } from "react";
import { href, useLocation } from "react-router";
import { useLinkedPart } from "../linked-part.ts";

/** The event of the window that opens the plans over whatever page stands there. */
const openPlansModal = "open-plans-modal";

/** Pages that lead to /plans as a page: the plans themselves, and those on the way of a payment. */
const pagesOfTheirOwn = /^\/(plans|checkout|subscription|payment-success)(\/|$)/;

const load = async () => (await import("./open-plans.tsx")).OpenPlans;

/** Opens every link to /plans as a dialog over the page that it stands on, and the event `open-plans-modal` does the same. */
export function PlansModal() {
  const { pathname, key } = useLocation();
  /** Where it was opened, with which query, and for the how many-eth time; going on from there closes it. */
  const [open, setOpen] = useState<{ at: string; search: string; times: number } | null>(null);
  const dialog = useLinkedPart({
    load,
    active: !pagesOfTheirOwn.test(pathname),
    isLink: (link) => link.pathname === href("/plans") && link.origin === window.location.origin,
    onOpen: (link) =>
      setOpen((before) => ({ at: key, search: link?.search ?? "", times: (before?.times ?? 0) + 1 })),
    event: openPlansModal,
  });
  if (open?.at !== key || dialog === null) return null;
  return <dialog.Part key={open.times} search={open.search} onClose={() => setOpen(null)} />;
}
