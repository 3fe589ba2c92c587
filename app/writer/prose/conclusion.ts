/** The sentence in which a text says what follows from it. */

import { weightsOf } from "./weights.ts";

const cues: readonly [RegExp, number][] = [
  [/\b(?:(?:propos|recommend|conclud|resolv)\w*|decided|decides (?:that|to)|agreed)\b/i, 3],
  [
    /\b(?:therefore|thus|in conclusion|in short|in summary|to sum up|overall|as a result|the (?:upshot|bottom line|lesson|point) is)\b/i,
    3,
  ],
  [/\b(?:asks? (?:for|you|us)|must|need(?:s|ed)? to|should|will)\b/i, 1],
  [/\b(?:we found|shows? that|results? (?:show|suggest)|proves?|means that)\b/i, 2],
];

/** How strongly a sentence sounds like a conclusion, 0 to about 8; later sentences of a text get a little more. */
function conclusionScore(sentence: string, index: number, total: number): number {
  const cued = cues.reduce((sum, [pattern, weight]) => sum + (pattern.test(sentence) ? weight : 0), 0);
  return cued + (total > 1 ? index / (total - 1) : 0);
}

/** The concluding sentence: the best cued one, or, without any cue, the most central one. Empty for no sentence. */
export function conclusionOf(sentences: readonly string[]): string {
  const scores = sentences.map((sentence, index) => conclusionScore(sentence, index, sentences.length));
  const best = Math.max(0, ...scores);
  const pool = best >= 2 ? scores : weightsOf(sentences);
  return sentences[pool.indexOf(Math.max(...pool))] ?? "";
}
