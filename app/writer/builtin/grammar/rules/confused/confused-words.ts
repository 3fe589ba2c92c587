/** Words written for others that look or sound like them, told by the words around them. */

import type { Edit } from "../../../marks/edits.ts";
import type { Clause, GrammarRule } from "../clause.ts";
import frames from "./frames.json" with { type: "json" };
import heard from "./heard.json" with { type: "json" };
import learners from "./learners.json" with { type: "json" };
import leftOut from "./left-out.json" with { type: "json" };
import littleWords from "./little-words.json" with { type: "json" };
import lookAlikes from "./look-alikes.json" with { type: "json" };
import moreLookAlikes from "./look-alikes-2.json" with { type: "json" };
import prepositions from "./prepositions.json" with { type: "json" };
import { type Pattern, patternOf, type Row } from "./pattern.ts";
import nearSounds from "./near-sounds.json" with { type: "json" };
import penSlips from "./pen-slips.json" with { type: "json" };
import sounds from "./sounds.json" with { type: "json" };
import swaps from "./swaps.json" with { type: "json" };
import things from "./things.json" with { type: "json" };
import verbs from "./verbs.json" with { type: "json" };

interface Confused {
  /** No manner of speaking: a slip between quotation marks too. */
  isSpelt: boolean;
  words: readonly string[];
  right: string;
  why: string;
  where: readonly Pattern[];
  never: readonly Pattern[];
  isBritish: boolean;
}

/** Rows by the first word of what is written. */
function indexed(
  tables: readonly (readonly Row[])[],
  spelt: ReadonlySet<readonly Row[]>,
): ReadonlyMap<string, readonly Confused[]> {
  const rows = new Map<string, Confused[]>();
  for (const table of tables)
    for (const { wrong, right, why, where, never = [], isBritish = false } of table) {
      const words = wrong.split(" ");
      const row = {
        isSpelt: spelt.has(table),
        words,
        right,
        why,
        where: where.map(patternOf),
        never: never.map(patternOf),
        isBritish,
      };
      rows.set(words[0] ?? "", [...(rows.get(words[0] ?? "") ?? []), row]);
    }
  return rows;
}

const rows = indexed(
  [
    heard,
    nearSounds,
    frames,
    littleWords,
    verbs,
    things,
    leftOut,
    prepositions,
    learners,
    sounds,
    penSlips,
    lookAlikes,
    moreLookAlikes,
    swaps,
  ],
  new Set<readonly Row[]>([
    heard,
    nearSounds,
    littleWords,
    verbs,
    things,
    sounds,
    penSlips,
    lookAlikes,
    moreLookAlikes,
    swaps,
  ]),
);

/** Whether a place is part of a longer word, or a name: `self-made`, `the Sage`. */
function isBound({ tokens, sentence: { text } }: Clause, first: number, last: number): boolean {
  const [head, tail] = [tokens[first], tokens[last]];
  if (!head || !tail) return true;
  if (
    /[-'’_/@\d]/.test(text.charAt(head.start - 1)) ||
    /^(?:[-_/@]|\.\p{L})/u.test(text.slice(tail.end, tail.end + 2))
  )
    return true;
  return (
    first > 0 &&
    /^\p{Lu}/u.test(head.text) &&
    head.key !== "i" &&
    !/^[“"(:.!?]$/.test(tokens[first - 1]?.key ?? "")
  );
}

/** Words that are said as well as written another way: `was`, `me`, `done`. */
const said =
  /^(?:learn|learned|good|quick|lay|laid|laying|lie|less|fewer|them|done|seen|come|take|bring|borrow|lend|is|has|if|one|ones|be|have|bad|real|off|poor|best)$/;

function rowsAt(clause: Clause, index: number, inSpeech: boolean): Edit[] {
  for (const { words, right, why, where, never, isBritish, isSpelt } of rows.get(clause.key(index)) ?? []) {
    if (inSpeech && (!isSpelt || said.test(clause.key(index)) || words.length > 2)) continue;
    const last = index + words.length - 1;
    if (isBritish && !clause.isBritish) continue;
    if (words.length > 1 && words.some((word, at) => clause.key(index + at) !== word)) continue;
    if (!where.some((pattern) => pattern(clause, index, last)) || isBound(clause, index, last)) continue;
    if (!never.some((pattern) => pattern(clause, index, last))) return clause.edit(index, last, right, why);
  }
  return [];
}

const firsts: ReadonlySet<string> = new Set(rows.keys());

/** The places of words that a row begins with. */
const placesIn = ({ places }: Clause): number[] => {
  const found: number[] = [];
  for (const [word, at] of places) if (firsts.has(word)) found.push(...at);
  return found.sort((a, b) => a - b);
};

const confused: GrammarRule = (clause) => placesIn(clause).flatMap((index) => rowsAt(clause, index, false));

/** Words for others that are heard alike or lie near: nobody says the one for the other. */
export const confusedInSpeech: GrammarRule = (clause) =>
  placesIn(clause).flatMap((index) => rowsAt(clause, index, true));

export const confusedWordRules: readonly GrammarRule[] = [confused];
