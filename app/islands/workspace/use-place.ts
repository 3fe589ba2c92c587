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

/** What takes the focus from a control that is gone, by the page's state. */
const nextControl: Readonly<Record<string, string>> = {
  running: '#main [name="intent"][value="stop"]',
  review: '#main [name="intent"][value="keep"]',
  interrupted: '#main [name="intent"][value="again"]',
  conflict: '#main [name="intent"][value="mine"]',
  history: ".hist-list a",
};

/**
 * Keeps the writer's place while the sheet turns from text to marks and back: how far the window is scrolled, and who
 * has the focus. `state` is the kind of the page's state; `held`: the text is to have the focus at first.
 */
export function usePlace(state: string, held = false): RefObject<Caret> {
  const caret = useRef<Caret>({ at: null, held, left: null });
  const scrolled = useRef<{ by: number; text: number } | null>(null);
  const before = useRef(state);

  // Taken off in the very commit that changes the sheet: what the browser then scrolls by itself is not the writer's.
  useLayoutEffect(() => {
    if (state !== "editing") return undefined;
    // The browser may have scrolled to where a visit before this one was.
    scrolled.current ??= { by: window.scrollY, text: textTop() };
    const note = (): void => {
      scrolled.current = { by: window.scrollY, text: textTop() };
    };
    window.addEventListener("scroll", note, { passive: true });
    return () => window.removeEventListener("scroll", note);
  }, [state]);

  useLayoutEffect(() => {
    const last = before.current;
    if (last === state) return;
    before.current = state;
    if (scrolled.current && holding.has(state)) holdText(scrolled.current);
    if (state === "conflict" || (state === "history" && !isBeside())) window.scrollTo(0, 0);
    if (state === "review") showMark();
    const isNowhere = document.activeElement === document.body;
    // The text's field takes the focus when it stands, which after a review that the page began with is later.
    caret.current.held = state !== "editing" || (last === "review" && isNowhere);
    if (!isNowhere) return;
    const next = nextControl[state];
    if (next) document.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
  }, [state]);

  return caret;
}

/** Keeps the caret of the textarea that the editor is about to replace. */
export function noteCaret(area: HTMLTextAreaElement, caret: Caret): void {
  if (area !== document.activeElement) return;
  // Between two paragraphs a document has two positions, as their Markdown has two line ends.
  caret.at = area.selectionStart + 1;
  caret.held = true;
}

/** The states whose sheet shows the same words. */
const holding = new Set(["editing", "review", "history"]);

/**
 * What stands over the text is not the same in all of them: the words stay where they were read. Where the window is at
 * its top already, the place of what stood there stays empty.
 */
function holdText({ by, text }: { by: number; text: number }): void {
  const moved = textTop() - text;
  window.scrollTo(0, by === 0 ? 0 : Math.max(0, by + moved));
  const missing = -(by + moved);
  const sheet = textOf();
  if (sheet && missing > 0) sheet.style.paddingTop = `${missing}px`;
}

const textOf = (): HTMLElement | null => document.querySelector<HTMLElement>(".page-sheet .doc");

/** Pixels from the top of the page to the text. */
const textTop = (): number => window.scrollY + (textOf()?.getBoundingClientRect().top ?? 0);

/** Whether the open panel stands beside the sheet, and not over it or under it. */
function isBeside(): boolean {
  const panel = document.querySelector(".panel")?.getBoundingClientRect();
  const sheet = document.querySelector(".page-sheet")?.getBoundingClientRect();
  return panel !== undefined && sheet !== undefined && panel.left >= sheet.right;
}

/** Brings the first mark into view where none is. */
function showMark(): void {
  const marks = [...document.querySelectorAll(".is-proof :is(ins, del, hr)")];
  const inView = marks.some((mark) => {
    const { top, bottom } = mark.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  });
  if (!inView) marks[0]?.scrollIntoView({ block: "center" });
}
