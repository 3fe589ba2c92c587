/** A sentence where it stands, and how a sign of something worth asking is looked for in it. */

import type { Statement } from "../../layout/statements.ts";
import { past } from "../../text-kind/reading.ts";
import { reported } from "../cues.ts";
import type asked from "../sheets/stops.json";

export type Feature = keyof typeof asked;

/** A sentence with what is told in it, and what stands around it. */
export interface Place {
  /** The sentence without what stands between quotation marks. */
  told: string;
  line: string;
  words: number;
  item: boolean;
  at: number;
  all: readonly Statement[];
  /** The sentences before and after it in its paragraph; empty for none. */
  before: string;
  after: string;
  /** The sentence with those two; the whole of its paragraph; the whole of the text. */
  around: string;
  beside: string;
  text: string;
  /** The heading over it all; empty for none. */
  title: string;
  /** The only one of its paragraph. */
  alone: boolean;
  /** Number of its paragraph from 0, and how many there are. */
  paragraph: number;
  paragraphs: number;
  /** Things that stand at the beginning and at the end of the text. */
  motifs: readonly string[];
}

/** The word that shows a feature, empty for the whole sentence; null where it is not there. */
export type Sign = (place: Place) => string | null;

/** The first group of a pattern as it stands in what is told; null where nothing is found. */
export const word =
  (pattern: RegExp, unless?: RegExp): ((place: Pick<Place, "told">) => string | null) =>
  ({ told }) => {
    if (unless?.test(told) === true) return null;
    const match = pattern.exec(told);
    return match ? (match.slice(1).find(Boolean) ?? "") : null;
  };

/** The first group of a pattern in the writer's own claim; null in what others say and in what is past. */
export const claimed =
  (pattern: RegExp, unless?: RegExp): Sign =>
  (place) =>
    reported.test(place.told) || past.test(place.told) || spoken.test(place.line)
      ? null
      : word(pattern, unless)(place);

/** A feature that the whole sentence shows. */
export const when =
  (shows: (place: Place) => boolean): Sign =>
  (place) =>
    shows(place) ? "" : null;

/** A feature, what it is worth to stop at from 1 to 10, and what tells it. */
export type Signs = readonly (readonly [Feature, number, Sign])[];

/** Longer sentences are not quoted. */
export const mostWords = 45;
export const spoken = /["“”]|(?<!\p{L})['‘][^'‘’]{3,}['’](?!\p{L})/u;
export const months = "January|February|March|April|May|June|July|August|September|October|November|December";
