/** Promises about how many words there are. */

import { charactersOf, countWords } from "../prose/words.ts";
import { remember } from "../prose/remember.ts";
import type { Check, Source, Values, Vow } from "../task.ts";
import { counted, judged, percent, vow } from "./vow.ts";

/** A range of words is missed for good where it is missed by more than this part of its bound. */
const tolerated = 0.15;

/** How a number of words stands to a range: just outside of it is a soft breach, far outside a hard one. */
export function wordsWithin(words: number, least: number, most: number, found: string): Check {
  if (words > 0 && words >= least && words <= most) return judged(true, found);
  const near = words > 0 && words >= least * (1 - tolerated) && words <= most * (1 + tolerated);
  return near ? { ...judged(false, found), strength: "soft" } : judged(false, found);
}

/** A text of more characters is counted by its spaces. */
const countable = 100_000;

const wordsOfText = remember((text) =>
  text.length > countable ? (text.match(/\S+/g)?.length ?? 0) : countWords(text),
);

/** How many words a text has. */
const sourceWords = ({ text }: Source): number => wordsOfText(text);

/** The bounds of a share of a text's words, as whole words. */
function boundsOf(source: Source, least: number, most: number): { least: number; most: number } {
  const words = sourceWords(source);
  return { least: Math.ceil(words * least), most: Math.max(1, Math.floor(words * most)) };
}

/** Output words as a share of the source's, both ends included. */
export function wordShare(least: number, most: number): Vow {
  const say = (source?: Source): string => {
    if (!source)
      return least === 0
        ? `Use at most ${percent(most)} of the text's words.`
        : `Use between ${percent(least)} and ${percent(most)} of the text's words.`;
    const bounds = boundsOf(source, least, most);
    const has = counted(sourceWords(source), "word");
    return least === 0
      ? `Use at most ${counted(bounds.most, "word")}; the text has ${has}.`
      : `Use ${String(bounds.least)} to ${counted(bounds.most, "word")}; the text has ${has}.`;
  };
  const made = vow(
    "word-share",
    "hard",
    say,
    (source, output) => {
      const bounds = boundsOf(source, least, most);
      const words = countWords(output);
      return wordsWithin(
        words,
        bounds.least,
        bounds.most,
        `${counted(words, "word")}, the text has ${String(sourceWords(source))}`,
      );
    },
    (source) => {
      const words = sourceWords(source);
      const room = Math.floor(words * most);
      if (words > 0 && room >= (most < 0.5 ? 4 : 1)) return true;
      const needed = Math.ceil((most < 0.5 ? 4 : 1) / most);
      return {
        decline: `The text has ${counted(words, "word")}; this needs at least ${counted(needed, "word")}.`,
      };
    },
  );
  const sameLength = (_values: Values, source: Source): string => {
    const bounds = boundsOf(source, least, most);
    return `Keep about the length of the text, ${counted(sourceWords(source), "word")}: no fewer than ${String(bounds.least)}, no more than ${String(bounds.most)}.`;
  };
  const wide = least > 0 && least < 0.7 && most > 1.4;
  return { ...made, most: { share: most }, ...(wide ? { tell: sameLength } : {}) };
}

/** Output words as an absolute range. */
export function wordRange(least: number, most: number): Vow {
  const say =
    least <= 1
      ? `Write at most ${String(most)} words.`
      : `Write between ${String(least)} and ${String(most)} words.`;
  const made = vow("word-range", "hard", say, (_source, output) => {
    const words = countWords(output);
    return wordsWithin(words, least, most, counted(words, "word"));
  });
  return { ...made, most: { words: most } };
}

/** The same for a text that is brought to a length: told with what it has, and what is to be done about it. */
export function broughtTo(least: number, most: number): Vow {
  return {
    ...wordRange(least, most),
    tell: (_values, source) => {
      const has = sourceWords(source);
      const asked = `Write between ${String(least)} and ${counted(most, "word")}; the text has ${String(has)}`;
      if (has > most) return `${asked}, so ${String(has - most)} or more have to go.`;
      return has < least ? `${asked}, so ${String(least - has)} or more have to be added.` : `${asked}.`;
    },
  };
}

/** How many words a text has, and so whether it is shorter than what is asked for. */
export const isShorterThan = (source: Source, least: number): boolean => sourceWords(source) < least;

/** The most and the fewest words of a summary: never over the limit, at least four fifths of it. */
export function limitOf(limit: number | "tenth", source: Source): { least: number; most: number } {
  const most = limit === "tenth" ? Math.floor(sourceWords(source) / 10) : limit;
  return { least: Math.ceil(most * 0.8), most };
}

/** Never over the limit and at least four fifths of it; `tenth` is 10 % of the source. */
export function wordLimit(limit: number | "tenth"): Vow {
  const say = (source?: Source): string => {
    if (!source && limit === "tenth") return "Use 8 to 10 % of the text's words.";
    const { least, most } = limitOf(limit, source ?? { text: "" });
    return `Use ${String(least)} to ${counted(most, "word")}.`;
  };
  const made = vow(
    "word-limit",
    "hard",
    say,
    (source, output) => {
      const words = countWords(output);
      const { least, most } = limitOf(limit, source);
      return wordsWithin(words, least, most, `${counted(words, "word")} of at most ${String(most)}`);
    },
    (source) => {
      const words = sourceWords(source);
      const needed = limit === "tenth" ? 60 : limit;
      if (words > needed) return true;
      const asked = limit === "tenth" ? "A summary of 10 %" : `A summary of ${String(limit)} words`;
      return {
        decline: `${asked} needs a text of more than ${String(needed)} words; this one has ${String(words)}.`,
      };
    },
  );
  return { ...made, most: limit === "tenth" ? { share: 0.1 } : { words: limit } };
}

/** Each line of the output within a number of characters as a reader counts them. */
export function lineCharacters(most: number): Vow {
  return vow(
    "line-characters",
    "hard",
    `Keep every line within ${String(most)} characters.`,
    (_source, output) => {
      const longest = Math.max(0, ...linesOf(output).map(charactersOf));
      return judged(longest > 0 && longest <= most, `longest line ${counted(longest, "character")}`);
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
