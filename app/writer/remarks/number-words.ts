/** Numbers that are written in words, in the languages that are written here. */

import { toCardinal as arabic } from "n2words/ar-SA";
import { toCardinal as german } from "n2words/de-DE";
import { toCardinal as english, toOrdinal as englishOrdinal } from "n2words/en-US";
import { toCardinal as spanish } from "n2words/es-ES";
import { toCardinal as french } from "n2words/fr-FR";
import { toCardinal as hebrew } from "n2words/he-IL";
import { toCardinal as hindi } from "n2words/hi-IN";
import { toCardinal as italian } from "n2words/it-IT";
import { toCardinal as korean } from "n2words/ko-KR";
import { toCardinal as portuguese } from "n2words/pt-PT";
import { toCardinal as russian } from "n2words/ru-RU";

/** A number in words, as it stands. */
interface WrittenNumber {
  words: string;
  value: number;
  /** Codes of the languages in which these words are a number. */
  tongues: readonly string[];
}

const values = [...Array.from({ length: 99 }, (_value, index) => index + 2), 200, 300, 500, 1_000, 2_000];

/** Forms that a table of cardinals does not have: other genders, shares, times, dozens. */
const further: Readonly<Record<string, number>> = {
  "a hundred": 100,
  hundred: 100,
  "a thousand": 1_000,
  thousand: 1_000,
  "a million": 1_000_000,
  million: 1_000_000,
  billion: 1_000_000_000,
  dozen: 12,
  half: 50,
  third: 33,
  quarter: 25,
  once: 1,
  twice: 2,
  double: 2,
  doubled: 2,
  triple: 3,
  tripled: 3,
  pair: 2,
  couple: 2,
  both: 2,
  fortnight: 14,
  demi: 50,
  moitié: 50,
  quart: 25,
  tiers: 33,
  douzaine: 12,
  hälfte: 50,
  halb: 50,
  viertel: 25,
  drittel: 33,
  dutzend: 12,
  hundert: 100,
  tausend: 1_000,
  mitad: 50,
  cuarto: 25,
  docena: 12,
  metà: 50,
  dozzina: 12,
  metade: 50,
  dúzia: 12,
  половина: 50,
  שניים: 2,
  שני: 2,
  שתי: 2,
  שלושה: 3,
  שלוש: 3,
  ארבעה: 4,
  חמישה: 5,
  שישה: 6,
  שבעה: 7,
  שמונה: 8,
  תשעה: 9,
  עשרה: 10,
  חצי: 50,
  ثلاث: 3,
  أربع: 4,
  خمس: 5,
  ست: 6,
  سبع: 7,
  ثمان: 8,
  تسع: 9,
  عشر: 10,
  نصف: 50,
  आधा: 50,
  半: 50,
  절반: 50,
  두: 2,
  세: 3,
  네: 4,
  다섯: 5,
  여섯: 6,
  일곱: 7,
  여덟: 8,
  아홉: 9,
  열: 10,
};

/** The feminine and shortened forms of the Romance and German tables. */
const variants = (words: string): string[] => [
  words,
  words.replaceAll("-", " "),
  words.replace(/[ -]und[ -]/g, "und"),
  words.replace(/\bun$/, "una"),
];

const cardinals: readonly [string, (value: number) => string][] = [
  ["en", (value) => english(value)],
  ["es", (value) => spanish(value)],
  ["fr", (value) => french(value)],
  ["de", (value) => german(value)],
  ["it", (value) => italian(value)],
  ["pt", (value) => portuguese(value)],
  ["he", (value) => hebrew(value)],
  ["ar", (value) => arabic(value)],
  ["hi", (value) => hindi(value)],
  ["ko", (value) => korean(value)],
  ["ru", (value) => russian(value)],
];

interface Meaning {
  value: number;
  tongues: string[];
}

const byWords = new Map<string, Meaning>();

function add(words: string, value: number, tongue: string): void {
  const known = byWords.get(words);
  if (!known) byWords.set(words, { value, tongues: [tongue] });
  else if (known.value === value) known.tongues.push(tongue);
}

for (const [words, value] of Object.entries(further)) add(words, value, "");
for (const value of values) {
  for (const [tongue, toWords] of cardinals)
    for (const form of new Set(variants(toWords(value).toLowerCase())))
      if (form.length > 1) add(form, value, tongue);
  add(englishOrdinal(value).toLowerCase(), value, "en");
}

const escaped = (words: string): string =>
  words.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "[\\s-]+");
const sorted = [...byWords.keys()].toSorted((one, other) => other.length - one.length);
const spaced = sorted.filter((words) => !/[\p{Script=Han}\p{Script=Hangul}]/u.test(words));
const unspaced = sorted.filter((words) => /\p{Script=Hangul}/u.test(words));
const han = /[一二三四五六七八九十百千万两〇零]{2,}|[十百千半两一二三四五六七八九](?=[\p{Script=Han}])/gu;
const hanDigits = "〇一二三四五六七八九";
const hanScales: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1_000 };

