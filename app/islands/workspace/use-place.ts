import type { EditorState } from "prosemirror-state";
import { createElement, type ReactNode, type RefObject, useLayoutEffect, useState } from "react";
import type { DocumentJson } from "#app/document/stored.ts";
import { BeforeChange } from "./place/before-change.ts";
import type { Passage } from "./place/passage.ts";
import {
  heightOfText,
  holdPlace,
  holdText,
  passageAround,
  type ReadingPlace,
  readPlace,
} from "./place/reading-place.ts";
import { clearView } from "./review/mark-place.ts";
import { pressedPlace } from "./review/pressed-place.ts";
import { mostBehind, type Spot } from "./review/waiting-words.ts";

/** Where the writer's caret is, and whether it is to have the focus when the text's field stands again. */
export interface Caret {
  /** The end of what is selected; null before there was one. */
  spot: Spot | null;
  held: boolean;
  /** The editor as it was left: its history goes on when the text comes back. */
  left: EditorState | null;
  /** The text before the edit that the page began with: where no editor was left, its history begins with it. */
  before: DocumentJson | null;
}

/** What takes the focus from a control that is gone, by the page's state. */
const nextControl: Readonly<Record<string, string>> = {
  running: '#main [name="intent"][value="stop"]',
  // A control that decides would take what somebody typing presses next.
  review: "#main .review",
  interrupted: '#main [name="intent"][value="again"]',
  conflict: "#main .review",
  history: ".hist-list a",
};

interface PlaceOptions {
  /** The kind of the page's state. */
  state: string;
  /** Everything that what stands on the sheet, and how wide it is, depends on. */
  shown: string;
  /** A review's first mark is brought into view where none is. */
  seeks?: boolean;
  /** Something is being typed for the text, although it cannot come in yet: the line that it is typed in stays. */
  isTyping?: boolean;
}

/** Where a writer is on a page, through all sheets that it shows. */
class WriterPlace {
  readonly caret: RefObject<Caret>;
  /** Where was read before the last change. */
  private read: ReadingPlace | null = null;
  /** What had the focus when the text was left for another sheet, or when it was asked for. */
  private pressed: Element | null = null;
  /** Where the writer was when marks were asked for, how far it was scrolled then, and the mark that it was scrolled to. */
  private left: { place: ReadingPlace; scrolled: number; ledTo: Element | null } | null = null;
  private last: { state: string; shown: string } | null = null;
  /** What is typed while nothing may come into the text is typed there. */
  private typedIn: Passage | null = null;

  constructor(held: boolean) {
    this.caret = { current: { spot: null, held, left: null, before: null } };
  }

  /** Another sheet is asked for: what it was asked for by is switched off until it comes, and may lose the focus so. */
  notePress(): void {
    this.pressed = document.activeElement;
  }

  /** The place in the text before its marks at which one pressed in them; null where that cannot be told. */
  pressedAt(event: PointerEvent): Spot | null {
    const { left, before } = this.caret.current;
    this.typedIn = event.target instanceof Element ? passageAround(event.target) : null;
    const text = left ? (left.doc.toJSON() as DocumentJson) : before;
    return text && pressedPlace(event, text);
  }

  /** Another sheet is about to come. */
  look(isTyping: boolean): void {
    const last = this.last?.state ?? "";
    if (!isTyping) this.typedIn = null;
    else if (last === "editing") this.typedIn = passageAround(window.getSelection()?.focusNode ?? null);
    if (last === "editing" && !hasNoFocus()) this.notePress();
    // Whoever closes the list goes on from what opened it, and who brought a version back from the text.
    if (last === "history")
      this.caret.current.held = document.activeElement?.closest(".panel, .edbar") == null;
    const ledTo = this.hasStayed(window.scrollY) ? this.left?.ledTo : null;
    const now = readPlace(ledTo ?? null, this.typedIn);
    // While a text is being written, or no more than the beginning of one stands, the place is the one of before.
    if (this.read === null || (!passing.has(last) && now.seen.length > 0)) this.read = now;
  }

  /** Called in the very commit that changes the sheet: what the browser then scrolls by itself is not the writer's. */
  follow({ state, shown, seeks = true }: PlaceOptions): void {
    const { last } = this;
    if (last?.shown === shown) return;
    this.last = { state, shown };
    if (last === null) return;
    const isOther = last.state !== state;
    if (isOther && (state === "conflict" || (state === "history" && !isBeside()))) window.scrollTo(0, 0);
    else if (this.read) this.hold(this.read, state, isOther && state === "review" && seeks);
    // A text that was waited for at the page's top is read from its title on, unless its first mark is further down.
    if (passing.has(last.state) && this.read?.scrolled === 0 && !this.left?.ledTo) window.scrollTo(0, 0);
    stayScrolled();
    const isNowhere = hasNoFocus();
    if (isOther) this.caret.current.held = this.leadsToText(state, last.state, isNowhere);
    if (!isNowhere) return;
    const next = nextControl[state];
    if (next) document.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
    if (state === "editing" && passing.has(last.state)) focusLater(this.pressed);
  }

