/** Promises about sentences. */

import { proseSentences } from "../prose/grade.ts";
import { remember } from "../prose/remember.ts";
import { countWords } from "../prose/words.ts";
import type { Vow } from "../task.ts";
import { counted, judged, vow } from "./vow.ts";

/** A number of sentences, both ends included; a single sentence can be told for sure. */
export function sentenceCount(least: number, most = least): Vow {
  const say =
    least === most
      ? `Write exactly ${counted(least, "sentence")}.`
      : `Write ${String(least)} to ${String(most)} sentences.`;
  return vow("sentence-count", most === 1 ? "hard" : "soft", say, (_source, output) => {
    const count = proseSentences(output).length;
    return judged(count >= least && count <= most, counted(count, "sentence"));
  });
}

/** No sentence longer than a number of words. */
export function longestSentence(most: number): Vow {
  return vow(
    "longest-sentence",
    "soft",
    `Leave no sentence over ${String(most)} words.`,
    (_source, output) => {
      const longest = Math.max(0, ...proseSentences(output).map(countWords));
      return judged(longest <= most, `longest sentence ${counted(longest, "word")}`);
    },
  );
}

/** Mean words per sentence; 0 for no sentence. */
export const meanLength: (markdown: string) => number = remember((markdown) => {
  const sentences = proseSentences(markdown);
  return sentences.reduce((sum, sentence) => sum + countWords(sentence), 0) / Math.max(1, sentences.length);
});

/** The mean sentence length never rises. */
export const meanNeverRises: Vow = vow(
  "mean-sentence",
  "soft",
  (source) =>
    source
      ? `Keep the average sentence within ${String(Math.max(1, Math.floor(meanLength(source.text))))} words.`
      : "Let the average sentence become no longer than it was.",
  (source, output) => {
    const [before, after] = [meanLength(source.text), meanLength(output)];
    return judged(
      after <= before + 0.05,
      `${before.toFixed(1)} words a sentence before, ${after.toFixed(1)} after`,
    );
  },
);

/** The mean sentence has at most a number of words. */
export function meanAtMost(most: number): Vow {
  return vow(
    "mean-at-most",
    "soft",
    `Keep the average sentence within ${String(most)} words.`,
    (_source, output) => {
      const mean = meanLength(output);
      return judged(mean <= most, `${mean.toFixed(1)} words a sentence`);
    },
  );
}

/** Sentences of different lengths: their standard deviation in words is at least a number. */
export function deviationAtLeast(least: number): Vow {
  return vow(
    "length-deviation",
    "soft",
    `Mix short and long sentences: let their lengths deviate by at least ${String(least)} words.`,
    (_source, output) => {
      const sizes = proseSentences(output).map(countWords);
      const mean = meanLength(output);
      const deviation = Math.sqrt(
        sizes.reduce((sum, size) => sum + (size - mean) ** 2, 0) / Math.max(1, sizes.length),
      );
      return judged(deviation >= least, `lengths deviate by ${deviation.toFixed(1)} words`);
    },
  );
}
