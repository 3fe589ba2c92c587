/** Sentences of a text at which a talk can stop: where it begins, what a reader wants to know, and where it ends. */

import { isCall } from "../../prose/calls.ts";
import { remember } from "../../prose/remember.ts";
import { countWords, plainOf } from "../../prose/words.ts";
import { standsAlone, type Statement, statementsOf } from "../layout/statements.ts";
import { countsAs } from "./roles.ts";
import { informs, type Place, type SignName, spoken } from "./signs/place.ts";
import { signs } from "./signs/signs.ts";

/** A sentence of a text as it can be quoted. */
export interface Line {
  /** Whole, without marks of emphasis; with a neighbour where it says too little alone. */
  line: string;
  /** Which of the sentences it is, and of which paragraph. */
  at: number;
  paragraph: number;
}

export interface Stop extends Line {
  sign: SignName | "stay";
  /** The writer's own words that show it; empty where the whole sentence does. */
  word: string;
  /** From 1 to 10. */
  worth: number;
}

/** All of a text that a talk can speak of; without an opening or an end it is too short for one. */
export interface Stops {
  opening: Line | undefined;
  /** Whether the opening says what the text is for, or is the title of an opinion; else it is the first sentence. */
  by: "key" | "title" | "first";
  all: readonly Stop[];
  end: Line | undefined;
}

/** A quotation of fewer words takes a neighbour; longer sentences are not quoted. */
const fewestWords = 6;
const mostWords = 50;
const mostLetters = 420;
/** What goes on with the sentence before it. */
const goesOn = /^(?:But|And|So|They also|Perhaps|Maybe|Or|Not)\b/;

/** Whether a sentence shows things somewhere, as one does in a scene. */
export const isSeen = (line: string): boolean => seen.test(line);
const seen =
  /\b(?:on|under|against|across|beside|through|into|behind|over|above|round) (?:the|a|an|his|her|my|their)\b/;

