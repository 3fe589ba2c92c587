/** The promise of everything that is written behind a text. */

import { proseSentences } from "../prose/grade.ts";
import { countWords, keyOf, wordsOf } from "../prose/words.ts";
import type { Vow } from "../task.ts";
import { counted, judged, vow } from "./vow.ts";

const plain = (sentence: string) => wordsOf(sentence).map(keyOf).join(" ");

/** Only what follows: the output does not begin with the text's first two sentences and repeats at most half of its sentences. */
export const continues: Vow = vow(
  "continues",
  "hard",
  "Begin where the text ends: write only what follows it and do not repeat it.",
  (source, output) => {
    const given = proseSentences(source.text);
    const before = given.filter((sentence) => countWords(sentence) >= 5).map(plain);
    const after = new Set(proseSentences(output).map(plain));
    const again = before.filter((sentence) => after.has(sentence)).length;
    const start = given.slice(0, 2).map(plain).join(" ");
    const restarts = start !== "" && `${plain(output)} `.startsWith(`${start} `);
    return judged(
      output.trim() !== "" && !restarts && again <= Math.max(1, before.length / 2),
      restarts ? "begins with the text again" : `${counted(again, "sentence")} of the text repeated`,
    );
  },
);
