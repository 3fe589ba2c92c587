import { type Place, risingChain } from "./edit-script.ts";
import type { Token } from "./diff-words.ts";

/** Blocks whose likeness (0 to 1) is less than this are read more easily as one deleted and one inserted block. */
const similarEnough = 0.34;
/** A block of fewer words is in every long one by chance. */
const fewestContained = 4;
/** How many pairs of blocks are weighed at most; of longer runs only blocks between two that are sure, or at about the same place. */
const mostPairs = 40_000;

/** Which blocks of two runs are versions of each other, both sides rising: the pairing with the most in common. */
export function pairSimilar(
  before: readonly (readonly Token[])[],
  after: readonly (readonly Token[])[],
): Place[] {
  const left = before.map(bagOf);
  const right = after.map(bagOf);
  if (left.length * right.length <= mostPairs) return pairBest(left, right);
  const pairs: Place[] = [];
  let from = { before: 0, after: 0 };
  for (const sure of [...surePairs(left, right), { before: left.length, after: right.length }]) {
    const gap = pairBest(left.slice(from.before, sure.before), right.slice(from.after, sure.after));
    for (const pair of gap) pairs.push({ before: pair.before + from.before, after: pair.after + from.after });
    if (sure.before < left.length) pairs.push(sure);
    from = { before: sure.before + 1, after: sure.after + 1 };
  }
  return pairs;
}

/** Blocks that share the most words which no other block has, both sides rising: what a long text is hung on. */
function surePairs(left: readonly Bag[], right: readonly Bag[]): Place[] {
  const places = ownWords(left);
  const others = ownWords(right);
  const shared = new Map<number, Map<number, number>>();
  for (const [word, place] of places) {
    const other = others.get(word);
    if (place < 0 || other === undefined || other < 0) continue;
    const row = shared.get(place) ?? new Map<number, number>();
    shared.set(place, row.set(other, (row.get(other) ?? 0) + 1));
  }
  const best = [...shared]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([place, row]): Place[] => {
      const [other] = [...row].reduce((most, next) => (next[1] > most[1] ? next : most));
      return likeness(left[place], right[other]) >= similarEnough ? [{ before: place, after: other }] : [];
    });
  return risingChain(best);
}

/** In which block each word stands, -1 for words of more than one. */
function ownWords(bags: readonly Bag[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const [index, { counts }] of bags.entries())
    for (const word of counts.keys()) places.set(word, places.has(word) ? -1 : index);
  return places;
}

function pairBest(left: readonly Bag[], right: readonly Bag[]): Place[] {
  const rows = left.length;
  const columns = right.length;
  if (rows === 0 || columns === 0) return [];
  const band = Math.min(columns, Math.max(4, Math.floor(mostPairs / rows / 2)));
  const width = 2 * band + 1;
  const firstColumn = (row: number) => Math.round((row * columns) / rows) - band;
  // best[row][k]: the most that rows from `row` on can have in common with columns from firstColumn(row) + k on.
  const best = Array.from({ length: rows + 1 }, () => new Float64Array(width + 1));
  const value = (row: number, column: number) => {
    if (row >= rows || column >= columns) return 0;
    const place = column - firstColumn(row);
    return place > width ? 0 : (best[row]?.[Math.max(0, place)] ?? 0);
  };
  const shares = Array.from({ length: rows }, () => new Float64Array(width));
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let place = width - 1; place >= 0; place -= 1) {
      const column = firstColumn(row) + place;
      const line = best[row];
      const share = shares[row];
      if (!line || !share || column < 0 || column >= columns) {
        if (line && column < 0) line[place] = line[place + 1] ?? 0;
        continue;
      }
      const common = likeness(left[row], right[column]);
      share[place] = common;
      const paired = common >= similarEnough ? common + value(row + 1, column + 1) : 0;
      line[place] = Math.max(paired, value(row + 1, column), line[place + 1] ?? 0);
    }
  }
  const pairs: Place[] = [];
  let row = 0;
  let column = 0;
  while (row < rows && column < columns) {
    const place = column - firstColumn(row);
    const here = value(row, column);
    const common = place < 0 || place >= width ? 0 : (shares[row]?.[place] ?? 0);
    if (common >= similarEnough && here <= common + value(row + 1, column + 1)) {
      pairs.push({ before: row, after: column });
      row += 1;
      column += 1;
    } else if (here <= value(row + 1, column)) row += 1;
    else column += 1;
  }
  return pairs;
}

interface Bag {
  counts: Map<string, number>;
  size: number;
}

/** A block's words, without signs and without marks. A block without words is its signs. */
function bagOf(tokens: readonly Token[]): Bag {
  const texts = tokens.map((token) => token.text.trim());
  const wordTexts = texts.filter((text) => /[\p{L}\p{N}]/u.test(text));
  const counted = wordTexts.length > 0 ? wordTexts : texts;
  const counts = new Map<string, number>();
  for (const text of counted) counts.set(text, (counts.get(text) ?? 0) + 1);
  return { counts, size: counted.length };
}

/**
 * How much two blocks have in common, 0 to 1: twice the shared words by the words of both, and for one that was much
 * shortened or grew much half of that and half of how much of the shorter one the longer one has.
 */
function likeness(left: Bag | undefined, right: Bag | undefined): number {
  if (!left || !right) return 0;
  if (left.size + right.size === 0) return 1;
  const [small, large] = left.counts.size < right.counts.size ? [left, right] : [right, left];
  let shared = 0;
  for (const [text, count] of small.counts) shared += Math.min(count, large.counts.get(text) ?? 0);
  const share = (2 * shared) / (left.size + right.size);
  const least = Math.min(left.size, right.size);
  return least < fewestContained ? share : Math.max(share, (share + shared / least) / 2);
}
