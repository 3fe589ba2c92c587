/** What of the writer's text a worksheet quotes: the whole of a short one, of a long one whole paragraphs and lists that serve what the sheet asks. */

import { sentencesOf } from "../../prose/sentences.ts";
import { countWords } from "../../prose/words.ts";
import { announces } from "../layout/announcing.ts";
import { isBoldHeading, isGreeting, isSignOff } from "../layout/statements.ts";

/** Where the quotation is taken from; `ends` are the beginning and the end. */
export type Quotes = "start" | "end" | "ends" | "people" | "places" | "against";

/** A text of more words is quoted in part: whoever is asked about a page wants it before their eyes. */
const wholeUpTo = 500;
/** A part has about so many. */
const partWords = 250;

/** The text in one quotation, its lines as they stand; of a long one a part, with its share. Empty where nothing can be quoted whole. */
export function quoted(text: string, from: Quotes = "start"): string {
  const whole = text.trim();
  const words = countWords(whole);
  if (words <= wholeUpTo) return inQuotation(whole);
  const units = unitsOf(withoutFrame(whole));
  const parts = partsOf(units, from);
  const shown = parts.join("\n\n[…]\n\n");
  if (shown === "") return "";
  const share = `${String(countWords(shown.replace("[…]", "")))} of ${String(words)} words`;
  return `${inQuotation(shown)}\n\n(${whereOf(parts, units, share)})`;
}

function whereOf(parts: readonly string[], units: readonly string[], share: string): string {
  if (parts.length > 1) return `The beginning and the end, ${share}.`;
  const [only = ""] = parts;
  const body = units.join("\n\n");
  if (body.startsWith(only.slice(0, 400))) return `The first ${share}.`;
  return body.endsWith(only.slice(-400)) ? `The last ${share}.` : `${share}.`;
}

const inQuotation = (text: string): string =>
  text
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");

const header = /^(?:from|to|cc|bcc|date|sent|subject|re): /i;

/** A letter without its head, greeting and signature. */
function withoutFrame(text: string): string {
  const lines = text.split("\n");
  const body = lines.findIndex((line) => line.trim() !== "" && !header.test(line));
  const begin = body >= 0 && isGreeting(lines[body] ?? "") ? body + 1 : Math.max(0, body);
  const close = lines.findIndex((line, at) => at > begin && at > lines.length - 8 && isSignOff(line));
  return lines
    .slice(begin, close < 0 ? undefined : close)
    .join("\n")
    .trim();
}

const item = /^[ \t]*(?:[-*+•]|\d{1,3}[.)])[ \t]/;
const isList = (block: string): boolean =>
  block.split("\n").every((line) => item.test(line) || /^[ \t]{2,}/.test(line));
