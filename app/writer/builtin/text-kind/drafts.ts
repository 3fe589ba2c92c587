/** Working notes: what somebody wrote down to write from, with reminders to themselves in it. Nothing of it is for others yet. */

import { blocksOf } from "../../prose/blocks.ts";
import { tokensOf } from "../../prose/english/tokens.ts";
import { isEnglish } from "../../prose/language.ts";
import { sentencesOf } from "../../prose/sentences.ts";
import { plainOf } from "../../prose/words.ts";

/** What nobody writes but to themselves. */
const reminders: readonly RegExp[] = [
  // A list of what is left to do, of which others would have to know more.
  /^(?:still )?to[- ]do(?: list)?(?:$|:)|^(?:still )?to (?:check|ask|find out|ring|look up)(?:$|:)/im,
  // Doubts: `Dawn?? `, `(28?)`, `TK`.
  /\?\?|\([^()?.]{1,12}\?\)|\bTK\b|[←→]/,
  // `Check.`, `Ask Ted.`, `Look it up.`
  /(?:^|[.!?:(*] ?)(?:check|verify|confirm|ask (?:her|him|them|\p{Lu}\p{Ll}+)|look (?:it |this |that )?up|find out)(?: (?:this|that|it|date|spelling|first|again|before \p{L}+ing))?[.!)*]/imu,
  /\b(?:not (?:to|for) (?:print|publication|quoting)|(?:don['’]t|do not|can['’]t|cannot) (?:print|quote|use (?:her|his|their|the|this|that|sur)\p{L}*)\b|(?:before|can (?:we|I)) (?:printing|print|using|quoting|quote|use (?:it|this|that))|off the record)/iu,
  /\b(?:this|that) is (?:my|the) (?:opening|ending|lead|intro|hook|headline|story|last line|first line)\b|\b(?:lead|end|open|begin|close) (?:with|on) (?:it|this|that)\b/i,
  /\bword count\b|\btidy (?:this |it )?up\b|\bwrite (?:this |it )?up\b|\b(?:nothing|not) (?:here |yet |been )?checked\b|\bto be checked\b|\bmust (?:say|mention|include|put) (?:this|that|it)\b|\(?\bmy (?:own )?notes\b|\bfor the (?:\d+|[“"][^“”"]+[”"]) (?:words|piece|article|column)\b/i,
  // `Photo?`, `Keep?`, `Weight limit?`
  /(?:^|[.!?] )\p{Lu}\p{Ll}+(?: \p{Ll}+)?\?(?= |$)/mu,
];

/** The share of sentences without a verb from which a text is jotted down. */
const jotted = 0.3;

/** Whether a text is working notes: two kinds of reminders stand in it, or one among half sentences. */
export function isDraft(markdown: string): boolean {
  if (!isEnglish(markdown)) return false;
  const lines = blocksOf(markdown)
    .filter(({ kind }) => kind !== "table" && kind !== "code")
    .map(({ text }) => text.replace(/\s+/g, " ").trim());
  const text = lines.join("\n");
  const found = reminders.filter((sign) => sign.test(text)).length;
  if (found === 0) return false;
  const share = halfSentences(lines);
  return found >= 3 || (found >= 2 && share >= jotted / 2) || share >= jotted;
}

/** The share of sentences that have no verb, or begin on one without its subject. */
function halfSentences(lines: readonly string[]): number {
  const sentences = lines.slice(1).flatMap((line) => sentencesOf(plainOf(line)));
  const half = sentences.filter((sentence) => {
    const tokens = tokensOf(sentence);
    return !tokens.some(({ tag }) => tag === "VERB" || tag === "AUX");
  });
  return half.length / Math.max(1, sentences.length);
}
