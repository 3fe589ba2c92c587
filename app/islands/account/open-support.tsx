import { useEffect, useEffectEvent } from "react";
import { href, PrefetchPageLinks, useFetcher } from "react-router";
import type { action } from "#app/routes/account/support.tsx";
import { SupportSheet, type SupportValues } from "#app/ui/account/support-sheet.tsx";
import { Button } from "#app/ui/button.tsx";
import { offlineText } from "../offline.ts";
import { useSupportMemory } from "./use-support-memory.ts";

const closesMs = 900;

interface OpenSupportProps {
  values: SupportValues;
  choosing: boolean;
  onClose: () => void;
}

/** Contact Support in a dialog. */
export function OpenSupport({ values, choosing, onClose }: OpenSupportProps) {
  const fetcher = useFetcher<typeof action>();
  const offline = offlineText(fetcher.data);
  const answer = offline === null ? fetcher.data : undefined;
  const sent = answer?.sent === true;
  const close = useEffectEvent(onClose);
  useSupportMemory(sent);
  useEffect(() => {
    if (!sent) return undefined;
    const timer = setTimeout(() => close(), closesMs);
    return () => clearTimeout(timer);
  }, [sent]);
  // The page's parts are fetched now: a connection that is lost while a message is written takes none with it.
  return (
    <>
      <PrefetchPageLinks page={href("/support")} />
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
    </>
  );
}
