import { useEffect, useEffectEvent, useState } from "react";
import { href, PrefetchPageLinks, useFetcher, useLocation } from "react-router";
import type { action } from "#app/routes/account/support.tsx";
import { SupportSheet, type SupportValues } from "#app/ui/account/support-sheet.tsx";
import { Button } from "#app/ui/button.tsx";
import { offlineText } from "../offline.ts";
import { isPlainClick } from "../plain-click.ts";

const closesMs = 900;

/** Opens every link to /support as a dialog over the page that it stands on. `values` are those it begins with. */
export function SupportDialog({ values }: { values: SupportValues }) {
  /** For the how many-eth time, and whether it was asked for beside the plans. */
  const [open, setOpen] = useState({ times: 0, choosing: false });
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname === href("/support")) return undefined;
    // Before the router's own handler, which leaves an event alone that is taken care of.
    const intercept = (event: MouseEvent): void => {
      if (!isPlainClick(event) || !(event.target instanceof Element)) return;
      const link = event.target.closest("a");
      if (link?.getAttribute("href") !== href("/support")) return;
      event.preventDefault();
      const choosing = pathname === href("/plans") || link.closest(".plans-dlg") !== null;
      setOpen(({ times }) => ({ times: times + 1, choosing }));
    };
    window.addEventListener("click", intercept, { capture: true });
    return () => window.removeEventListener("click", intercept, { capture: true });
  }, [pathname]);
  if (open.times === 0) return null;
  // Fetched now, so that a connection that is lost while a message is written takes no module with it.
  return (
    <>
      <PrefetchPageLinks page={href("/support")} />
      <OpenSupport
        key={open.times}
        values={values}
        choosing={open.choosing}
        onClose={() => setOpen({ times: 0, choosing: false })}
      />
    </>
  );
}

interface OpenSupportProps {
  values: SupportValues;
  choosing: boolean;
  onClose: () => void;
}

function OpenSupport({ values, choosing, onClose }: OpenSupportProps) {
  const fetcher = useFetcher<typeof action>();
  const offline = offlineText(fetcher.data);
  const answer = offline === null ? fetcher.data : undefined;
  const sent = answer?.sent === true;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!sent) return undefined;
    const timer = setTimeout(() => close(), closesMs);
    return () => clearTimeout(timer);
  }, [sent]);
  return (
    <SupportSheet
      {...(choosing ? { lead: "Need help choosing? Tell us what you write." } : {})}
      values={values}
      errors={answer?.errors ?? {}}
      notice={offline === null ? (answer?.notice ?? null) : { kind: "danger", text: offline }}
      sent={sent || fetcher.state !== "idle"}
      onClose={onClose}
      cancel={
        <Button kind="bare" type="button" onClick={onClose}>
          Cancel
        </Button>
      }
      form={fetcher.Form}
      action={href("/support")}
    />
  );
}