/** The value of a number in Han numerals: `三千四百`, `二〇二五`. */
function hanValue(words: string): number {
  const plain = words.replaceAll("零", "〇").replaceAll("两", "二");
  if (plain === "半") return 50;
  if (/^[〇一二三四五六七八九]+$/u.test(plain))
    return Number(Array.from(plain, (sign) => String(hanDigits.indexOf(sign))).join(""));
  let [whole, part, digit] = [0, 0, 0];
  for (const sign of plain) {
    const scale = hanScales[sign];
    if (scale !== undefined) {
      part += Math.max(1, digit) * scale;
      digit = 0;
    } else if (sign === "万") {
      whole += Math.max(1, part + digit) * 10_000;
      [part, digit] = [0, 0];
    } else digit = hanDigits.indexOf(sign);
  }
  return whole + part + digit;
}
const inWords = new RegExp(
  `(?<![\\p{L}\\p{N}])[ובהלכמשوبلف]?(?:${spaced.map(escaped).join("|")})s?(?![\\p{L}\\p{N}])|${unspaced.map(escaped).join("|")}`,
  "giu",
);

const scales: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1_000,
  million: 1_000_000,
  billion: 1_000_000_000,
  decade: 10,
  decades: 10,
  century: 100,
  centuries: 100,
};

const units = "one|two|three|four|five|six|seven|eight|nine";
const teens = "ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen";
const tens = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
const small = `(?:(?:${tens})(?:[\\s-]+(?:${units}))?|${teens}|${units})`;
const scaleWord = "(?:hundred|thousand|million|billion|decades?|century|centuries)";

/** The English numbers of several words: `two hundred and fifty`, `four thousand`, `three decades`. The `a` of `a five-year plan` counts nothing. */
const manyWords = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:a|${small})[\\s-]+${scaleWord}(?:[\\s-]+(?:and[\\s-]+)?(?:${small}|${scaleWord}))*|(?:${tens})[\\s-]+(?:${units}))(?![\\p{L}\\p{N}])`,
  "giu",
);

function sumOf(words: string): number {
  let whole = 0;
  let part = 0;
  for (const word of words.toLowerCase().split(/[\s-]+/)) {
    if (word === "and") continue;
    const scale = scales[word];
    if (scale === undefined) part += word === "a" || word === "one" ? 1 : (byWords.get(word)?.value ?? 0);
    else if (scale <= 100) part = Math.max(1, part) * scale;
    else {
      whole += Math.max(1, part) * scale;
      part = 0;
    }
  }
  return whole + part;
}

/** Hebrew numbers in letters: `ז'` is 7, `י"ב` is 12. */
const hebrewLetters =
  /(?<![\p{L}"'])([א-ת])['׳](?![\p{L}\p{N}])|(?<![\p{L}])([י-צ])["״]([א-ט])(?![\p{L}\p{N}])/gu;
const hebrewTens = "יכלמנסעפצ";
const hebrewValue = (letter: string): number => {
  const ten = hebrewTens.indexOf(letter);
  return ten < 0 ? "אבגדהוזחט".indexOf(letter) + 1 : (ten + 1) * 10;
};

/** Parts of words for percent that are numbers by themselves. */
const percent = /\b(?:per|pour|por|pro)[ -]?(?:cent|cento|ciento)\b/giu;

/** Every number of a text that stands in words, long ones first; `one` is none. */
export function writtenNumbers(text: string): WrittenNumber[] {
  const found: WrittenNumber[] = [];
  const rest = text
    .replace(percent, (words) => " ".repeat(words.length))
    .replace(manyWords, (words) => {
      found.push({ words, value: sumOf(words), tongues: ["en"] });
      return " ".repeat(words.length);
    });
  for (const [words] of rest.matchAll(inWords)) {
    const key = words.toLowerCase().replace(/[\s-]+/g, " ");
    const bare = key.replace(/^[ובהלכמשوبلف]/u, "");
    const meant =
      byWords.get(key) ??
      byWords.get(bare) ??
      byWords.get(key.replaceAll(" ", "-")) ??
      byWords.get(key.replace(/s$/, ""));
    if (meant) found.push({ words, ...meant });
  }
  for (const [words, alone = "", ten = "", unit = ""] of rest.matchAll(hebrewLetters)) {
    const value = alone === "" ? hebrewValue(ten) + hebrewValue(unit) : hebrewValue(alone);
    if (value > 0) found.push({ words, value, tongues: ["he"] });
  }
  for (const [words] of rest.matchAll(han))
    found.push({ words, value: hanValue(words), tongues: words.length > 1 ? ["zh", "ja"] : [] });
  return found;
}
