/** Sentences of a text at which a reader stops, and why. */

import { remember } from "../../prose/remember.ts";
import { countWords, plainOf } from "../../prose/words.ts";
import { type Statement, statementsOf } from "../layout/statements.ts";
import { countsAs } from "./roles.ts";
import type { Place, SignName } from "./signs/place.ts";
import { signs } from "./signs/signs.ts";

export interface Stop {
  /** The sentence whole, without marks of emphasis; with a neighbour where it says too little alone. */
  line: string;
  /** Which of the sentences it is, and of which paragraph. */
  at: number;
  paragraph: number;
  sign: SignName;
  /** The writer's own words that show it; empty where the whole sentence does. */
  word: string;
  /** The words of an earlier sentence that they are held against; empty for none. */
  other: string;
}

/** A quotation of fewer words takes a neighbour; longer sentences are not quoted. */
const fewestWords = 6;
const mostWords = 50;
const mostLetters = 420;
/** What goes on with the sentence before it. */
const goesOn = /^(?:But|And|So|They also|Perhaps|Maybe|Or|Not)\b/;

const wholly = /^(\*\*|__|\*|_)(?=\S).+\1$/s;
const inOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
const plain = ({ text }: Statement): string => inOneLine(plainOf(text));
const balanced = (line: string): boolean =>
  (line.match(/["“”]/g)?.length ?? 0) % 2 === 0 && line.split("(").length === line.split(")").length;
const isWhole = (one: Statement): boolean =>
  /[.!?]["”’')]*$/.test(plain(one)) || (one.item && one.words >= 4);
/** A sentence without what stands between quotation marks; nothing of one that is speech. */
export const withoutSpeech = (line: string): string =>
  /^['‘]/.test(line) ? "" : line.replace(/["“][^"“”]*["”]|(?<!\p{L})['‘][^'‘’]{3,}['’](?!\p{L})/gu, " ");

/** The sentences and how each of them is quoted; empty for one that cannot be quoted so that it is understood. */
export function quotable(text: string): { all: Statement[]; quoted: string[] } {
  const source = inOneLine(plainOf(text));
  const said = statementsOf(text).filter((one) => !one.courtesy && !wholly.test(one.text.trim()));
  const all = said.slice(0, said.findLastIndex((one) => one.words > 3 || isWhole(one)) + 1);
  const fits = (line: string): boolean =>
    balanced(line) && source.includes(line) && line.length <= mostLetters;
  const quoted = all.map((one, at) => {
    if (!isWhole(one) || one.label !== "" || one.words > mostWords) return "";
    const line = plain(one);
    const beside = (step: 1 | -1): string => {
      const other = all[at + step];
      return other?.paragraph === one.paragraph && other.label === "" ? plain(other) : "";
    };
    const isShort = one.words < fewestWords || (one.points && one.words < fewestWords + 4);
    const [before, after] = [beside(-1), beside(1)];
    const joined = [
      (isShort || one.item) && /^[^\p{Ll}]/u.test(before) ? before : "",
      line,
      one.item || goesOn.test(after) || (one.words < fewestWords && before === "") ? after : "",
    ]
      .filter(Boolean)
      .join(" ");
    const enough = countWords(joined) >= fewestWords || at === all.length - 1 || one.item;
    return fits(joined) && enough ? joined : fits(line) && one.words >= fewestWords ? line : "";
  });
  return { all, quoted };
}

/** Words without the small ones that a pattern took along at their end, where the sentence goes on. */
const trimmed = (words: string, line: string): string =>
  /^[.,;!?]/.test(line.slice(line.indexOf(words) + words.length, line.length))
    ? words
    : words
        .trim()
        .replace(
          /[ ,]{1,24}(?:so|that|and|the|of|to|an?|in|for|with|on|by|at|or|but|is|was|our|my|his|her)$/u,
          "",
        );

/** All at which a reader would stop, in the text's order; a sentence may have several signs. */
export const stopsOf: (text: string) => readonly Stop[] = remember((text) => {
  const { all, quoted } = quotable(text);
  const forms = new Set(countsAs(text));
  if (forms.has("story") && !forms.has("case")) forms.add("scene");
  const lines = all.map(plain);
  const source = inOneLine(plainOf(text));
  const pages = plainOf(text);
  /** The line above a paragraph, where it asks something. */
  const questionOver = (line: string): string => {
    const above = pages.slice(0, Math.max(0, pages.indexOf(line.slice(0, 30)))).trimEnd();
    const last = above.slice(above.lastIndexOf("\n") + 1).replace(/^(?:Q[:.]?|\p{Lu}\p{L}{0,20}:) /u, "");
    return last.endsWith("?") ? last : "";
  };
  return all.flatMap((one, at): Stop[] => {
    const line = quoted[at] ?? "";
    if (line === "") return [];
    const own = lines[at] ?? "";
    const closes = all[at + 1]?.paragraph !== one.paragraph;
    const place: Place = {
      told: withoutSpeech(own),
      line: own,
      words: one.words,
      item: one.item,
      before: all[at - 1],
      next: all[at + 1],
      around: lines.slice(Math.max(0, at - 1), at + 3).join(" "),
      text: source,
      earlier: lines.slice(0, at).join(" "),
      lines,
      at,
      closes,
      question: all[at - 1]?.paragraph === one.paragraph ? "" : questionOver(own),
      forms,
    };
    return signs.flatMap(([sign, shows]): Stop[] => {
      const shown = shows(place);
      if (shown === null) return [];
      const { word, other } = typeof shown === "string" ? { word: shown, other: "" } : shown;
      return [{ line, at, paragraph: one.paragraph, sign, word: trimmed(word, own), other: other.trim() }];
    });
  });
}, 4);
