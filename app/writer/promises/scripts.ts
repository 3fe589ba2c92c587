/** Promises about what is spoken and shown in a video. */

import { countWords, plainOf } from "../prose/words.ts";
import { twistersIn } from "../prose/twisters.ts";
import type { Vow } from "../task.ts";
import { factsWithin, nothingNew } from "./facts.ts";
import { wordsWithin } from "./words.ts";
import { counted, judged, judgedBy, vow } from "./vow.ts";

/** The lines of a script with their tag: `SHOT`, `VOICE`, `SAY`, `SHOW`; an untagged line has an empty one. */
function scriptLines(output: string): { tag: string; text: string }[] {
  return output
    .split("\n")
    .map((line) => plainOf(line).trim())
    .filter((line) => line !== "")
    .map((line) => {
      const [, tag = "", text = line] = /^(SHOT|VOICE|SAY|SHOW):\s*(\S.*|)$/u.exec(line) ?? [];
      return { tag, text };
    });
}

/** Nothing new beside the tags of a script. */
export const nothingNewBesideLabels: Vow = factsWithin(nothingNew, {
  read: (output) => output.replace(/\b(?:SHOT|VOICE|SAY|SHOW):/g, " "),
});

/** Every line is tagged SHOT or VOICE, and the spoken words lie within a range. */
export function videoScript(least: number, most: number): Vow {
  return vow(
    "video-script",
    "hard",
    `Tag every line SHOT: or VOICE:, with ${String(least)} to ${String(most)} spoken words in all.`,
    (_source, output) => {
      const lines = scriptLines(output);
      const untagged = lines.filter((line) => !/^(?:SHOT|VOICE)$/.test(line.tag)).length;
      const spoken = lines
        .filter((line) => line.tag === "VOICE")
        .reduce((sum, line) => sum + countWords(line.text), 0);
      const found = `${counted(spoken, "spoken word")}, ${counted(untagged, "untagged line")}`;
      const tagged = untagged === 0 && lines.some((line) => line.tag === "SHOT");
      return tagged ? wordsWithin(spoken, least, most, found) : judged(false, found);
    },
    (source) => {
      const words = countWords(source.text);
      if (words >= least) return true;
      return {
        decline: `A script speaks at least ${String(least)} words; this text has ${String(words)}, so it needs ${String(least - words)} more.`,
      };
    },
  );
}

/** One spoken line and one line on the screen. */
export function secondsHook(spoken: number, shown: number): Vow {
  return vow(
    "seconds-hook",
    "hard",
    `Write one line SAY: of at most ${String(spoken)} words and one line SHOW: of at most ${String(shown)}.`,
    (_source, output) => {
      const lines = scriptLines(output);
      const [say, show] = lines;
      const [a, b] = [countWords(say?.text ?? ""), countWords(show?.text ?? "")];
      const paired = lines.length === 2 && say?.tag === "SAY" && show?.tag === "SHOW";
      return judgedBy(
        paired && a > 0 && b > 0 && a <= spoken * 1.15 && b <= shown * 1.15,
        a <= spoken && b <= shown,
        `${counted(a, "word")} spoken, ${counted(b, "word")} shown`,
      );
    },
  );
}

/** Every stretch that trips the tongue is flagged by a slot. */
export const twistersFlagged: Vow = vow(
  "twisters-flagged",
  "soft",
  "Flag every stretch that is hard to say with [Say slowly: the words].",
  (_source, output) => {
    const flags = [...output.matchAll(/\[Say slowly: ([^\]\n]+)\]/gu)].map((match) => match[1] ?? "");
    const bare = twistersIn(output.replace(/\[Say slowly: [^\]\n]+\]/gu, ""));
    const missing = bare.filter((one) => !flags.includes(one));
    return judged(
      missing.length === 0,
      missing.length > 0 ? `not flagged: ${missing[0] ?? ""}` : counted(flags.length, "flag"),
    );
  },
);
