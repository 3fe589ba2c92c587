/** Promises about lists of ideas: labels of a method, reasons for a rank, distance from the text. */

import { termsOf } from "../prose/weights.ts";
import { plainOf } from "../prose/words.ts";
import type { Vow } from "../task.ts";
import { judged, percent, vow } from "./vow.ts";
import { linesOf } from "./words.ts";

/** Share of a line's content words that are none of the text's. */
function shareOfNew(line: string, own: ReadonlySet<string>): number {
  const terms = [...new Set(termsOf(plainOf(line)))];
  return terms.filter((term) => !own.has(term)).length / Math.max(1, terms.length);
}

/** Every line names one of the steps of a method, at its beginning. */
export function stepsNamed(method: string, steps: RegExp): Vow {
  return vow(
    "steps",
    "soft",
    `Begin each idea with the step of ${method} that made it.`,
    (_source, output) => {
      const lines = linesOf(output);
      const wrong = lines.filter((line) => !steps.test(line.slice(0, 60)));
      return judged(
        lines.length > 0 && wrong.length === 0,
        wrong[0] === undefined ? "every idea labelled" : `without a step: ${wrong[0].slice(0, 60)}`,
      );
    },
  );
}

/** Every line says why it stands where it stands. */
export const ranksExplained: Vow = vow(
  "rank-reason",
  "soft",
  "Give the reason for its rank in every line, in brackets.",
  (_source, output) => {
    const lines = linesOf(output);
    const wrong = lines.filter((line) => !/[(（][^()（）]{2,}[)）]|\bbecause\b|\s[—–]\s/u.test(line));
    return judged(
      lines.length > 0 && wrong.length === 0,
      wrong[0] === undefined ? "a reason in every line" : `without a reason: ${wrong[0].slice(0, 60)}`,
    );
  },
);

/** How many of the ideas' content words are new to the text. */
export function distanceWithin(least: number, most: number): Vow {
  const say =
    least === 0
      ? `Stay close: at most ${percent(most)} of the content words new.`
      : `Go further: at least ${percent(least)} of the content words new.`;
  const tell = (): string =>
    least === 0
      ? "Stay close to the text: its own words for its own matter."
      : "Go beyond the text: most of the words that carry an idea are none of the text's.";
  const made = vow("distance", "soft", say, (source, output) => {
    const own = new Set(termsOf(plainOf(source.text)));
    const share = shareOfNew(linesOf(output).join(" "), own);
    return judged(share >= least && share <= most, `${percent(share)} of the content words are new`);
  });
  return { ...made, tell };
}
