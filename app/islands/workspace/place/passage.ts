/** A paragraph on a sheet. */
export interface Passage {
  /** Its words: without what marks put in, and without what they take out. */
  texts: readonly string[];
  /** Its place among all of the sheet, from 0 to 1. */
  at: number;
}

/** Least share of words that two paragraphs have in common where one was made of the other. */
const alike = 0.5;

/**
 * The same paragraph on another sheet of a document, whose paragraphs may be more, fewer, and changed; of several that
 * say the same, the one nearest to its place. @returns its index, or -1
 */
export function findPassage(wanted: Passage, among: readonly Passage[]): number {
  const same = nearest(among, wanted, ({ texts }) => texts.some((text) => wanted.texts.includes(text)));
  return same === -1 ? nearest(among, wanted, ({ texts }) => likeness(wanted.texts, texts) >= alike) : same;
}

function nearest(among: readonly Passage[], { at }: Passage, fits: (passage: Passage) => boolean): number {
  let found = -1;
  let least = Infinity;
  for (const [index, passage] of among.entries()) {
    const away = Math.abs(passage.at - at);
    if (away >= least || !fits(passage)) continue;
    found = index;
    least = away;
  }
  return found;
}

const likeness = (some: readonly string[], others: readonly string[]): number =>
  Math.max(...some.flatMap((one) => others.map((other) => sharedWords(one, other))));

/** Words that both have, as a share of the words of both. */
function sharedWords(one: string, other: string): number {
  const [some, others] = [new Set(one.split(" ")), new Set(other.split(" "))];
  const shared = [...some].filter((word) => others.has(word)).length;
  return (2 * shared) / (some.size + others.size);
}
