/** Syllables of English words. */

import { syllable } from "syllable";

/** Syllables of a word, its parts counted apart where it has a hyphen. At least 1. */
export function syllablesOf(word: string): number {
  return Math.max(1, syllable(word.normalize("NFC").replace(/[’ʼ]/g, "'")));
}
