/** Promises of what is suggested behind a text while it is being written. */

import type { Vow } from "../task.ts";
import { proseSentences } from "../prose/grade.ts";
import { countWords, keyOf, plainOf, wordsOf } from "../prose/words.ts";
import { counted, judged, judgedBy, vow } from "./vow.ts";

const fewest = 20;

/** A suggestion needs something to go on from. */
export const enoughToGoOn: Vow = vow(
  "short-suggestion",
  "hard",
  "Write at most one sentence of 40 words.",
  (_source, output) => {
    const words = countWords(output);
    const sentences = proseSentences(output).length;
    return judgedBy(
      words > 0 && words <= 40 * 1.15 && sentences <= 1,
      words <= 40,
      `${counted(words, "word")} in ${counted(sentences, "sentence")}`,
    );
  },
  ({ text }) =>
    plainOf(text).trim().length >= fewest || {
      decline: `A suggestion needs at least ${String(fewest)} characters to go on from.`,
    },
);

const opening = (text: string): string => wordsOf(text).slice(0, 4).map(keyOf).join(" ");

/** A suggestion is put behind the text as it stands: it must not begin with the last sentence again. */
export const goesOn: Vow = vow(
  "goes-on",
  "hard",
  "Begin where the text ends, without its last sentence.",
  (source, output) => {
    const again =
      opening(output) !== "" && opening(output) === opening(proseSentences(source.text).at(-1) ?? "");
    return judged(!again, again ? "begins with the last sentence again" : "begins behind the text");
  },
);
