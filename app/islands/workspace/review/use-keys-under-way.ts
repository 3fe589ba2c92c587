import { useEffect, useState } from "react";
import { readSelected } from "../editor/read-selected.ts";
import { isTyped, KeysUnderWay } from "./keys-under-way.ts";
import type { Spot, WaitingWords } from "./waiting-words.ts";

/** What is on the page: something to write in, the text that one is asked for of, one that is being made, or something to decide on. */
export type AtHand = "writing" | "asked" | "made" | "decided";

/** What came of keys that nothing was to be typed into: they wait for their field, with the end of what waits, or went nowhere. */
export type TypedOn = { kind: "waits"; last: string } | { kind: "nowhere" };

/** Places in the rich text, null where they are not known. */
interface Place {
  /** Of the caret, or the end of what is selected. */
  caret: { readonly current: { readonly spot: Spot | null } };
  /** Of a press in the text under its marks. */
  pressedAt(event: PointerEvent): Spot | null;
}

/** Characters of what waits that are shown. */
export const mostShown = 60;
/** The same on the bar. */
const mostOnBar = 30;

/**
 * From the press on an action on its writer may type on. The action works on the text as it was then, so that nothing
 * comes into it until the marks are decided on, and what is typed neither stops it nor decides on what has come: it waits
 * in `waiting`, until the person leads on from it by Tab or Escape, or presses somewhere else.
 * @returns what came of it where somebody has typed so, who is to be told
 */
export function useKeysUnderWay(atHand: AtHand, waiting: WaitingWords, place: Place): TypedOn | null {
  const [typedOn, setTypedOn] = useState<TypedOn | null>(null);
  useEffect(() => {
    if (atHand === "writing") return undefined;
    const leave = listen(atHand, waiting, place, setTypedOn);
    return () => {
      leave();
      setTypedOn(null);
    };
  }, [atHand, waiting, place]);
  return typedOn;
}

const keys = new KeysUnderWay();
/** With Ctrl or Cmd: undo, redo, cut, formats. */
const changing = /^[zyxbiku]$/i;