const isHead = (block: string): boolean =>
  (/^#{1,6} /.test(block) && !block.includes("\n")) || isBoldHeading({ kind: "paragraph", text: block });
/** What cannot stand last: it announces what comes after it. */
const leads = (block: string): boolean =>
  isHead(block) ||
  /:\**$/.test(block.trim()) ||
  (!isList(block) && announces(sentencesOf(block).at(-1) ?? ""));

/** Paragraphs, and lists with what announces them: what is quoted whole or not at all. */
function unitsOf(text: string): string[] {
  const units: string[] = [];
  for (const block of text.split(/\n[ \t]*\n/).map((one) => one.trimEnd())) {
    if (block.trim() === "") continue;
    const last = units.at(-1);
    const goesOn =
      last !== undefined &&
      (leads(lastBlock(last)) || (isList(block) && isList(lastBlock(last)) && !isHead(last)));
    if (goesOn) units[units.length - 1] = `${last}\n\n${block}`;
    else units.push(block);
  }
  if (units.length > 0 && leads(lastBlock(units.at(-1) ?? ""))) units.pop();
  return units;
}

const lastBlock = (unit: string): string => unit.split(/\n[ \t]*\n/).at(-1) ?? "";

function partsOf(units: readonly string[], from: Quotes): string[] {
  switch (from) {
    case "start":
      return [startOf(units, partWords)].filter(Boolean);
    case "end":
      return [endOf(units, partWords)].filter(Boolean);
    case "ends":
      return [startOf(units, partWords), endOf(units, partWords)].filter(Boolean);
    case "people":
      return [richest(units, people, named)].filter(Boolean);
    case "places":
      return [richest(units, places, places)].filter(Boolean);
    case "against":
      return [richest(units, against, against)].filter(Boolean);
    default:
      return from satisfies never;
  }
}

/** Units from the first one on until the words are spent; of a first one that is too long its first sentences. */
function startOf(units: readonly string[], most: number): string {
  const taken: string[] = [];
  let left = most;
  for (const unit of units) {
    const short = left > most / 2 && taken.length > 0;
    left -= countWords(unit);
    // After a short beginning a long paragraph is still taken: two lines of a text show too little of it.
    if (left < 0 && !(short && most - left <= 2 * partWords)) break;
    taken.push(unit);
  }
  if (taken.length > 0) return taken.join("\n\n");
  return sentencesOf(units[0] ?? "")
    .slice(0, 6)
    .map((sentence) => sentence.trim())
    .join(" ");
}

function endOf(units: readonly string[], most: number): string {
  const taken: string[] = [];
  let left = most;
  for (const unit of units.toReversed()) {
    left -= countWords(unit);
    if (left < 0) break;
    taken.unshift(unit);
  }
  if (taken.length > 0) return taken.join("\n\n");
  return sentencesOf(units.at(-1) ?? "")
    .slice(-6)
    .map((sentence) => sentence.trim())
    .join(" ");
}

const people =
  /["“](?=\p{L})|(?<=\p{Ll},? )\p{Lu}\p{Ll}{2,}|\b(?:[Hh]e|she|him|her|his|i|my|mother|father|brother|sister|aunt|uncle|son|daughter|husband|wife|man|woman|boy|girl|said|asked)\b/gu;
const places =
  /\b(?:air|bank|bridge|church|corner|dark|door|east|field|floor|forest|garden|gate|ground|hall|hedge|hill|house|kitchen|lamp|lane|library|light|mill|north|park|path|pool|rain|river|road|roof|room|sea|shop|sink|smell\p{L}*|south|square|station|stone|street|sun|table|town|village|wall|water|west|wind|window|yard)s?\b/giu;

/** Somebody with a name, or whom everybody has one of. */
const named =
  /(?<=\p{Ll},? )\p{Lu}\p{Ll}+|(?<!\p{L})(?!(?:The|A|It|He|She|They|We|You|This|That|There|Nobody|Somebody|Everybody|Nothing|Something|One)\b)\p{Lu}\p{Ll}+ (?:said|asked|told|had|took|went|came|\p{Ll}{2,}ed)\b|\b(?:mother|father|brother|sister|aunt|uncle|son|daughter|husband|wife|grand\p{Ll}+)\b/gu;
/** What stands in somebody's way. */
const against =
  /\b(?:no|not|never|nobody|but|until|unless|against|refused?|stopped|failed|lost|broke|shut|locked|stuck|afraid|late|gone|dead|without|wouldn['’]t|couldn['’]t|can['’]t|won['’]t|didn['’]t|don['’]t|mustn['’]t|had to|have to|not allowed)\b/giu;
/** A run that shows fewer of what the sheet asks of is not quoted. */
const fewest = 2;

/** The run of units with most of what is looked for, as long as it shows enough of it; it begins where a reader can begin. */
function richest(units: readonly string[], signs: RegExp, shows: RegExp): string {
  const runs = units.flatMap((unit, at) =>
    /^["“‘']|^(?:and|but|he|she|it|they|so|that|this|then)\b/i.test(unit)
      ? []
      : [startOf(units.slice(at), partWords)],
  );
  const shown = runs.filter((run) => (run.match(shows)?.length ?? 0) >= fewest);
  const long = shown.filter((run) => countWords(run) >= partWords / 2);
  const scored = (long.length > 0 ? long : shown).map((run) => ({
    run,
    score: run.match(signs)?.length ?? 0,
  }));
  return scored.reduce((best, one) => (one.score > best.score ? one : best), { run: "", score: 0 }).run;
}
