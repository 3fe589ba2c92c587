/** What stands in bold or italics before the first sentence of a paragraph and heads it: `**Water.** The softener uses too much.` */

import { plainOf } from "../../prose/words.ts";

const leadIn = /^(\*\*|__|\*|_)(?=\S)((?:(?!\1).){1,60}[.:!]|(?:(?!\1).){1,60}(?=\1[.:]))\1[.:]?(?=\s+\S)/su;

/** The lead-in of a paragraph without its marks; empty for none, and for a question, which its paragraph answers. */
export const leadInOf = (paragraph: string): string => plainOf(leadIn.exec(paragraph)?.[0] ?? "").trim();

/** What a lead-in heads. */
export const afterLeadIn = (paragraph: string): string => paragraph.replace(leadIn, "").trim();

/** The sentences of a paragraph, its lead-in in one with the first that it heads. */
export function withLeadIn(paragraph: string, sentences: readonly string[]): readonly string[] {
  const [first = "", second, ...others] = sentences;
  const alone =
    second !== undefined && leadInOf(paragraph) !== "" && plainOf(first).trim() === leadInOf(paragraph);
  return alone ? [`${first} ${second}`, ...others] : sentences;
}
