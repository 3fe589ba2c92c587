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

/** Numbers of a text in one spelling each. English number words from two on count, except for `one`. */
export function numbersOf(text: string): string[] {
  const digits = (
    text.match(/\p{Nd}(?:[\p{Nd}.,:/’' ](?=\p{Nd}{3}\b)|[.,:/-](?=\p{Nd})|\p{Nd})*/gu) ?? []
  ).map((found) => found.replace(/[,’' ](?=\p{Nd}{3}(?!\p{Nd}))/gu, ""));
  return [...digits, ...(text.match(written) ?? []).map(digitsOf)];
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
        .replace(/\[[^\]]*\]/g, " ")
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

/** Every fact of a text that can be told by rule. */
export function factsOf(markdown: string): Facts {
  const links =
    markdown.match(/\bhttps?:\/\/[^\s<>")\]]*[^\s<>")\].,;:!?]|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ??
    [];
  const bare = markdown
    .replace(/^\s*\d{1,9}(?:[.)]|\/\d{0,3})\s+/gm, "")
    .replace(/\bhttps?:\/\/\S+/g, " ")
    .replace(/\[[^\]\n]{1,80}\](?!\()/g, " ");
  return {
    numbers: new Set(numbersOf(bare)),
    names: new Set(namesOf(markdown)),
    links: new Set(links),
    slots: new Set(markdown.match(/\[[^\]\n]{1,80}\](?!\()/g) ?? []),
  };
}

/** Whether a word of the text, in any case, is part of it as a whole word. */
export function mentions(text: string, word: string): boolean {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, "iu").test(text);
}
