/** Which language a text is in. */

import { tellingLength } from "#app/document/language-of.ts";
import { detectLanguage } from "./detector.ts";
import { remember } from "./remember.ts";
import { plainOf, wordsOf } from "./words.ts";

export interface Language {
  /** BCP 47 code of the main language, `und` when there is too little to tell by. */
  code: string;
  /** `latin`, `none` for a text without letters, `other`, or the code of the language that a script is known by. */
  script: string;
  /** Whether the language is certain enough to judge by: the detector is, and the text has twelve words or more. */
  sure: boolean;
}

/** A text of fewer words is never judged by its language. */
const wordsToTell = 12;

const scripts: readonly [string, RegExp][] = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ["ko", /\p{Script=Hangul}/gu],
  ["zh", /\p{Script=Han}/gu],
  ["he", /\p{Script=Hebrew}/gu],
  ["ar", /\p{Script=Arabic}/gu],
  ["hi", /\p{Script=Devanagari}/gu],
  ["el", /\p{Script=Greek}/gu],
  ["th", /\p{Script=Thai}/gu],
  ["ru", /\p{Script=Cyrillic}/gu],
];

/** Languages that a detector takes for one another. */
const alike: readonly string[][] = [
  ["da", "no"],
  ["bs", "hr", "sr"],
  ["id", "ms"],
];

/** Whether two codes may stand for one language as far as a detector can tell. */
export function sameTongue(one: string, other: string): boolean {
  return one === other || alike.some((group) => group.includes(one) && group.includes(other));
}

function scriptOf(plain: string): string {
  const letters = plain.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return "none";
  const latin = plain.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin >= letters / 2) return "latin";
  const counts = scripts.map(([code, pattern]) => [code, plain.match(pattern)?.length ?? 0] as const);
  const [code, count] = counts.toSorted((a, b) => b[1] - a[1])[0] ?? ["other", 0];
  if (count === 0) return "other";
  return code === "ja" ? "zh" : code;
}

/** What of a text says nothing about its language. */
const foreignParts = /\bhttps?:\S+|(?<![\w.+-])[\w.+-]{1,64}@\S+|\[[^\]\n]{1,80}\](?!\()/g;

const detected = remember(detect);

/** The language of a Markdown text. */
export function languageOf(text: string): Language {
  return detected(text.slice(0, tellingLength));
}

function detect(text: string): Language {
  const plain = plainOf(text).replace(foreignParts, " ");
  const script = scriptOf(plain);
  if (script === "none") return { code: "und", script, sure: false };
  const found = detectLanguage(plain);
  const certain = found.language !== "" && found.isReliable();
  if (!certain) return { code: "und", script, sure: false };
  return { code: found.language, script, sure: wordsOf(plain).length >= wordsToTell };
}

/** Whether rules written for English may touch the text: it is English, or so short that only its script can be told. */
export function isEnglish(text: string): boolean {
  const { code, script, sure } = languageOf(text);
  if (code === "en") return true;
  if (sure || script !== "latin") return false;
  const plain = plainOf(text.slice(0, tellingLength));
  if (/[^\p{ASCII}\u2010-\u205E\p{S}]/u.test(plain.replace(/\b\p{Lu}\S*/gu, ""))) return false;
  const words = wordsOf(plain).length;
  return words < wordsToTell && (code === "und" || words < 5);
}
