/** A text as the signs of its kind are looked for in it. */

import { blocksOf, type PlacedBlock } from "../../prose/blocks.ts";
import { sentencesOf } from "../../prose/sentences.ts";
import { plainOf } from "../../prose/words.ts";

export interface Reading {
  /** The Markdown with plain line ends and double quotation marks, where the blocks have their places. */
  source: string;
  blocks: readonly PlacedBlock[];
  /** Headings, paragraphs and items, plain. */
  lines: readonly string[];
  /** Paragraphs alone. */
  paragraphs: readonly string[];
  sentences: readonly string[];
  /** The sentences without what stands between quotation marks. */
  told: readonly string[];
  /** All that is told, in one. */
  telling: string;
}

/** Speech between single quotation marks, apostrophes inside it left out of account. */
const single =
  /(?<=^|[\s(—–-])['‘]([^'‘’\n]{2,400}(?:['’]\p{L}[^'‘’\n]{0,400}){0,12})['’](?=$|[\s.,;:!?)—–-])/gmu;
const quoted = /[“"][^“”"]*(?:[”"]|$)/g;

/** The sentences of a line without what stands between quotation marks: one may run over several of them. */
export const toldIn = (line: string): string[] =>
  sentencesOf(line.replace(quoted, " ")).filter((one) => /\p{L}/u.test(one));

export function readingOf(markdown: string): Reading {
  const source = markdown.replace(/\r\n?/g, "\n").replace(single, "“$1”");
  const blocks = blocksOf(source).filter(({ text }) => text.trim() !== "");
  const lines = blocks
    .filter(({ kind }) => kind !== "table" && kind !== "code")
    .flatMap(({ text }) => plainOf(text).split("\n"));
  const paragraphs = blocks.filter(({ kind }) => kind === "paragraph").map(({ text }) => plainOf(text));
  const sentences = paragraphs.flatMap((one) => sentencesOf(one));
  const told = paragraphs.flatMap((one) => toldIn(one));
  return { source, blocks, lines, paragraphs, sentences, told, telling: told.join(" ") };
}

/** How many of the texts show a sign. */
export const count = (texts: readonly string[], pattern: RegExp): number =>
  texts.filter((text) => pattern.test(text)).length;

/** Which part of the texts shows a sign. */
export const share = (texts: readonly string[], pattern: RegExp): number =>
  count(texts, pattern) / Math.max(1, texts.length);

/** How many of the patterns stand in a text. */
export const signs = (text: string, patterns: readonly RegExp[]): number =>
  patterns.filter((pattern) => pattern.test(text)).length;

/** How many different words a global pattern finds. */
export const different = (text: string, pattern: RegExp): number =>
  new Set(text.match(pattern)?.map((word) => word.toLowerCase())).size;

export const self = /\b(?:I|me|[Mm]y|[Mm]ine|myself)\b/;
export const speaker = /\b(?:I|[Mm]y|me|[Ww]e|[Oo]ur|us)\b/;
export const past =
  /(?<![\p{L}-])(?:was|were|had|did|said|went|came|took|made|found|read|kept|knew|put|saw|stood|got|gave|told|thought|sold|left|ran|sat|lay|held|brought|bought|caught|spent|slept|met|paid|rang|wrote|began|fell|felt|heard|(?!(?:need|indeed|speed|seed|feed|weed|reed|shed|hundred|exceed|proceed|succeed|red)(?!\p{L}))\p{L}{2,}ed)(?!\p{L})/u;

/** A sum of money. */
export const priced = /[£$€]\s?\d/;
