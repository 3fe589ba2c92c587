/** What two readers ask about a text of a kind, the second going on from the first: written once, by somebody who teaches writing. */

import { amountsApart } from "./amounts.ts";
import { type Anchor, lineAt } from "./anchors.ts";
import { remember } from "../../prose/remember.ts";
import { filled } from "./slots.ts";
import { headsOf } from "./heads.ts";
import { sortOf } from "./sorts.ts";
import { sumApart } from "./sums.ts";
import anchored from "./sheets/anchored.json" with { type: "json" };
import written from "./sheets/exchanges.json" with { type: "json" };
import stock from "./sheets/stops.json" with { type: "json" };

/** Two questions that are true of any text of their kind, and good where it does not answer them. */
interface Written {
  first: string;
  second: string;
  /** The sentence of the text that the first one speaks of. */
  at?: Anchor;
  /** Where one of these words stands, the text answers. */
  unless?: readonly string[];
  /** Where a heading has one of these words, its part of the text answers. */
  under?: readonly string[];
  /** Where one of these is spoken of, it has been asked. */
  beside?: readonly Anchor[];
}

/** Two questions about a sentence of a text of some kinds; `{word}` in the first are the words that show it. */
interface Anchored {
  at: Anchor;
  of: readonly string[];
  first: string;
  second: string;
  /** Where one of these words stands, the text answers. */
  unless?: readonly string[];
  /** Asked only where nothing else is. */
  wide?: boolean;
}

export interface Exchange {
  first: string;
  second: string;
  /** The sentence that is quoted over the first; empty for none. */
  line: string;
  /** Which sentence of the text it is, and of which paragraph; beyond all of them for none. */
  at: number;
  paragraph: number;
  /** By what the sentence is known; null for none. */
  by: Anchor | null;
  /** Beside what it asks nothing new. */
  beside: readonly Anchor[];
}

/** What can be asked about a text. */
export interface Exchanges {
  /** About the whole, to begin with. */
  opens: readonly Exchange[];
  /** About sentences that claim more than they show or leave something open, the ones first that a reader would least pass over. */
  points: readonly Exchange[];
  /** About what nearly every text has, where none of those stands. */
  wide: readonly Exchange[];
  /** About what comes after, to end with. */
  closes: readonly Exchange[];
}

type OfKind = Readonly<Record<"opens" | "closes", readonly Written[]>>;
const byKind = written as Readonly<Record<string, OfKind>>;
const ofAnchors = anchored as readonly Anchored[];

const answers = (text: string, words: readonly string[]): boolean =>
  words.some((word) => new RegExp(String.raw`(?<!\p{L})${word}(?!\p{L})`, "iu").test(text));

/** An exchange with its sentence; null where the text answers it or does not have one. */
function standing(
  text: string,
  { first, second, at, unless = [], under = [], beside = [] }: Written,
): Exchange | null {
  if (answers(text, unless) || headsOf(text).some((head) => answers(head, under))) return null;
  const none = { line: "", at: Infinity, paragraph: -1, by: null };
  if (at === undefined) return { ...none, first, second, beside };
  const here = lineAt(text, at);
  const told = here && filled(first, { word: here.word });
  if (!here || told === null) return null;
  const { line, paragraph } = here;
  return { first: told, second, line, at: here.at, paragraph, by: at, beside };
}

/** What is asked about two figures that do not agree. */
function inFigures(
  { first, second }: Written,
  apart: Readonly<Record<"word" | "other", string>> | null,
): Exchange[] {
  const told = apart && filled(first, { ...apart });
  return told ? [{ first: told, second, line: "", at: -1, paragraph: -1, by: null, beside: [] }] : [];
}

/** The exchanges that a text does not answer, in their order; those whose sentence it does not have are left out. */
export const exchangesOf: (text: string) => Exchanges = remember((text) => {
  const sort = sortOf(text);
  const own = byKind[sort] ?? byKind["other"];
  const all = (some: readonly Written[] = []): Exchange[] => some.flatMap((one) => standing(text, one) ?? []);
  const ofMoney = [...inFigures(stock.sums, sumApart(text)), ...inFigures(stock.amounts, amountsApart(text))];
  const known = byKind[sort] ? sort : "other";
  const anchors = ofAnchors.filter(({ of }) => of.includes(known));
  return {
    opens: all(own?.opens),
    points: [...ofMoney.slice(0, 1), ...all(anchors.filter(({ wide }) => wide !== true))],
    wide: all(anchors.filter(({ wide }) => wide === true)),
    closes: all(own?.closes),
  };
}, 4);
