/** How many years of schooling a text asks for. */

import { remember } from "./remember.ts";
import { languageOf } from "./language.ts";
import { blocksOf, isProse } from "./blocks.ts";
import { sentencesOf } from "./sentences.ts";
import { plainOf, wordsOf } from "./words.ts";

/** Syllables of an English word, by its vowel groups and the usual silent endings. At least 1. */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, "");
  if (letters.length <= 3) return 1;
  const trimmed = letters
    .replace(/(?:[^laeiouy]es|[^aeioudt]ed|[^laeiouy]e)$/, (end) => end[0] ?? "")
    .replace(/^y/, "");
  const groups = trimmed.match(/[aeiouy]+/g)?.length ?? 1;
  const split = trimmed.match(/(?:ia|io(?!u)|eo|ua|uo|iu)(?!n$)(?=[a-z])/g)?.length ?? 0;
  const joined = trimmed.match(/(?:[tsc]io|[tc]ia|gio|geo|qu[aeo]|gua|gue)/g)?.length ?? 0;
  return Math.max(1, groups + Math.max(0, split - joined));
}

/** All prose sentences of a Markdown text, as a reader sees them. */
export function proseSentences(markdown: string): string[] {
  return blocksOf(markdown)
    .filter(isProse)
    .flatMap((block) => sentencesOf(block.text))
    .map(plainOf);
}

/**
 * Reading grade: Flesch-Kincaid for English; for other spaced scripts the LIX index on the same scale.
 * `null` for texts without countable words or in scripts without spaces, where neither formula holds.
 */
export const gradeOf: (markdown: string) => number | null = remember((markdown) => {
  const sentences = proseSentences(markdown);
  const words = sentences.flatMap(wordsOf).filter((word) => /\p{L}/u.test(word));
  const { code, script } = languageOf(markdown);
  if (words.length === 0 || ["zh", "th"].includes(script)) return null;
  const mean = words.length / sentences.length;
  if (code === "en" || code === "und") {
    const syllables = words.reduce(
      (sum, word) => sum + word.split("-").reduce((all, part) => all + syllablesOf(part), 0),
      0,
    );
    return 0.39 * mean + 11.8 * (syllables / words.length) - 15.59;
  }
  const long = words.filter((word) => word.length > 6).length / words.length;
  return (mean + 100 * long - 8) / 3.7;
});
