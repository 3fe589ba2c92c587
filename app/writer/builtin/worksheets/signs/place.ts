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

/** What a role cares for: what one sees, what one believes, what is to be done, how it is known. */
export type Care = "sees" | "believes" | "does" | "asks";

/** The writer's words that show a sign, empty for the whole sentence, or those of two sentences; null where it is not there. */
export type Shows = (place: Place) => string | { word: string; other: string } | null;

/** What others say or think, told by the writer. */
export const reported =
  /\b(?:say|says|said|think|thinks|thought|argue|argues|argued|claims?|claimed|insists?|insisted|believes?|believed|told|asked|wrote|according to|supposed to)\b/i;
export const spoken = /["“”]|(?<!\p{L})['‘][^'‘’]{3,}['’](?!\p{L})/u;

/** Prices, times, numbers to ring, addresses and ways: nothing in them is left open. */
const details =
  /[£$€]\s?\d|\b\d{1,2}[.:]\d\d\b|\b\d{1,2} ?[ap]\.?m\b|\b\d{5,}\b|\b\d{3,} \d{3,}\b|@|\bpp\b|\bwww\.|\b\d+ (?:miles?|metres|km|yards)\b|\b\p{Lu}\p{Ll}+ (?:Street|Road|Lane|Avenue|Square|Terrace)\b|\b(?:[Oo]pen|[Dd]oors|[Tt]ickets|[Aa]dmission|[Dd]oubles|[Tt]rains?|[Bb]uses|[Cc]inemas?|[Cc]ertificate|[Rr]ated|[Rr]unning time:?|[Pp]ress)\b[^.;]{0,24}(?:\d|PG|from|until|leaves?|daily|\p{Lu}\p{Ll}+days?\b)/u;
export const informs = (told: string): boolean => details.test(told);

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

/** A sign, its worth from 1 to 10, the role that cares for it, and what tells it. */
export type Row = readonly [SignName, number, Care, Shows];

/** A name of somebody or something. */
export const names = String.raw`\p{Lu}[\p{L}'’-]+`;
export const amount =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|half|dozen)\b/i;
export const reason =
  /\b(?:because|since|so that|as a result|due to|thanks to|in order to|to (?:save|avoid|keep|make|stop))\b|\bthe reason\b/i;
/** A day or a time by which something is to be. */
export const day =
  /\b(?:today|tomorrow|tonight|by|before|within|on|in|until) (?:the )?(?:\d|end|January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|spring|summer|autumn|winter)|\b(?:tomorrow|tonight|next (?:week|month|year|spring)|this (?:week|month))\b/i;
export const example =
  /\b(?:for example|for instance|such as|namely|including|in other words|that is,|i mean|first(?:ly)?,)/i;
export const quoted = /["“”]/;

/** A sign that nothing beside the sentence answers. */
export const unless =
  (...patterns: readonly RegExp[]) =>
  (shows: Shows): Shows =>
  (place) =>
    patterns.some((one) => one.test(place.around)) ? null : shows(place);
/** The same, where only what follows could answer. */
export const unlessBehind =
  (...patterns: readonly RegExp[]) =>
  (shows: Shows): Shows =>
  (place) =>
    patterns.some((one) => one.test(`${place.line} ${place.next?.text ?? ""}`)) ? null : shows(place);
/** Only where a paragraph closes, so that the next sentence does not tell. */
export const closing =
  (shows: Shows): Shows =>
  (place) =>
    place.closes ? shows(place) : null;
/** In speech too. */
export const aloud =
  (pattern: RegExp): Shows =>
  (place) =>
    word(pattern)({ ...place, told: place.line });
/** Where the text nowhere speaks of it. */
export const nowhere =
  (pattern: RegExp, shows: Shows): Shows =>
  (place) =>
    pattern.test(place.text.replace(place.line, " ")) ? null : shows(place);
