/** A sentence where it stands, and how a sign of something a reader wants to know is looked for in it. */

import type { Statement } from "../../layout/statements.ts";
import type asked from "../sheets/stops.json";

export type SignName = keyof typeof asked.signs;

/** A sentence with what is told in it, and what stands around it. */
export interface Place {
  /** The sentence without what stands between quotation marks. */
  told: string;
  line: string;
  words: number;
  item: boolean;
  /** The sentences beside it, also over the end of a paragraph; nothing for none. */
  before: Statement | undefined;
  next: Statement | undefined;
  /** The sentence with the one before it and the two behind. */
  around: string;
  /** The whole text in one line, and what of it stands before the sentence. */
  text: string;
  earlier: string;
  /** All sentences of the text, and which of them this is. */
  lines: readonly string[];
  at: number;
  /** Whether its paragraph closes with it, so that the next sentence tells no more. */
  closes: boolean;
  /** The question in the line above its paragraph, where it is the first sentence; empty for none. */
  question: string;
  /** What the text counts as: its kind and its genres. */
  forms: ReadonlySet<string>;
}

/** The writer's words that show a sign, empty for the whole sentence, or those of two sentences; null where it is not there. */
export type Shows = (place: Place) => string | { word: string; other: string } | null;

/** A pattern's first group as it stands in what is told; null where nothing is found, or where `unless` stands beside it. */
export const word =
  (pattern: RegExp, unless?: RegExp): Shows =>
  ({ told, around }) => {
    const match = pattern.exec(told);
    if (!match || unless?.test(around) === true) return null;
    return match.slice(1).find(Boolean) ?? "";
  };

/** What a sentence shows in texts that count as one of these and as none of those behind a `!`. */
export const among =
  (names: string, shows: Shows): Shows =>
  (place) => {
    const all = names.split(" ");
    const wanted = all.filter((one) => !one.startsWith("!"));
    const isOut = all.some((one) => one.startsWith("!") && place.forms.has(one.slice(1)));
    return isOut || (wanted.length > 0 && !wanted.some((one) => place.forms.has(one))) ? null : shows(place);
  };

/** A sign, and what tells it. */
export type Row = readonly [SignName, Shows];
