/** Which way a text runs and what it is written in, as far as its letters say. */

export type Direction = "ltr" | "rtl";

/** Letters that run from right to left. */
const rtl = "\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufeff\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}";
const rtlLetter = new RegExp(`[${rtl}]`, "u");
const otherLetter = `(?![${rtl}])\\p{L}`;
const otherWords = new RegExp(`${otherLetter}(?:[^${rtl}]*(?:${otherLetter}|\\p{N}))?`, "gu");
const rtlLetters = `(?=\\p{L})[${rtl}]`;
const rtlWords = new RegExp(`${rtlLetters}(?:[^\\p{L}\\p{N}]*${rtlLetters})*\\p{M}*`, "gu");

/** The direction of a text by its first letter, as browsers tell it; null for one without letters. */
export function directionOf(text: string): Direction | null {
  const first = /\p{L}/u.exec(text)?.[0];
  if (first === undefined) return null;
  return rtlLetter.test(first) ? "rtl" : "ltr";
}

/** A stretch of a text whose letters all run one way. */
export interface Stretch {
  text: string;
  direction: Direction;
}

/** A text of a paragraph that runs one way, cut where words of the other way begin and end. */
export function stretches(text: string, base: Direction): Stretch[] {
  const other = base === "rtl" ? "ltr" : "rtl";
  const cut: Stretch[] = [];
  let from = 0;
  const add = (part: string, direction: Direction): void => {
    if (part !== "") cut.push({ text: part, direction });
  };
  for (const { 0: words, index } of text.matchAll(base === "rtl" ? otherWords : rtlWords)) {
    add(text.slice(from, index), base);
    add(words, other);
    from = index + words.length;
  }
  add(text.slice(from), base);
  return cut;
}

/** Languages that a script is nearly always in. */
const scripts: readonly [language: string, letter: RegExp][] = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ["ko", /\p{Script=Hangul}/u],
  ["zh", /\p{Script=Han}/u],
  ["he", /\p{Script=Hebrew}/u],
  ["ar", /\p{Script=Arabic}/u],
  ["hi", /\p{Script=Devanagari}/u],
  ["el", /\p{Script=Greek}/u],
  ["ru", /\p{Script=Cyrillic}/u],
];

/** The language of a text: the one that was told, else the one that its script is known by; null for any other. */
export function languageBy(text: string, told: string | null): string | null {
  if (told !== null) return told;
  const letters = text.slice(0, 4_000).match(/\p{L}/gu) ?? [];
  if (letters.length === 0) return null;
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length;
  if (latin > letters.length / 2) return null;
  const words = letters.join("");
  return scripts.find(([, letter]) => letter.test(words))?.[0] ?? null;
}
