/** What a text states that no edit may alter: numbers, dates, names, links, slots. */

import { blocksOf } from "./blocks.ts";
import { languageOf } from "./language.ts";
import { sentencesOf } from "./sentences.ts";
import { plainOf } from "./words.ts";

export interface Facts {
  /** Numbers in one spelling: `1,200` and `1200` are the same, `twelve` is `12`. */
  numbers: Set<string>;
  /** Capitalised words that are not merely the first of a sentence, and abbreviations. Latin, Cyrillic, Greek scripts. */
  names: Set<string>;
  links: Set<string>;
  /** What is still to be filled in: `[slot]`, and the placeholders of mail merges: `{name}`, `{{name}}`, `<<name>>`, `%NAME%`. */
  slots: Set<string>;
}

const units =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const written = new RegExp(
  `\\b(?:(?:${tens.join("|")})(?:[- ](?:${units.slice(1, 10).join("|")}))?|${units.slice(2).join("|")}|hundred|thousand|million|billion|dozen)\\b`,
  "gi",
);
const large: Readonly<Record<string, string>> = {
  hundred: "100",
  thousand: "1000",
  million: "1000000",
  billion: "1000000000",
  dozen: "12",
};

function digitsOf(word: string): string {
  const lower = word.toLowerCase();
  if (large[lower]) return large[lower];
  const [first = "", second = ""] = lower.split(/[- ]/);
  const ten = tens.indexOf(first);
  if (ten >= 0) return String((ten + 2) * 10 + Math.max(0, units.indexOf(second)));
  return String(units.indexOf(lower));
}

const inDigits = /\p{Nd}(?:[\p{Nd}.,:/’' ](?=\p{Nd}{3}\b)|[.,:/-](?=\p{Nd})|\p{Nd})*/gu;
const undivided = (number: string): string => number.replace(/[,’' ](?=\p{Nd}{3}(?!\p{Nd}))/gu, "");

/** Numbers of a text in one spelling each. English number words from two on count, except for `one`. */
export function numbersOf(text: string): string[] {
  return [...(text.match(inDigits) ?? []).map(undivided), ...(text.match(written) ?? []).map(digitsOf)];
}

/** The same in the order in which the text has them. */
function numbersInOrder(text: string): string[] {
  return [
    ...[...text.matchAll(inDigits)].map(({ 0: found, index }) => ({ number: undivided(found), index })),
    ...[...text.matchAll(written)].map(({ 0: found, index }) => ({ number: digitsOf(found), index })),
  ]
    .sort((one, other) => one.index - other.index)
    .map(({ number }) => number);
}

const notNames = new Set(
  "TL DR Title Description Subject I I'm I'd I'll I've OK TV AM PM Mr Mrs Ms Dr Sir The A An And But Or If It He She We They You This That In On At To Of As".split(
    " ",
  ),
);

/** Names of a text: capitalised inside a sentence, or abbreviations of capitals. Headings are not read. */
export function namesOf(markdown: string): string[] {
  const { code } = languageOf(markdown);
  const names: string[] = [];
  for (const block of blocksOf(markdown)) {
    if (["code", "rule", "heading"].includes(block.kind)) continue;
    for (const sentence of sentencesOf(block.text)) {
      const plain = plainOf(sentence)
        .replace(/\bhttps?:\S+|(?<![\w.+-])[\w.+-]+@\S+/g, " ")
        .replace(/\[[^[\]]*\]/g, " ")
        .replace(/(?<![\w&])#[\p{L}\p{N}_]+/gu, " ");
      let fresh = true;
      for (const match of plain.matchAll(/[\p{L}][\p{L}\p{M}\p{N}’'-]*|[.:!?]\s|[“"‘(]/gu)) {
        const raw = match[0];
        if (!/^\p{L}/u.test(raw)) {
          fresh = true;
          continue;
        }
        const word = raw.replace(/[’']s?$/u, "").replace(/-\p{Ll}.*$/u, "");
        const abbreviation = /^\p{Lu}{2,}s?$/u.test(word);
        const capital = /^\p{Lu}/u.test(word) && code !== "de";
        if ((abbreviation || (capital && !fresh)) && !notNames.has(word) && word.length > 1) names.push(word);
        fresh = false;
      }
    }
  }
  return names;
}

const addresses = /\bhttps?:\/\/[^\s<>")\]]*[^\s<>")\].,;:!?]|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const openSlots =
  /\[[^\]\n]{1,80}\](?!\()|\{\{[^{}\n]{1,80}\}\}|(?<![{$])\{[\p{L}_][\p{L}\p{N}_. -]{0,60}\}(?!\})|<<[^<>\n]{1,60}>>|%[A-Z_]{2,40}%/gu;

/** A text without what is told apart from its numbers: the marks of lists, links, slots. */
const bareOf = (markdown: string): string =>
  markdown
    .replace(/^[^\S\n\r\u2028\u2029]*\d{1,9}(?:[.)]|\/\d{0,3})\s+/gm, "")
    .replace(/\bhttps?:\/\/\S+/g, " ")
    .replace(openSlots, " ");

/** Every fact of a text that can be told by rule. */
export function factsOf(markdown: string): Facts {
  return {
    numbers: new Set(numbersOf(bareOf(markdown))),
    names: new Set(namesOf(markdown)),
    links: new Set(markdown.match(addresses) ?? []),
    slots: new Set(markdown.match(openSlots) ?? []),
  };
}

/** The facts of each kind in the order of the text, as often as it has them. */
export function factsInOrder(markdown: string): Record<keyof Facts, string[]> {
  return {
    numbers: numbersInOrder(bareOf(markdown)),
    names: namesOf(markdown),
    links: markdown.match(addresses) ?? [],
    slots: markdown.match(openSlots) ?? [],
  };
}

/** Whether a word of the text, in any case, is part of it as a whole word. */
export function mentions(text: string, word: string): boolean {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, "iu").test(text);
}
