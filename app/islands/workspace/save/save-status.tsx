import { useSyncExternalStore } from "react";
import { lastSaved } from "./last-saved.ts";
import type { Saving } from "./saving.ts";

interface SaveStatusProps {
  guid: string;
  saving: Saving;
  /** How long the server had the text that the page came with, in milliseconds; null where it never had it. */
  savedAgo: number | null;
}

const minuteMs = 60_000;
/** The time is the same for so long: what is rendered within it agrees. */
const stepMs = 10_000;

/** What stands beside Save: where the text is. What goes as it should is not announced. */
export function SaveStatus({ guid, saving, savedAgo }: SaveStatusProps) {
  const shown = useSyncExternalStore(saving.subscribe, saving.shown);
  const now = useSyncExternalStore(subscribeToMinutes, readTime) * stepMs;
  const kept = saving.keeps ? "Kept in this browser." : "This browser keeps nothing: leave the page open.";
  switch (shown.kind) {
    case "saved":
      return <Quiet>{lastSaved(isoOf(shown.at), now)}</Quiet>;
    case "clean":
      return (
        <Quiet>
          {savedAgo === null ? "Not saved yet" : lastSaved(isoOf(saving.openedAt - savedAgo), now)}
        </Quiet>
      );
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
          <button type="submit" className="link" form="document" formAction={`/create/${guid}/conflict`}>
            See both texts
          </button>
        </output>
      );
    case "refused":
      break;
  }
  return (
    <output className="sm saved">
      {shown.reason} {kept}
    </output>
  );
}

// By this browser's clock: the server's may go otherwise.
const isoOf = (time: number): string => new Date(time).toISOString();

function Quiet({ children }: { children: string }) {
  return <span className="faint sm saved">{children}</span>;
}

/** The time, read anew every minute. */
const subscribeToMinutes = (read: () => void): (() => void) => {
  const timer = setInterval(read, minuteMs);
  return () => clearInterval(timer);
};
const readTime = (): number => Math.floor(Date.now() / stepMs);
