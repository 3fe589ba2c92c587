import { useEffect, useState, useSyncExternalStore } from "react";
import { lastSaved } from "./last-saved.ts";
import type { Saving } from "./saving.ts";

interface SaveStatusProps {
  guid: string;
  saving: Saving;
  /** When the server got the text that the page came with (ISO). */
  savedAt: string | null;
}

const minuteMs = 60_000;

/** What stands beside Save: where the text is. What goes as it should is not announced. */
export function SaveStatus({ guid, saving, savedAt }: SaveStatusProps) {
  const shown = useSyncExternalStore(saving.subscribe, saving.shown);
  const now = useNow(shown);
  const kept = saving.keeps ? "Kept in this browser." : "This browser keeps nothing: leave the page open.";
  switch (shown.kind) {
    case "saved":
      return <Quiet>{lastSaved(shown.at, now)}</Quiet>;
    case "clean":
      return <Quiet>{savedAt === null ? "Not saved yet" : lastSaved(savedAt, now)}</Quiet>;
    case "dirty":
      return <Quiet>Not saved yet</Quiet>;
    case "saving":
      return <Quiet>Saving…</Quiet>;
    case "offline":
      return <output className="sm saved">Offline. {kept}</output>;
    case "signed-out":
      return (
        <output className="sm saved">
          Signed out. {kept}{" "}
          <a className="link" href={`/login?from=/create/${guid}`} target="_blank" rel="opener">
            Sign in
          </a>
        </output>
      );
    case "conflict":
      return (
        <output className="sm saved">
          Changed somewhere else{" "}
          <button type="submit" className="link" form="document" name="intent" value="save">
            See both texts
          </button>
        </output>
      );
    default:
      return <output className="sm saved">{shown.reason}</output>;
  }
}

function Quiet({ children }: { children: string }) {
  return <span className="faint sm saved">{children}</span>;
}

/** The time, read anew every minute, and when something else is shown. */
function useNow(shown: unknown): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, [shown]);
  return now;
}
