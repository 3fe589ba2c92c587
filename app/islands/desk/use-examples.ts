import { useState } from "react";
import type { Dialog } from "#app/ui/dialog.tsx";
import { loadPart, prefetchPart } from "../part.ts";

const load = async () => (await import("#app/ui/dialog.tsx")).Dialog;

/** Opens the examples in a dialog, which is fetched when their button is pointed at or has the focus, at the latest when it is pressed. */
export function useExamples() {
  const [over, setOver] = useState<{ Dialog: typeof Dialog } | null>(null);
  const [missing, setMissing] = useState(false);
  return {
    /** null while they are closed. */
    Dialog: over?.Dialog ?? null,
    /** There is no dialog to be had: the list opens under the button. */
    missing,
    near: (): void => prefetchPart(load),
    async open(this: void): Promise<void> {
      const found = await loadPart(load);
      if (found === null) setMissing(true);
      else setOver({ Dialog: found });
    },
    close: (): void => setOver(null),
  };
}
