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
  /** All that stands in the two sentences after it, wherever a paragraph ends. */
  next: string;
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

/** Prices, times, numbers to ring and addresses: nothing is asked of them but what they cost or when. */
const details =
  /[£$€]\s?\d|\b\d{1,2}[.:]\d\d\b|\b\d{1,2} ?[ap]\.?m\b|\b\d{5,}\b|\b\d{3,} \d{3,}\b|@|\bpp\b|\bwww\.|\b\d+ (?:miles?|metres|km|yards)\b|\b\p{Lu}\p{Ll}+ (?:Street|Road|Lane|Avenue|Square|Terrace)\b|\b(?:[Oo]pen|[Dd]oors|[Tt]ickets|[Aa]dmission|[Dd]oubles|[Tt]rains?|[Bb]uses|[Cc]inemas?|[Cc]ertificate|[Pp]ress)\b[^.;]{0,24}(?:\d|from|until|leaves?|daily|\p{Lu}\p{Ll}+days?\b)/u;
const directions =
  /\b(?:turn|bear|keep|go|walk|head|cross|climb)\b[^.;]{0,20}\b(?:left|right|north|south|east|west|up|down|along|across|past|over)\b/i;

/** Whether a sentence gives prices, times, addresses or ways and nothing else that could be asked about. */
export const informs = (told: string): boolean => details.test(told) || directions.test(told);

export const praised =
  "unique|exciting|beautiful|wonderful|perfect|delicious|stunning|amazing|fantastic|excellent|outstanding|superb|brilliant|world-class|high-quality|friendly|lovely|gorgeous|passionate|vibrant|exceptional|unforgettable|remarkable|magnificent|extraordinary|memorable|charming|delightful|convincing|gripping|moving|funny|warm|helpful|attentive|efficient|polite|stylish|elegant|clever|poignant|powerful|compelling|haunting|witty";
const judging = new RegExp(
  String.raw`\b(?:${praised}|best|worst|better|worse|worth|recommend\w*|disappoint\w*|dull|fine|poor|bad|good|great|easy|hard|tired|bland|stale|overpriced|greasy|flat|slow|clumsy|uneven|tedious|careful|charming|fair|honest|pleasure|triumph|mess|waste|masterpiece|I would (?:walk on|go (?:back|again)|stay away|come back|not bother|wait|return|rather)|nowhere|feels? (?:a bit |a little )?like|a great deal to do)\b`,
  "i",
);

/** Whether a sentence judges what it speaks of. */
export const judges = (told: string): boolean => judging.test(told) && !informs(told);

/** A phrase that shows a feature and what it is worth; `unless` another one is in the sentence, or the next one goes into it. */
type Phrase = readonly [feature: Feature, worth: number, pattern: RegExp, unless?: RegExp, next?: RegExp];

/** Features that a phrase of the writer’s own shows, outside all speech. */
export const phrasesOf = (phrases: readonly Phrase[]): Signs =>
  phrases.map(([feature, worth, pattern, unless, next]) => [
    feature,
    worth,
    (place) =>
      spoken.test(place.line) || next?.test(place.next) === true ? null : word(pattern, unless)(place),
  ]);
