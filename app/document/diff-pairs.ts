import type { Token } from "./diff-words.ts";

/** Blocks that share less than this (0 to 1) are read more easily as one deleted and one inserted block. */
const similarEnough = 0.34;
/** How many pairs of blocks are weighed at most; of longer runs only blocks at about the same place. */
const mostPairs = 40_000;

/** Which blocks of two runs are versions of each other, both sides rising: the pairing with the most in common. */
export function pairSimilar(
  before: readonly (readonly Token[])[],
  after: readonly (readonly Token[])[],
): { before: number; after: number }[] {
  const rows = before.length;
  const columns = after.length;
  if (rows === 0 || columns === 0) return [];
  const left = before.map(bagOf);
  const right = after.map(bagOf);
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
      const common = similarity(left[row], right[column]);
      share[place] = common;
      const paired = common >= similarEnough ? common + value(row + 1, column + 1) : 0;
      line[place] = Math.max(paired, value(row + 1, column), line[place + 1] ?? 0);
    }
  }
  const pairs: { before: number; after: number }[] = [];
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

/** Twice the shared words by the words of both: 0 nothing in common, 1 the same words. */
function similarity(left: Bag | undefined, right: Bag | undefined): number {
  if (!left || !right) return 0;
  if (left.size + right.size === 0) return 1;
  const [small, large] = left.counts.size < right.counts.size ? [left, right] : [right, left];
  let shared = 0;
  for (const [text, count] of small.counts) shared += Math.min(count, large.counts.get(text) ?? 0);
  return (2 * shared) / (left.size + right.size);
}
