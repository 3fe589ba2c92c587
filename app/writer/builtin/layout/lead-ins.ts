/** What stands in bold or italics before the first sentence of a paragraph and heads it: `**Water.** The softener uses too much.` */

import { countWords, plainOf } from "../../prose/words.ts";

const leadIn = /^(\*\*|__|\*|_)(?=\S)((?:(?!\1).){1,60}[.:!]|(?:(?!\1).){1,60}(?=\1[.:]))\1[.:]?(?=\s+\S)/su;
/** `**900 kr.** from the door`, `**£18, posted.**`: what a price or an amount says is no head of anything. */
const amount = /[£$€¥]\s?\d|\d ?(?!am\b|pm\b)\p{L}{1,4}\.$/u;

/** The lead-in of a paragraph without its marks; empty for none, and for a question, which its paragraph answers. */
export function leadInOf(paragraph: string): string {
  const [found = ""] = leadIn.exec(paragraph) ?? [];
  const head = plainOf(found).trim();
  // Behind an abbreviation a sentence goes on with a small letter.
  const goesOn = !head.endsWith(":") && startsSmall(paragraph.slice(found.length));
  return goesOn || amount.test(head) ? "" : head;
}

const startsSmall = (text: string): boolean => /^\p{Ll}/u.test(plainOf(text).trim());

/** What a lead-in heads, where that can begin without it. */
export function afterLeadIn(paragraph: string): string {
  if (leadInOf(paragraph) === "") return paragraph;
  const headed = paragraph.replace(leadIn, "").trim();
  return startsSmall(headed) ? paragraph : headed;
}

/** `TBILISI.`: where a report was filed. */
const place = /^\p{Lu}[\p{Lu}'’ -]{3,30}\.$/u;
/** A sentence of so many words is told from a place. */
const told = 8;

/** The sentences of a paragraph, the place that it was filed at in one with the first. */
export function withPlace(sentences: readonly string[]): readonly string[] {
  const [first = "", second = "", ...others] = sentences;
  return place.test(first) && countWords(first) <= 3 && countWords(second) >= told
    ? [`${first} ${second}`, ...others]
    : sentences;
}

/** The sentences of a paragraph, its lead-in or the place that it was filed at in one with the first that it heads. */
export function withLeadIn(paragraph: string, sentences: readonly string[]): readonly string[] {
  const [first = "", second, ...others] = sentences;
  const alone =
    second !== undefined && leadInOf(paragraph) !== "" && plainOf(first).trim() === leadInOf(paragraph);
  return alone ? [`${first} ${second}`, ...others] : withPlace(sentences);
}