const wholly = /^(\*\*|__|\*|_)(?=\S).+\1$/s;
const inOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
const plain = ({ text }: Statement): string => inOneLine(plainOf(text));
const balanced = (line: string): boolean =>
  (line.match(/["“”]/g)?.length ?? 0) % 2 === 0 && line.split("(").length === line.split(")").length;
const isWhole = (one: Statement): boolean =>
  /[.!?]["”’')]*$/.test(plain(one)) || (one.item && one.words >= 4);
const withoutSpeech = (line: string): string =>
  /^['‘]/.test(line) ? "" : line.replace(/["“][^"“”]*["”]|(?<!\p{L})['‘][^'‘’]{3,}['’](?!\p{L})/gu, " ");

/** The sentences and how each of them is quoted; empty for one that cannot be quoted so that it is understood. */
function quotable(text: string): { all: Statement[]; quoted: string[] } {
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

/** What a letter or a notice was written to say. */
const purpose =
  /\b(?:I['’]m going to|I am (?:going to|writing)|[Ww]e(?: are|['’]re) (?:moving|asking|looking|writing)|[Ww]e need|I (?:would|should) like|I['’]d like|will (?:be (?:moving|closed|closing|held)|move|rise|close|change)|[Ww]e (?:plan|have decided|move))\b/;
/** What a writer wants. */
const thesis =
  /\b(?:should|ought to|[Ww]e (?:must|need to)|I (?:think|believe) (?:that|it|we|the)|has got to|have got to|[Ll]et us)\b/u;
/** What is not wanted, or only supposed. */
const notSo = /\b(?:if|would|never|nobody|yet to)\b|n['’]t\b/i;

/** The sentence that says what a text is for, where its kind has one; -1 for none. */
function keyOf(all: readonly Statement[], quoted: readonly string[], forms: ReadonlySet<string>): number {
  const wanted =
    forms.has("case") && !forms.has("review")
      ? thesis
      : ["letter", "announcement", "circular"].some((one) => forms.has(one))
        ? purpose
        : null;
  if (wanted === null) return -1;
  const firm = all.flatMap((one, at) => {
    const line = quoted[at] ?? "";
    const fit = line !== "" && at < all.length - 1 && !one.item && !spoken.test(line) && !line.includes("?");
    return fit && wanted.test(plain(one)) && !(wanted === thesis && notSo.test(plain(one))) ? [at] : [];
  });
  if (wanted === purpose) return firm[0] ?? -1;
  return firm.toSorted((one, other) => (all[other]?.weight ?? 0) - (all[one]?.weight ?? 0))[0] ?? -1;
}

/** Whether a whole sentence could be heard more of: no speech, no list. */
function mayStay(one: Statement): boolean {
  const line = plain(one);
  return (
    one.words >= 8 &&
    one.words <= 40 &&
    /[.!]$/.test(line) &&
    !/:|^(?:Hello|Hi|Thank|Serves|Makes|Allow)\b/.test(line) &&
    !spoken.test(line)
  );
}

/**
 * From 0 to 4.5: what is clear alone and carries much, what is seen in a scene, and what its paragraph closes with: of
 * anything else the next sentence tells more.
 */
const worthStaying = (one: Statement, forms: ReadonlySet<string>, closes: boolean): number =>
  Math.min(1, one.weight / 2) +
  (standsAlone(one) ? 1 : 0) +
  (closes ? 1.5 : 0) +
  (forms.has("scene") && isSeen(plain(one)) ? 1 : 0) -
  (informs(plain(one)) || (isCall(plain(one)) && !forms.has("plan")) ? 1 : 0);

/** The first line, where it is a heading or stands like one; empty for none. */
function titleOf(text: string): string {
  const [first = "", second = ""] = text.trim().split("\n");
  const title = inOneLine(plainOf(first));
  const isTitle = second.trim() === "" && title.split(" ").length >= 3 && title.length <= 80;
  return isTitle && !/[.:,;]$/.test(title) ? title : "";
}

/** What can be said of a text, in its order. */
export const stopsOf: (text: string) => Stops = remember((text) => {
  const { all, quoted } = quotable(text);
  const forms = new Set(countsAs(text));
  if (forms.has("story") && !forms.has("case")) forms.add("scene");
  const source = inOneLine(plainOf(text));
  const lineAt = (at: number): Line | undefined => {
    const [one, line] = [all[at], quoted[at]];
    return one && line ? { line, at, paragraph: one.paragraph } : undefined;
  };
  const stops = all.flatMap((one, at): Stop[] => {
    const here = lineAt(at);
    if (!here) return [];
    const line = plain(one);
    const place: Place = {
      told: withoutSpeech(line),
      line,
      words: one.words,
      item: one.item,
      before: all[at - 1],
      next: all[at + 1],
      around: all
        .slice(Math.max(0, at - 1), at + 3)
        .map(plain)
        .join(" "),
      text: source,
      earlier: all.slice(0, at).map(plain).join(" "),
      forms,
    };
    const closes = all[at + 1]?.paragraph !== one.paragraph;
    const found = signs.flatMap(([sign, worth, shows]) => {
      // The reason for a rule stands behind it.
      const word = sign === "rule" && !closes ? null : shows(place);
      return word === null ? [] : [{ ...here, sign, word, worth }];
    });
    if (found.length > 0) return found.toSorted((a, b) => b.worth - a.worth).slice(0, 1);
    return mayStay(one) ? [{ ...here, sign: "stay", word: "", worth: worthStaying(one, forms, closes) }] : [];
  });
  const last = all.findLastIndex((one, at) => quoted[at] !== "" && !informs(plain(one)));
  const key = keyOf(all, quoted, forms);
  const first = quoted.findIndex(
    (line) => /[.!?]["”’')]*$/.test(line) && !/^(?:Serves|Makes|Allow)\b/.test(line),
  );
  const title = forms.has("opinion") || forms.has("case") ? titleOf(text) : "";
  const [by, opening] =
    key >= 0
      ? (["key", lineAt(key)] as const)
      : title !== "" && !forms.has("review")
        ? (["title", { line: title, at: -1, paragraph: -1 }] as const)
        : (["first", lineAt(first)] as const);
  return { opening, by, all: stops, end: opening && last > opening.at ? lineAt(last) : undefined };
}, 4);
