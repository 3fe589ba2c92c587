import type { EditorState } from "prosemirror-state";
import { type RefObject, useLayoutEffect, useRef } from "react";

/** Where the writer's caret is, and whether it is to have the focus when the text's field stands again. */
export interface Caret {
  /** A position in the document; null before there was one. */
  at: number | null;
  held: boolean;
  /** The editor as it was left: its history goes on when the text comes back. */
  left: EditorState | null;
}

/** What takes the focus from a control that is gone, by the page's state: the value of a button's `intent`. */
const nextControl: Readonly<Record<string, string>> = {
  running: "stop",
  review: "keep",
  interrupted: "again",
  conflict: "save",
};

/**
 * Keeps the writer's place while the sheet turns from text to marks and back: how far the window is scrolled, and who
 * has the focus. `state` is the kind of the page's state.
 */
export function usePlace(state: string): RefObject<Caret> {
  const caret = useRef<Caret>({ at: null, held: false, left: null });
  const scrolled = useRef({ by: 0, text: 0 });
  const before = useRef(state);

  // Taken off in the very commit that changes the sheet: what the browser then scrolls by itself is not the writer's.
  useLayoutEffect(() => {
    if (state !== "editing") return undefined;
    const note = (): void => {
      scrolled.current = { by: window.scrollY, text: textTop() };
    };
    window.addEventListener("scroll", note, { passive: true });
    return () => window.removeEventListener("scroll", note);
  }, [state]);

  useLayoutEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (state === "editing" || state === "review") {
      const { by, text } = scrolled.current;
      // What stands over the text is not the same in both: the words stay where they were read.
      window.scrollTo(0, by === 0 ? 0 : Math.max(0, by + textTop() - text));
    }
    if (state === "review") showMark();
    caret.current.held = state !== "editing";
    if (document.activeElement !== document.body) return;
    document
      .querySelector<HTMLElement>(`#main [name="intent"][value="${nextControl[state] ?? ""}"]`)
      ?.focus({ preventScroll: true });
  }, [state]);

  return caret;
}

/** Pixels from the top of the page to the text. */
const textTop = (): number =>
  window.scrollY + (document.querySelector("#document .doc")?.getBoundingClientRect().top ?? 0);

/** Brings the first mark into view where none is. */
function showMark(): void {
  const marks = [...document.querySelectorAll(".is-proof :is(ins, del, hr)")];
  const inView = marks.some((mark) => {
    const { top, bottom } = mark.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });
  if (!inView) marks[0]?.scrollIntoView({ block: "center" });
}
