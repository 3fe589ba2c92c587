/** English words that trip the tongue when they stand side by side. */

import { proseSentences } from "./grade.ts";
import { wordsOf } from "./words.ts";

/** Sounds that trip the tongue when three words in a row begin with them. */
const sounds: readonly RegExp[] = [
  /^s(?!h)|^c(?=[eiy])|^z/,
  /^sh|^ch/,
  /^th/,
  /^f|^ph/,
  /^p(?!h)/,
  /^b/,
  /^t(?!h)/,
  /^r|^wr/,
];

function soundOf(word: string): number {
  return sounds.findIndex((sound) => sound.test(word));
}

/** Runs of three or more long words in a sentence that begin with one sound, as they stand, in order. */
export function twistersIn(markdown: string): string[] {
  return proseSentences(markdown).flatMap((sentence) => {
    const found: string[] = [];
    let run: string[] = [];
    let sound = -1;
    for (const word of [...wordsOf(sentence), ""]) {
      const lower = word.toLowerCase();
      const next =
        lower.length >= 3 && !/^(?:the|that|this|they|them|then|there|these|those|than)$/.test(lower)
          ? soundOf(lower)
          : -1;
      if (next >= 0 && next === sound) run.push(word);
      else {
        if (run.length >= 3) found.push(run.join(" "));
        run = next >= 0 ? [word] : [];
        sound = next;
      }
    }
    return found;
  });
}
