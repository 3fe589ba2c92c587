import { useEffect, useState, useSyncExternalStore } from "react";
import { connectionLost } from "../../offline.ts";
import type { Saving } from "./saving.ts";

const shownMs = 10_000;

interface SaveLostProps {
  saving: Saving | null;
  /** When a save that the writer asked for could not be sent; null where none was. */
  at: number | null;
}

/**
 * Says at the foot of the window that a save could not be sent, until one was: whoever pressed its keys goes on typing, so
 * it is announced and takes neither the focus nor any room. How it stands with the text is told beside Save all the while.
 */
export function SaveLost({ saving, at }: SaveLostProps) {
  return (
    <div className="toasts" role="alert">
      {saving !== null && at !== null ? <Lost key={at} saving={saving} at={at} /> : null}
    </div>
  );
}

function Lost({ saving, at }: { saving: Saving; at: number }) {
  const shown = useSyncExternalStore(saving.subscribe, saving.shown);
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), shownMs);
    return () => clearTimeout(timer);
  }, []);
  const isOver = passed || (shown.kind === "saved" && shown.at > at);
  return isOver ? null : <span className="toast">{connectionLost}</span>;
}
