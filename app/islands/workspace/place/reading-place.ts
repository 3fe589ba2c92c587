import { coveredTop } from "../covered-top.ts";
import { findPassage, type Passage } from "./passage.ts";

/** Where a writer reads. */
export interface ReadingPlace {
  /** Paragraphs in view, first the one that is read: written in, or that of the mark in focus, or nearest the window's middle. */
  seen: readonly { passage: Passage; top: number }[];
  /** Pixels from the window's top to the text. */
  text: number | null;
  /** Pixels that the text is high. */
  height: number;
  /** How far the window is scrolled. */
  scrolled: number;
}

/** The most paragraphs that are looked for: one of them is likely to stand on the next sheet too. */
const most = 8;

/**
 * Looks where the writer reads.
 * @param ledTo the mark that the page was scrolled to, for whoever has not moved since
 * @param typedIn the paragraph that somebody writes in
 */
export function readPlace(ledTo: Element | null, typedIn: Passage | null): ReadingPlace {
  const blocks = shownBlocks();
  const written = typedIn && blocks[findPassage(typedIn, passagesOf(blocks))];
  const covered = coveredTop();
  const middle = window.innerHeight / 2;
  const marked = document.activeElement?.matches("#document .mark-box") ? document.activeElement : ledTo;
  const focused = written ?? marked;
  const near = blocks
    .map((block, index) => ({ block, index, box: block.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom > covered && box.top < window.innerHeight)
    .map((one) => ({ ...one, away: one.block.contains(focused) ? -1 : awayFrom(middle, one.box) }))
    .toSorted((one, other) => one.away - other.away)
    .slice(0, most);
  return {
    seen: near.map(({ block, index, box }) => ({
      passage: passageOf(block, index / blocks.length),
      top: box.top,
    })),
    text: textOf()?.getBoundingClientRect().top ?? null,
    height: heightOfText(),
    scrolled: window.scrollY,
  };
}

/** The paragraph of the text that something stands in; null for what stands elsewhere. */
export function passageAround(node: Node | null): Passage | null {
  const blocks = shownBlocks();
  const index = blocks.findIndex((block) => block.contains(node));
  const block = blocks[index];
  return block && node ? passageOf(block, index / blocks.length) : null;
}

/** Pixels that the text on the page is high. */
export const heightOfText = (): number => textOf()?.getBoundingClientRect().height ?? 0;

const textOf = (): HTMLElement | null => document.querySelector<HTMLElement>(".page-sheet .doc");

/**
 * Scrolls the window so that what was read is where it was; where nothing of it stands on the present sheet, as far as it
 * was scrolled. With `room`, a sheet that ends too soon for that, or begins too late, is made longer.
 */
export function holdPlace({ seen, scrolled }: ReadingPlace, room: boolean): void {
  const sheet = document.querySelector<HTMLElement>(".page-sheet");
  if (sheet) sheet.style.minHeight = "";
  const blocks = shownBlocks();
  const passages = passagesOf(blocks);
  for (const { passage, top } of seen) {
    const block = blocks[findPassage(passage, passages)];
    if (!block) continue;
    scrollTo(window.scrollY + block.getBoundingClientRect().top - top, room ? sheet : null);
    return;
  }
  scrollTo(scrolled, room ? sheet : null);
}

/** The same for the beginning of the text, whatever becomes of its paragraphs. */
export function holdText({ text, scrolled }: ReadingPlace): void {
  const sheet = document.querySelector<HTMLElement>(".page-sheet");
  const now = textOf()?.getBoundingClientRect().top;
  if (text === null || now === undefined) scrollTo(scrolled, sheet);
  else scrollTo(window.scrollY + now - text, sheet);
}

function scrollTo(to: number, sheet: HTMLElement | null): void {
  if (sheet) makeRoom(sheet, to);
  window.scrollTo({ top: to, behavior: "instant" });
}

function makeRoom(sheet: HTMLElement, to: number): void {
  // Twice: what is around the sheet may have had room for some of it.
  for (let time = 0; time < 2; time++) {
    const below = to - (document.documentElement.scrollHeight - window.innerHeight);
    if (below > 0) sheet.style.minHeight = `${sheet.offsetHeight + Math.ceil(below)}px`;
  }
  const above = Math.max(0, -to);
  const text = textOf();
  if (text && above > 0) text.style.paddingTop = `${above}px`;
}

const kinds = "p, h2, h3, h4, li, pre";

/** The sheet's paragraphs that are shown, none of them within another one. */
const shownBlocks = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`.page-sheet .doc :is(${kinds})`)]
    .filter((block) => !block.querySelector(kinds) && block.checkVisibility())
    .filter((block) => block.textContent.trim() !== "");

/** How far a point is from what stands between a top and a bottom. */
const awayFrom = (point: number, { top, bottom }: DOMRect): number =>
  Math.max(0, top - point, point - bottom);

const passageOf = (block: HTMLElement, at: number): Passage => ({
  texts: [...new Set([wordsOf(block, "ins"), wordsOf(block, "del")])],
  at,
});

const passagesOf = (blocks: readonly HTMLElement[]): Passage[] =>
  blocks.map((block, index) => passageOf(block, index / blocks.length));

/** The words of a paragraph without one kind of marks, and without what only marks have. */
function wordsOf(block: HTMLElement, without: "ins" | "del"): string {
  const own = `${without}, .sr, .mk-anchor, .mark-word, .ghost, .ghost-hint`;
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  let words = "";
  for (let text = walker.nextNode(); text; text = walker.nextNode())
    if (!text.parentElement?.closest(own)) words += text.nodeValue ?? "";
  return words.replaceAll(/\s+/g, " ").trim();
}
