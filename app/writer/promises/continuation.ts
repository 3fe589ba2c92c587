/** The promise of everything that is written behind a text. */

import { proseSentences } from "../prose/grade.ts";
import { countWords, keyOf, wordsOf } from "../prose/words.ts";
import type { Vow } from "../task.ts";
import { counted, vow } from "./vow.ts";

const plain = (sentence: string) => wordsOf(sentence).map(keyOf).join(" ");

/** Only what follows: the output does not begin with the text again and repeats at most half of its sentences. */
export const continues: Vow = vow(
  "continues",
  "hard",
  "Begin where the text ends: write only what follows it and do not repeat it.",
  (source, output) => {
    const before = proseSentences(source.text)
      .filter((sentence) => countWords(sentence) >= 5)
      .map(plain);
    const after = new Set(proseSentences(output).map(plain));
    const again = before.filter((sentence) => after.has(sentence)).length;
    const restarts = before.length > 1 && plain(proseSentences(output)[0] ?? "") === before[0];
    return {
      kept: output.trim() !== "" && !restarts && again <= Math.max(1, before.length / 2),
      found: restarts ? "begins with the text again" : `${counted(again, "sentence")} of the text repeated`,
    };
  },
);