function listen(
  atHand: Exclude<AtHand, "writing">,
  waiting: WaitingWords,
  place: Place,
  tell: (typedOn: TypedOn | null) => void,
): () => void {
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
  /**
   * Whoever typed or pressed into the text types on, wherever the focus is now: nobody who pauses for a thought has done
   * with it.
   */
  let goesOn = atHand !== "asked" && (keys.isInText || (keys.typing && !waiting.isEmpty));
  /** Where the person pressed in the text, or in its marks. */
  let pressedAt = atHand !== "asked" && keys.isInText ? place.caret.current.spot : null;
  const wait = (target: EventTarget | null, typed: string): void => {
    const field = nameOf(target);
    readSelected();
    const waits =
      typed !== "" && waiting.type(field, typed, field === "text" ? place.caret.current.spot : null);
    goesOn ||= waits;
    tell(waits ? waitsNow() : { kind: "nowhere" });
  };
  const waitsNow = (): TypedOn => ({ kind: "waits", last: waiting.last(mostShown) });
  const goOn = (key: string): void => {
    // Whoever typed nothing before and did not press at a place that is known goes on where they wrote last.
    const isLast = pressedAt === null && !waiting.isEmpty;
    const waits = isLast
      ? waiting.goOn(key)
      : waiting.type("text", key, pressedAt ?? place.caret.current.spot);
    tell(waits ? waitsNow() : { kind: "nowhere" });
  };
  /** Of the text that was asked about, nothing changes. */
  const refuse = (event: Event): void => {
    if (!isOfText(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event instanceof ClipboardEvent && event.type === "paste")
      wait(event.target, event.clipboardData?.getData("text/plain") ?? "");
    else if (event instanceof InputEvent) wait(event.target, event.data ?? "");
    else tell({ kind: "nowhere" });
  };
  const down = (event: KeyboardEvent): void => {
    const { key, target } = event;
    const isCommand = event.ctrlKey || event.metaKey;
    const isWritten = isCommand ? changing.test(key) : isTyped(key);
    if (atHand === "asked" && isWritten && isOfText(target)) {
      keys.typed(performance.now());
      swallow(event);
      wait(target, isCommand ? "" : key);
      return;
    }
    if (event.isComposing || isCommand || event.altKey) return;
    if (atHand === "decided" && goesOn && !isField(target)) {
      if (isTyped(key)) {
        swallow(event);
        goOn(key);
        return;
      }
      if (key === "Escape" || key === "Tab") goesOn = keys.isInText = false;
      if (key === "Escape") {
        keys.moved();
        swallow(event);
        return;
      }
    }
    if (key === "Tab") {
      keys.moved();
      goesOn = keys.isInText = false;
    }
    if (!isTyped(key) && (key !== "Escape" || atHand !== "decided")) return;
    const now = performance.now();
    if (atHand !== "decided") {
      // The page led whoever types on to the button that stops it: after a pause, too, a space is no press of that.
      const isOfWords = goesOn && !isField(target);
      const isPress = !isOfWords && (key === "Enter" || key === " ") && isControl(target);
      if (!isPress) keys.typed(now);
      if (isOfWords || (isPress && !keys.counts(key, now))) swallow(event);
      if (isOfWords) goOn(key);
    } else if (!isField(target)) {
      if (!keys.counts(key, now)) swallow(event);
      if (isTyped(key) && keys.typing) tell({ kind: "nowhere" });
    }
  };
  const up = (event: KeyboardEvent): void => {
    if (swallowed.delete(event.code)) event.preventDefault();
  };
  const point = (event: PointerEvent): void => {
    const { movementX, movementY, type, target, pointerType } = event;
    if (type === "pointerdown") {
      // A finger has no keys to go on with.
      const isMarked = pointerType !== "touch" && isOfMarkedText(target);
      pressedAt = isMarked ? place.pressedAt(event) : null;
      keys.isInText = isMarked || isOfText(target);
      if (atHand === "decided") goesOn = isMarked;
      else if (isControl(target)) goesOn = false;
    }
    // What moves under a pointer that rests is no move of it.
    if (type === "pointerdown" || movementX !== 0 || movementY !== 0) keys.moved();
  };
  /** Tells the style sheet that keys are words, of which the bar must promise nothing else, and which words wait. */
  const show = (): void => {
    if (atHand !== "decided") return;
    document.documentElement.toggleAttribute("data-typing", goesOn);
    const line = document.querySelector<HTMLElement>(".review-typing");
    if (waiting.isEmpty) delete line?.dataset["waits"];
    else line?.setAttribute("data-waits", waiting.last(mostOnBar));
  };
  show();
  const followed =
    <E extends Event>(follow: (event: E) => void) =>
    (event: E): void => {
      const went = goesOn;
      follow(event);
      // That keys go into what waits is no more so.
      if (went && !goesOn) tell(null);
      show();
    };
  document.addEventListener("keydown", followed(down), { capture: true, signal });
  document.addEventListener("keyup", up, { capture: true, signal });
  if (atHand === "asked")
    for (const change of ["beforeinput", "paste", "cut", "drop"])
      document.addEventListener(change, refuse, { capture: true, signal });
  document.addEventListener("pointerdown", followed(point), { signal });
  document.addEventListener("pointermove", point, { signal });
  document.addEventListener("wheel", () => keys.moved(), { signal, passive: true });
  return () => {
    listening.abort();
    document.documentElement.removeAttribute("data-typing");
    if (atHand !== "decided") return;
    keys.moved();
    keys.isInText = false;
  };
}

/** A field of the document's own: its text, its title. */
const isOfText = (target: EventTarget | null): boolean =>
  isField(target) && target instanceof Element && target.closest("#document") !== null;

/** The text under its marks, and none of its controls. */
const isOfMarkedText = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest("#document .is-proof") !== null &&
  target.closest(".mark, a, button") === null;

/** The name of a field of the document: `text`, where that is rich. */
const nameOf = (field: EventTarget | null): string =>
  field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement ? field.name : "text";

export const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("a, button, summary") !== null;

export const isField = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest("input:not(.mark-box), textarea, select, [contenteditable], dialog") !== null;
