/** Promises about how many words there are. */

import { countWords } from "../prose/words.ts";
import type { Source, Vow } from "../task.ts";
import { counted, percent, vow } from "./vow.ts";

function shareOf(source: Source, output: string): number {
  return countWords(output) / Math.max(1, countWords(source.text));
}

/** Output words as a share of the source's, both ends included. */
export function wordShare(least: number, most: number): Vow {
  const say =
    least === 0
      ? `Use at most ${percent(most)} of the text's words.`
      : `Use between ${percent(least)} and ${percent(most)} of the text's words.`;
  return vow(
    "word-share",
    "hard",
    say,
    (source, output) => {
      const share = shareOf(source, output);
      return {
        kept: share >= least && share <= most && countWords(output) > 0,
        found: `${percent(share)} of the words`,
      };
    },
    (source) => {
      const words = countWords(source.text);
      const room = Math.floor(words * most);
      if (words > 0 && room >= (most < 0.5 ? 4 : 1)) return true;
      const needed = Math.ceil((most < 0.5 ? 4 : 1) / most);
      return {
        decline: `The text has ${counted(words, "word")}; this needs at least ${counted(needed, "word")}.`,
      };
    },
  );
}

/** Output words as an absolute range. */
export function wordRange(least: number, most: number): Vow {
  const say =
    least <= 1
      ? `Write at most ${String(most)} words.`
      : `Write between ${String(least)} and ${String(most)} words.`;
  return vow("word-range", "hard", say, (_source, output) => {
    const words = countWords(output);
    return { kept: words >= least && words <= most, found: counted(words, "word") };
  });
}

/** The most and the fewest words of a summary: never over the limit, at least four fifths of it. */
export function limitOf(limit: number | "tenth", source: Source): { least: number; most: number } {
  const most = limit === "tenth" ? Math.floor(countWords(source.text) / 10) : limit;
  return { least: Math.ceil(most * 0.8), most };
}

/** Never over the limit and at least four fifths of it; `tenth` is 10 % of the source. */
export function wordLimit(limit: number | "tenth"): Vow {
  const named = limit === "tenth" ? "10 % of the text's words" : `${String(limit)} words`;
  return vow(
    "word-limit",
    "hard",
    `Use at most ${named}, and at least four fifths of that.`,
    (source, output) => {
      const words = countWords(output);
      const { least, most } = limitOf(limit, source);
      return {
        kept: words >= least && words <= most,
        found: `${counted(words, "word")} of at most ${String(most)}`,
      };
    },
    (source) => {
      const words = countWords(source.text);
      const needed = limit === "tenth" ? 60 : limit;
      if (words > needed) return true;
      const asked = limit === "tenth" ? "A summary of 10 %" : `A summary of ${String(limit)} words`;
      return {
        decline: `${asked} needs a text of more than ${String(needed)} words; this one has ${String(words)}.`,
      };
    },
  );
}

/** Each line of the output within a number of characters as a reader counts them. */
export function lineCharacters(most: number): Vow {
  const segments = new Intl.Segmenter("en", { granularity: "grapheme" });
  return vow(
    "line-characters",
    "hard",
    `Keep every line within ${String(most)} characters.`,
    (_source, output) => {
      const longest = Math.max(0, ...linesOf(output).map((line) => [...segments.segment(line)].length));
      return { kept: longest > 0 && longest <= most, found: `longest line ${counted(longest, "character")}` };
    },
  );
}

/** The filled lines of an output without list marks and headings' signs. */
export function linesOf(output: string): string[] {
  return output
    .split("\n")
    .map((line) =>
      line
        .replace(/^\s*(?:[-*+•]|\d{1,3}[.)]|#{1,6})\s+/, "")
        .replace(/[*_]{2}/g, "")
        .trim(),
    )
    .filter((line) => line !== "");
}
