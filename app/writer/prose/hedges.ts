/** English words that take back half of what a sentence says. */

/** Hedges and what stands without them: `I think that` goes, `seems to be` becomes a plain statement elsewhere. */
export const hedges: readonly string[] = [
  "I think that",
  "I think",
  "I believe that",
  "I believe",
  "I feel that",
  "I feel like",
  "I guess",
  "I suppose",
  "we think that",
  "we think",
  "we believe that",
  "we believe",
  "we feel that",
  "in my opinion",
  "in my humble opinion",
  "in our opinion",
  "in our view",
  "to my mind",
  "as far as I know",
  "it seems that",
  "it seems to me that",
  "it appears that",
  "it would seem that",
  "it would appear that",
  "maybe",
  "perhaps",
  "possibly",
  "hopefully",
  "somewhat",
  "sort of",
  "kind of",
  "a little bit",
  "a bit",
  "more or less",
  "to some extent",
  "to a certain extent",
  "in a sense",
  "in a way",
  "if possible",
  "if that makes sense",
  "if you know what I mean",
  "just",
];

/**
 * `kind of` and `sort of` after these words, with one more between, mean a kind of thing; `just` after them means only a
 * moment ago or fair. Some hedges are none before certain words: `I believe in`, `in a way that`.
 */
const innocent =
  "(?<!\\b(?:(?:an?|the|this|that|what|any|some|every|no|each|one|same|another)(?: [a-z-]+)?|right|new|rare|has|have|had|is|are|was|were|only) )";
const plainBefore: readonly [hedge: RegExp, lookahead: string][] = [
  [/^(?:I|we) (?:think|believe|guess|feel)$/, "(?! (?:in|of|about|at|for|like)\\b)"],
  [/^I feel like$/, "(?! (?:an?|the|my)\\b)"],
  [/^in a (?:way|sense)$/, "(?! (?:that|to|which|of|I|we|you|they|he|she|it)\\b)"],
];
const body = hedges
  .toSorted((a, b) => b.length - a.length)
  .map((hedge) => (/^(?:kind|sort) of$|^just$/.test(hedge) ? innocent + hedge : hedge))
  .map((hedge) => hedge + (plainBefore.find(([start]) => start.test(hedge))?.[1] ?? ""))
  .join("|");

/** Matches one hedge as whole words; `, which I think went` and a leading `I think (that)` alike. */
const hedgePattern = new RegExp(`(?<![\\p{L}'])(?:${body})(?![\\p{L}'-])`, "giu");

/** The hedges of a text as they stand there. */
export function hedgesOf(text: string): string[] {
  return text.match(hedgePattern) ?? [];
}
