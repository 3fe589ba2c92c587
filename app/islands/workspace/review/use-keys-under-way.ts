import { useEffect } from "react";
import { isTyped, KeysUnderWay } from "./keys-under-way.ts";

/** What is on the page: something to write in, a text that is being made, or something to decide on. */
export type AtHand = "writing" | "made" | "decided";

/**
 * While a text is made its writer may type on. What is typed so neither stops it nor decides on what has come: those keys
 * go nowhere, until nothing was pressed for a while or the person has moved the focus or the pointer.
 */
export function useKeysUnderWay(atHand: AtHand): void {
  useEffect(() => (atHand === "writing" ? undefined : listen(atHand)), [atHand]);
}

const keys = new KeysUnderWay();

function listen(atHand: AtHand): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  /** Keys whose press went nowhere: their release must not press a button either. */
  const swallowed = new Set<string>();
  const swallow = (event: KeyboardEvent): void => {
    swallowed.add(event.code);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  if (atHand === "made") keys.moved();
  else keys.came(performance.now());
  const down = (event: KeyboardEvent): void => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    if (key === "Tab") keys.moved();
    if (!isTyped(key) && (key !== "Escape" || atHand === "made")) return;
    const now = performance.now();
    if (atHand === "made") {
      const isPress = (key === "Enter" || key === " ") && isControl(event.target);
      if (!isPress) keys.typed(now);
      else if (!keys.counts(key, now)) swallow(event);
    } else if (!isField(event.target) && !keys.counts(key, now)) swallow(event);
  };
  const up = (event: KeyboardEvent): void => {
    if (swallowed.delete(event.code)) event.preventDefault();
  };
  const point = ({ movementX, movementY, type }: PointerEvent): void => {
    // What moves under a pointer that rests is no move of it.
    if (type === "pointerdown" || movementX !== 0 || movementY !== 0) keys.moved();
  };
  document.addEventListener("keydown", down, { capture: true, signal });
  document.addEventListener("keyup", up, { capture: true, signal });
  document.addEventListener("pointerdown", point, { signal });
  document.addEventListener("pointermove", point, { signal });
  document.addEventListener("wheel", () => keys.moved(), { signal, passive: true });
  return () => {
    listening.abort();
    if (atHand === "decided") keys.moved();
  };
}

export const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("a, button, summary") !== null;

export const isField = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest("input:not(.mark-box), textarea, select, [contenteditable], dialog") !== null;
