/** Sentences of a text at which a talk can stop: each with what was found in it. */

import { tokensOf } from "../../prose/english/tokens.ts";
import { remember } from "../../prose/remember.ts";
import { countWords, plainOf } from "../../prose/words.ts";
import { type Statement, statementsOf } from "../layout/statements.ts";
import { slotsOf } from "./slots.ts";
import { type Feature, mostWords, type Place } from "./signs/place.ts";
import { signs } from "./signs/signs.ts";

export interface Stop {
  /** The sentence whole, without marks of emphasis; with a neighbour where it says too little alone. */
  line: string;
  /** The sentences that a question about it has to be held against: itself, the one before and the two behind. */
  around: string;
  paragraph: number;
  /** What was found in it, the weightiest first. */
  features: readonly Feature[];
  /** The writer's own word that shows each of them; empty where the whole sentence does. */
  words: Readonly<Partial<Record<Feature, string>>>;
}

/** A quotation of fewer words takes a neighbour. */
const fewestWords = 6;
/** What turns the sentence before it round, or goes on with it. */
const goesOn = /^(?:But|And|So|I also|He was also|She was also|They also|Perhaps|Maybe|Or|Not)\b/;

/** Says of the sentence before it where that comes from, or how simple it is. */
const goesBack =
  /^(?:Or |Any \p{Ll}+ (?:will|would|can|could) tell|It is as simple|Everyone knows|Everybody knows|Nobody explained|Don['’]t miss)/u;

const wholly = /^(\*\*|__|\*|_)(?=\S).+\1$/s;
const inOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
const balanced = (line: string): boolean =>
  (line.match(/["“”]/g)?.length ?? 0) % 2 === 0 && line.split("(").length === line.split(")").length;
const isWhole = (line: string, { item, words }: Statement): boolean =>
  /[.!?]["”’')]*$/.test(line) || (item && words >= 4);

/** All of a list item that stands before a sentence of it, or behind. */
const itemOf = (all: readonly Statement[], at: number, side: 1 | -1): string =>
  all
    .filter((one, place) => one.paragraph === all[at]?.paragraph && Math.sign(place - at) === side)
    .map(({ text, label }) => inOneLine(plainOf(label === "" ? text : `${label}: ${text}`)))
    .join(" ");

/** Nouns in the singular, with an article or an owner before them. */
const nounsOf = (statements: readonly Statement[]): string[] =>
  statements.flatMap(({ text }) => {
    const tokens = tokensOf(plainOf(text));
    return tokens.flatMap(({ key, tag, lemma }, at) =>
      tag === "NOUN" &&
      key === lemma &&
      key.length >= 3 &&
      !common.test(key) &&
      tokens[at + 1]?.tag !== "NOUN" &&
      /^(?:the|a|an|my|his|her|their|our)$/.test(tokens[at - 1]?.key ?? "")
        ? [key]
        : [],
    );
  });

/** Things that stand early in a text and again in its last paragraph. */
function motifsOf(all: readonly Statement[], paragraphs: number): string[] {
  if (paragraphs < 4) return [];
  const early = new Set(nounsOf(all.filter(({ paragraph }) => paragraph <= (all[0]?.paragraph ?? 0) + 1)));
  const late = nounsOf(all.filter(({ paragraph }) => paragraph === all.at(-1)?.paragraph));
  return [...new Set(late)].filter((one) => early.has(one));
}
const common =
  /^(?:time|day|night|year|week|month|morning|evening|afternoon|hour|minute|moment|thing|way|place|man|woman|person|people|child|boy|girl|father|mother|dad|mum|mom|son|daughter|brother|sister|wife|husband|friend|niece|nephew|neighbour|neighbor|grandmother|grandfather|uncle|aunt|driver|doctor|teacher|world|life|end|beginning|side|part|bit|kind|sort|lot|one|other|rest|same|word|name|number|idea|fact|reason|case|front|back|top|middle|first|last|next|right|left|half|summer|winter|spring|autumn|house|home|room|door|car|road|kitchen|street|school|town|village|table|garden|shop|window|wall|floor|bed|bus|train|boat)$/;

/** The sentences of a text that can be stopped at, in its order. */
export const stopsOf: (text: string) => readonly Stop[] = remember((text) => {
  const plain = inOneLine(plainOf(text));
  const said = statementsOf(text).filter((one) => !one.courtesy && !wholly.test(one.text.trim()));
  const all = said.slice(0, said.findLastIndex((one) => one.words > 3 || isWhole(one.text, one)) + 1);
  const order = [...new Set(all.map(({ paragraph }) => paragraph))];
  const { title = "" } = slotsOf(text);
  const motifs = motifsOf(all, order.length);
  const besides = new Map<number, string>();
  for (const { paragraph, text: one } of all)
    besides.set(paragraph, `${besides.get(paragraph) ?? ""} ${inOneLine(plainOf(one))}`);
  return all.flatMap((one, at): Stop[] => {
    const line = inOneLine(plainOf(one.text));
    const beside = (step: 1 | -1): string => {
      const other = all[at + step];
      return other?.paragraph === one.paragraph ? inOneLine(plainOf(other.text)) : "";
    };
    const [before, after] = one.item ? [itemOf(all, at, -1), itemOf(all, at, 1)] : [beside(-1), beside(1)];
    const asks = line.includes("?", line.length - 3) && at < all.length - 1;
    if (!isWhole(line, one) || asks || one.label !== "" || one.words > mostWords) return [];
    const place: Place = {
      told: /^['‘]/.test(line)
        ? ""
        : line.replace(/["“][^"“”]*["”]|(?<!\p{L})['‘][^'‘’]{3,}['’](?!\p{L})/gu, " "),
      line,
      words: one.words,
      item: one.item,
      at,
      all,
      before,
      after,
      next: all
        .slice(at + 1, at + 3)
        .map((other) => inOneLine(plainOf(other.text)))
        .join(" "),
      around: [before, line, after].join(" "),
      beside: besides.get(one.paragraph) ?? "",
      text: plain,
      title,
      alone: before === "" && after === "",
      paragraph: order.indexOf(one.paragraph),
      paragraphs: order.length,
      motifs,
    };
    const found = signs.flatMap(([feature, , shows]) => {
      const shown = shows(place);
      return shown === null ? [] : [[feature, shown] as const];
    });
    const quoted = quotedOf(one, line, before, after, plain, at === all.length - 1);
    if (found.length === 0 || quoted === "") return [];
    return [
      {
        line: quoted,
        around: `${place.around} ${place.next}`,
        paragraph: one.paragraph,
        features: found.map(([feature]) => feature),
        words: Object.fromEntries(found),
      },
    ];
  });
}, 4);

/** The sentence with the neighbour that it needs, an item whole; empty where it cannot be quoted so that it is understood. */
function quotedOf(
  { words, item, points }: Statement,
  line: string,
  before: string,
  after: string,
  plain: string,
  final: boolean,
): string {
  const short = words < fewestWords || goesBack.test(line) || (points && words < fewestWords + 4);
  const joined = [
    (short || item) && /^[^\p{Ll}]/u.test(before) ? before : "",
    line,
    goesOn.test(after) || item || (words < fewestWords && before === "") ? after : "",
  ]
    .filter(Boolean)
    .join(" ");
  const fits = (one: string): boolean => balanced(one) && plain.includes(one) && one.length <= 420;
  const enough = final || countWords(joined) >= fewestWords;
  return fits(joined) && enough ? joined : fits(line) && words >= fewestWords ? line : "";
}

/** How much a feature is worth stopping at, from 1 to 10. */
export const worthOf = (feature: Feature): number => signs.find(([name]) => name === feature)?.[1] ?? 0;
