import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { View } from "#app/document/view.ts";
import { holdFirstLine } from "./first-line.ts";

const againMs = 5_000;

interface Viewed {
  view: View;
  onView: (changed: Partial<View>) => void;
}

/**
 * How the document is looked at, as it came and as it is changed here; every change is kept at once, the last one at the
 * end. A new card has no text to be looked at before its first save (`isSaved`): what is changed until then is kept with it.
 */
export function useView(guid: string, saved: View, isSaved: boolean): Viewed {
  const [view, setView] = useState(saved);
  const unsent = useRef<View | null>(null);
  const isSending = useRef(false);
  const holdPlace = useRef<(() => void) | null>(null);
  useLayoutEffect(() => {
    holdPlace.current?.();
    holdPlace.current = null;
  });

  async function send(): Promise<void> {
    if (isSending.current || !isSaved) return;
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

  const sendLeft = useEffectEvent(send);
  useEffect(() => {
    if (isSaved) void sendLeft();
  }, [isSaved]);

  return {
    view,
    onView: (changed) => {
      const next = { ...(unsent.current ?? view), ...changed };
      holdPlace.current ??= holdFirstLine();
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
    return status < 500;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