  /** Whether the text's field takes the focus when it stands, which after a review that the page began with is later. */
  private leadsToText(state: string, last: string, isNowhere: boolean): boolean {
    if (state === "editing") return last === "review" && isNowhere;
    // Where nothing comes of it, whoever asked goes on where that was.
    return !passing.has(state) || this.pressed === null || this.pressed.matches(textOrNothing);
  }

  private hold(read: ReadingPlace, state: string, seeks: boolean): void {
    const { left } = this;
    const hasStayed = state === "editing" && this.hasStayed(read.scrolled);
    this.left = null;
    // Whoever was led nowhere, and has not moved since, finds a text that is as high as it was where it was.
    if (left && hasStayed && !left.ledTo && Math.abs(left.place.height - heightOfText()) < 1)
      holdText(left.place);
    else if (seeks) {
      holdText(read);
      this.left = { place: read, ledTo: showMark(), scrolled: window.scrollY };
    } else holdPlace(read, !passing.has(state));
  }

  /** Whether the window is scrolled as it was when the marks came. */
  private hasStayed(scrolled: number): boolean {
    return this.left !== null && Math.abs(this.left.scrolled - scrolled) < 1;
  }
}

/** `held`: the text is to have the focus at first. */
export function useWriterPlace(held = false): WriterPlace {
  const [place] = useState(() => new WriterPlace(held));
  return place;
}

/**
 * Keeps the writer's place while one sheet takes another's place, such as marks the text's: what is read stays where it
 * is in the window, and the focus goes to what comes after the control that is gone.
 * @returns what has to stand on the page for that
 */
export function usePlace(
  place: WriterPlace,
  { state, shown, seeks = true, isTyping = false }: PlaceOptions,
): ReactNode {
  useLayoutEffect(
    () => place.follow({ state, shown, seeks: seeks && !isTyping }),
    [place, state, shown, seeks, isTyping],
  );
  return createElement(BeforeChange, { of: shown, look: () => place.look(isTyping) });
}

const textOrNothing = 'body, [contenteditable="true"], textarea[name="text"]';

/** States in which a text is being written, or was to be. */
const passing = new Set(["running", "failed", "interrupted", "declined"]);

/** The router's own word on how far the window is scrolled comes later in the same turn: on the way back, or to the top. */
function stayScrolled(): void {
  const top = window.scrollY;
  queueMicrotask(() => window.scrollY === top || window.scrollTo({ top, behavior: "instant" }));
}

/** Whether no control has the focus, or one that has been switched off, which the browser takes it from. */
function hasNoFocus(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.matches(":disabled");
}

/**
 * Once the page has been drawn for its new state, in which a control that was switched off may be on again, and a field
 * stands anew.
 */
function focusLater(control: Element | null): void {
  queueMicrotask(() => {
    const name = control?.getAttribute("name");
    const standing =
      control?.isConnected || !name
        ? control
        : document.querySelector(`#document [name="${CSS.escape(name)}"]`);
    if (standing instanceof HTMLElement && hasNoFocus()) standing.focus({ preventScroll: true });
  });
}

/** Keeps the text before an edit. */
export function noteBefore(before: DocumentJson | null, caret: Caret): void {
  caret.before = before;
}

/** Keeps the caret of the textarea that the editor is about to replace. */
export function noteCaret(area: HTMLTextAreaElement, caret: Caret): void {
  if (area !== document.activeElement) return;
  // Between two paragraphs a document has two positions, as their Markdown has two line ends.
  const { value, selectionStart } = area;
  const line = value.lastIndexOf("\n", selectionStart - 1) + 1;
  const behind = value.slice(Math.max(line, selectionStart - mostBehind), selectionStart);
  caret.spot = { at: selectionStart + 1, behind };
  caret.held = true;
}

/** Whether the open panel stands beside the sheet, and not over it or under it. */
function isBeside(): boolean {
  const panel = document.querySelector(".panel")?.getBoundingClientRect();
  const sheet = document.querySelector(".page-sheet")?.getBoundingClientRect();
  return panel !== undefined && sheet !== undefined && panel.left >= sheet.right;
}

/** What comes or goes without a word, such as an empty paragraph, is a mark that nobody sees. */
function isDrawn(mark: Element): boolean {
  const { width, height } = mark.getBoundingClientRect();
  return width > 0 && height > 0;
}

/** Brings the first mark into view where none is, or only under the bar that decides on them. @returns that mark, or null */
function showMark(): Element | null {
  const marks = [...document.querySelectorAll(".is-proof :is(ins, del, hr)")].filter(isDrawn);
  const view = clearView();
  const inView = marks.some((mark) =>
    [...mark.getClientRects()].some(({ top, bottom }) => top >= view.top && bottom <= view.bottom),
  );
  const [first = null] = marks;
  if (inView) return null;
  first?.scrollIntoView({ block: "center" });
  return first;
}
