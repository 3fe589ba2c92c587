/** How much a sentence carries of its text: centrality among all sentences, by shared terms. */

import { keyOf, wordsOf } from "./words.ts";

const stop = new Set(
  "the a an and or but of to in on at for from by with as is are was were be been being it its this that these those he she they we you i his her their our your my me him them us not no so if then than there here when while which who whom what how why will would shall should can could may might must do does did done have has had having also very just only into over under about after before between through during up down out off again more most some any each all both few such own same too s t don now one upon".split(
    " ",
  ),
);

/** Content words of a sentence in comparable form: lower case, small words gone, plain English endings cut. */
export function termsOf(plain: string): string[] {
  return wordsOf(plain)
    .map(keyOf)
    .filter((word) => !stop.has(word) && (word.length > 2 || /[^\p{ASCII}]|\d/u.test(word)))
    .map(stemOf);
}

function stemOf(word: string): string {
  if (!/^[a-z]{5,}$/.test(word)) return word;
  return word
    .replace(/ies$/, "y")
    .replace(/(?:ing|edly|ed|ly|es|s)$/, "")
    .replace(/(.)\1$/, "$1")
    .replace(/e$/, "");
}

/** At most this many sentences are compared with each other; a longer text is compared part by part. */
const part = 400;

/**
 * TextRank weights of sentences, mean 1. Two sentences are near when they share rare terms.
 * Deterministic: fixed 30 rounds, no randomness.
 */
export function weightsOf(sentences: readonly string[]): number[] {
  if (sentences.length > part) {
    const weights: number[] = [];
    for (let at = 0; at < sentences.length; at += part)
      weights.push(...weightsOf(sentences.slice(at, at + part)));
    return weights;
  }
  const bags = sentences.map((sentence) => countTerms(termsOf(sentence)));
  const spread = new Map<string, number>();
  for (const bag of bags) for (const term of bag.keys()) spread.set(term, (spread.get(term) ?? 0) + 1);
  const vectors = bags.map((bag) => normalised(bag, spread, sentences.length));
  const near = vectors.map((a, i) => vectors.map((b, j) => (i === j ? 0 : dot(a, b))));
  const sums = near.map((row) => row.reduce((sum, value) => sum + value, 0));
  let ranks = sentences.map(() => 1);
  for (let round = 0; round < 30; round += 1)
    ranks = ranks.map((_rank, i) => {
      let sum = 0;
      for (let j = 0; j < ranks.length; j += 1)
        if ((sums[j] ?? 0) > 0) sum += ((near[j]?.[i] ?? 0) / (sums[j] ?? 1)) * (ranks[j] ?? 0);
      return 0.15 + 0.85 * sum;
    });
  return ranks;
}

function countTerms(terms: readonly string[]): Map<string, number> {
  const bag = new Map<string, number>();
  for (const term of terms) bag.set(term, (bag.get(term) ?? 0) + 1);
  return bag;
}

function normalised(
  bag: Map<string, number>,
  spread: Map<string, number>,
  total: number,
): Map<string, number> {
  const vector = new Map<string, number>();
  let length = 0;
  for (const [term, count] of bag) {
    const value = (1 + Math.log(count)) * Math.log(1 + total / (spread.get(term) ?? 1));
    vector.set(term, value);
    length += value * value;
  }
  const norm = Math.sqrt(length) || 1;
  for (const [term, value] of vector) vector.set(term, value / norm);
  return vector;
}

function dot(a: Map<string, number>, b: Map<string, number>): number {
  let sum = 0;
  const [small, big] = a.size < b.size ? [a, b] : [b, a];
  for (const [term, value] of small) sum += value * (big.get(term) ?? 0);
  return sum;
}
