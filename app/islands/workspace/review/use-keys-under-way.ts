import { useEffect, useState } from "react";
import { isTyped, KeysUnderWay } from "./keys-under-way.ts";

/** What is on the page: something to write in, the text that one is asked for of, one that is being made, or something to decide on. */
export type AtHand = "writing" | "asked" | "made" | "decided";

/**
 * From the press on an action on its writer may type on. The action works on the text as it was then, so that nothing
 * comes into it until the marks are decided on, and what is typed neither stops it nor decides on what has come: those
 * keys go nowhere, until nothing was pressed for a while or the person has moved the focus or the pointer.
 * @returns whether somebody has typed so, who is to be told
 */
export function useKeysUnderWay(atHand: AtHand): boolean {
  const [unheard, setUnheard] = useState(false);
  useEffect(() => {
    if (atHand === "writing") return undefined;
    const leave = listen(atHand, () => setUnheard(true));
    return () => {
      leave();
      setUnheard(false);
    };
  }, [atHand]);
  return unheard;
}

const keys = new KeysUnderWay();
/** With Ctrl or Cmd: undo, redo, cut, paste, formats. */
const changing = /^[zyxvbiku]$/i;

function listen(atHand: Exclude<AtHand, "writing">, onUnheard: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  /** Keys whose press went nowhere: their release must not press a button either. */
  const swallowed = new Set<string>();
  const swallow = (event: KeyboardEvent): void => {
    swallowed.add(event.code);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  // Who typed on over the press types on while the text is made: a space must not press the button that stops it.
  if (atHand === "decided") keys.came(performance.now());
  else if (atHand === "asked") keys.moved();
  /** Of the text that was asked about, nothing changes. */
  const refuse = (event: Event): void => {
    if (!isOfText(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    onUnheard();
  };
  const down = (event: KeyboardEvent): void => {
    const { key, target } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const isWritten = isCommand ? changing.test(key) : isTyped(key);
    if (atHand === "asked" && isWritten && isOfText(target)) {
      keys.typed(performance.now());
      swallow(event);
      onUnheard();
      return;
    }
    if (event.isComposing || isCommand || event.altKey) return;
    if (key === "Tab") keys.moved();
    if (!isTyped(key) && (key !== "Escape" || atHand !== "decided")) return;
    const now = performance.now();
    if (atHand !== "decided") {
      const isPress = (key === "Enter" || key === " ") && isControl(target);
      if (!isPress) keys.typed(now);
      else if (!keys.counts(key, now)) swallow(event);
    } else if (!isField(target)) {
      const counts = keys.counts(key, now);
      if (!counts) swallow(event);
      if (isTyped(key) && keys.typing) onUnheard();
    }
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
  if (atHand === "asked")
    for (const change of ["beforeinput", "paste", "cut", "drop"])
      document.addEventListener(change, refuse, { capture: true, signal });
  document.addEventListener("pointerdown", point, { signal });
  document.addEventListener("pointermove", point, { signal });
  document.addEventListener("wheel", () => keys.moved(), { signal, passive: true });
  return () => {
    listening.abort();
    if (atHand === "decided") keys.moved();
  };
}

/** A field of the document's own: its text, its title. */
const isOfText = (target: EventTarget | null): boolean =>
  isField(target) && target instanceof Element && target.closest("#document") !== null;

export const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("a, button, summary") !== null;

export const isField = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest("input:not(.mark-box), textarea, select, [contenteditable], dialog") !== null;
