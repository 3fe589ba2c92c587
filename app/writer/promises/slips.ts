/** The promise that an edit brings in no mistakes of its own. */

import { proseSentences } from "../prose/grade.ts";
import type { Vow } from "../task.ts";
import { counted, judged, vow } from "./vow.ts";

const perSentence: readonly RegExp[] = [
  /(?<![\p{L}'’-])(?!(?:had|that|is|so|very|no|ha|bye|now|well|far|again|long|many|really|yes|out|in)\b)(\p{L}+)\s\1(?![\p{L}'’-])/giu,
  /(?<![\p{L}'’-])a (?=[aeio]\p{Ll})(?!(?:one|once|eu|ewe)\w*)/giu,
  /(?<![\p{L}'’-])an (?=[bcdfgjklmnpqrstvwxyz]\p{Ll})/giu,
  /\s[,;.!?](?=\s|$)/gu,
  /,,|\.\.(?!\.)(?<!\.\.\.)|;;|\?\?\?+/gu,
];

/** Slips that can be counted by rule: doubled words, wrong articles, spaces before points, small sentence starts. */
function slipsOf(text: string): number {
  return proseSentences(text).reduce((sum, sentence) => {
    const found = perSentence.reduce((all, pattern) => all + (sentence.match(pattern)?.length ?? 0), 0);
    return sum + found + (/^\p{Ll}\p{Ll}+\s/u.test(sentence) && /\p{Script=Latin}/u.test(sentence) ? 1 : 0);
  }, 0);
}

/** No more slips after an edit than before. */
export const noNewSlips: Vow = vow(
  "no-new-slips",
  "soft",
  "Bring in no mistakes: no doubled words, wrong articles or broken sentences.",
  (source, output) => {
    const [before, after] = [slipsOf(source.text), slipsOf(output)];
    return judged(after <= before, `${counted(before, "slip")} before, ${String(after)} after`);
  },
);
