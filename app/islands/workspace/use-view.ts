import { useRef, useState } from "react";
import type { View } from "#app/document/view.ts";

const againMs = 5_000;

/** How the document is looked at, as it came and as it is changed here; every change is kept at once, the last one at the end. */
export function useView(guid: string, saved: View): { view: View; onView: (changed: Partial<View>) => void } {
  const [view, setView] = useState(saved);
  const unsent = useRef<View | null>(null);
  const isSending = useRef(false);

  async function send(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    while (unsent.current) {
      const sent = unsent.current;
      unsent.current = null;
      if (await post(guid, sent)) continue;
      unsent.current ??= sent;
      await new Promise((resolve) => setTimeout(resolve, againMs));
    }
    isSending.current = false;
  }

  return {
    view,
    onView: (changed) => {
      const next = { ...(unsent.current ?? view), ...changed };
      setView(next);
      unsent.current = next;
      void send();
    },
  };
}

/** Whether nothing is left to do: it was kept, or will never be. */
async function post(guid: string, { font, size, zoom }: View): Promise<boolean> {
  const body = new URLSearchParams({ font, size: String(size), zoom: String(zoom) });
  try {
    const { status } = await fetch(`/create/${guid}/view`, { method: "POST", body, keepalive: true });
    // A new card has no text to be looked at before its first save.
    return status < 500 && status !== 404;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
