/** Real words written for others: which of two stands rather among these neighbours, by weights that were learnt (see `weights.md`). */

import type { Edit } from "../../../marks/edits.ts";
import { masked } from "../../../marks/passages.ts";
import type { Clause, GrammarRule } from "../clause.ts";
import table from "./weights.json" with { type: "json" };

/** What speaks for the second of two words and against the first; each sum is in halves of a natural logarithm. */
interface Weighed {
  words: readonly [string, string];
  /** How much must speak for the second word to be written for the first, and the other way round; 0 for never. */
  sure: readonly [number, number];
  base: number;
  signs: ReadonlyMap<string, number>;
}

/** A word as it is weighed: a contraction is one. */
interface Word {
  key: string;
  tag: string;
  first: number;
  last: number;
}

type Row = readonly [
  toSecond: number,
  toFirst: number,
  base: number,
  signs: Readonly<Record<string, string>>,
];

const rows = table as unknown as Readonly<Record<string, Row>>;
const read = new Map<string, Weighed>();

/** The pairs that a word is one of. */
const pairsOf = new Map<string, string[]>();
for (const pair of Object.keys(rows))
  for (const word of pair.split(" ")) pairsOf.set(word, [...(pairsOf.get(word) ?? []), pair]);

/** A pair's weights, unfolded when the first text has one of its words. */
function weighedOf(pair: string): Weighed | null {
  const known = read.get(pair);
  if (known) return known;
  const row = rows[pair];
  const [a, b] = pair.split(" ");
  if (!row || !a || !b) return null;
  const signs = new Map<string, number>();
  for (const [weight, list] of Object.entries(row[3]))
    for (const sign of list.split(" ")) signs.set(sign, Number(weight));
  const weighed: Weighed = { words: [a, b], sure: [row[0], row[1]], base: row[2], signs };
  read.set(pair, weighed);
  return weighed;
}

const ending = /^(?:'(?:s|re|ve|ll|d|m)|n't)$/;

function wordsIn({ tokens }: Clause): Word[] {
  const words: Word[] = [];
  for (const [index, { key, tag, start }] of tokens.entries()) {
    const before = words.at(-1);
    if (before && ending.test(key) && tokens[index - 1]?.end === start) {
      before.key += key;
      before.last = index;
    } else words.push({ key, tag, first: index, last: index });
  }
  return words;
}

const stops = new Set(". ! ? ; :".split(" "));
const passedOver = new Set(", “ \" ” ( ) ' ‘ ’ - – — * _ ...".split(" "));
const opening = "<s>";
const closing = "</s>";

/** The next words from a place on, commas passed over, up to the sentence's end. */
function wordsFrom(words: readonly Word[], from: number, step: 1 | -1): [string, string] {
  const found: string[] = [];
  const end = step === 1 ? closing : opening;
  for (let at = from + step; found.length < 2; at += step) {
    const key = words[at]?.key;
    if (key === undefined || stops.has(key)) {
      found.push(end);
      break;
    }
    if (!passedOver.has(key)) found.push(/\d/.test(key) ? "ten" : key);
  }
  return [found[0] ?? end, found[1] ?? "-"];
}

/** Words of these kinds stand for themselves: there are few of them. */
const closed = new Set("PUNCT DET ADP CCONJ SCONJ PART AUX PRON".split(" "));

/** A word's kind: its form with verbs, its number with nouns. */
function kindOf(words: readonly Word[], at: number): string {
  const word = words[at];
  if (!word) return at < 0 ? "^" : "$";
  const { key, tag } = word;
  if (closed.has(tag)) return key;
  if (tag === "NOUN") return /[^sui]s$/.test(key) ? "NS" : "N";
  if (tag === "ADV") return key.endsWith("ly") ? "LY" : tag;
  if (tag !== "VERB") return tag;
  if (key.endsWith("ing")) return "VG";
  if (key.endsWith("ed")) return "VD";
  return /[^s]s$/.test(key) ? "VS" : "V";
}

/** What stands around a word, as the table writes it: `a<` before it, `>b` behind it, `a<>b` on both sides; kinds with two. */
function signsAt(words: readonly Word[], at: number): readonly string[] {
  const [before, farBefore] = wordsFrom(words, at, -1);
  const [behind, farBehind] = wordsFrom(words, at, 1);
  const [left, right] = [kindOf(words, at - 1), kindOf(words, at + 1)];
  const [farLeft, farRight] = [kindOf(words, at - 2), kindOf(words, at + 2)];
  return [
    `${before}<`,
    `>${behind}`,
    `${before}<>${behind}`,
    `${farBefore}_${before}<`,
    `>${behind}_${farBehind}`,
    `${left}<<`,
    `>>${right}`,
    `${farLeft}_${left}<<`,
    `>>${right}_${farRight}`,
    `${left}<<>>${right}`,
    `${farLeft}_${left}<<>>${right}`,
    `${left}<<>>${right}_${farRight}`,
  ];
}

/** Part of a longer word, a name, shouted, or behind a figure, of which the table knows nothing: `171 passed, 29`. */
function isBound({ tokens, sentence: { text } }: Clause, { first, last }: Word): boolean {
  const [head, tail] = [tokens[first], tokens[last]];
  if (!head || !tail || /^\d/.test(tokens[first - 1]?.key ?? "")) return true;
  const around = text.slice(Math.max(0, head.start - 1), head.start) + text.slice(tail.end, tail.end + 1);
  if (/[-–'’_/@\d&*]/.test(around) || around.includes(masked)) return true;
  if (!/\p{Lu}/u.test(head.text)) return false;
  return (
    (first > 0 && !/^[“":.!?]$/.test(tokens[first - 1]?.key ?? "")) || /\p{Lu}/u.test(head.text.slice(1))
  );
}

const weigh: GrammarRule = (clause) => {
  if (!clause.tokens.some(({ key }) => pairsOf.has(key))) return [];
  const words = wordsIn(clause);
  return words.flatMap((word, at): Edit[] => {
    const pairs = pairsOf.get(word.key);
    if (!pairs || isBound(clause, word)) return [];
    const signs = signsAt(words, at);
    let best = { text: "", beyond: 0 };
    for (const pair of pairs) {
      const weighed = weighedOf(pair);
      if (!weighed) continue;
      const isFirst = weighed.words[0] === word.key;
      const sure = weighed.sure[isFirst ? 0 : 1];
      if (sure === 0) continue;
      let sum = weighed.base;
      for (const sign of signs) sum += weighed.signs.get(sign) ?? 0;
      const beyond = (isFirst ? sum : -sum) - sure;
      if (beyond >= best.beyond && beyond >= 0) best = { text: weighed.words[isFirst ? 1 : 0], beyond };
    }
    return best.text === ""
      ? []
      : clause.edit(word.first, word.last, best.text, "Another word was meant here");
  });
};

export const weighedWordRules: readonly GrammarRule[] = [weigh];
