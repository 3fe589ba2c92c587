/** Edits are taken only if the sentence that is left is whole. */

import { tokensOf } from "../../prose/english/tokens.ts";
import { numbersOf } from "../../prose/facts.ts";
import { applyEdits, composeEdits, type Edit, type Marked, withoutOverlap } from "./edits.ts";
import { type MarkedSentence, sentencesToMark, unified } from "./passages.ts";

/** What looks at one sentence and offers edits of it, the surest first. */
export type Finder = (sentence: MarkedSentence) => readonly Edit[];

const dangling =
  /(?:^|[\s(])(?:of|to|the|an?|and|or|in|on|at|for|with|by|from|that|is|are|was|were|be|as|about|its|their|our|my)\s*(?:[,.;:!?)]|$)/giu;
const doubled = /(?<![\p{L}'’-])(\p{L}+) \1(?![\p{L}'’-])/giu;
const stray = /\s[,.;:!?](?:\s|$)|,\s*[,.;:!?]|\(\s*\)|\s{2,}/g;
const verbs = new Set(["VERB", "AUX"]);

/** Whether a sentence after an edit is as whole as it was before. */
export function staysWhole(before: string, after: string): boolean {
  if (!/\p{L}/u.test(after) || /^[\s,;:.]/.test(after)) return false;
  for (const fault of [dangling, doubled, stray])
    if ((after.match(fault)?.length ?? 0) > (before.match(fault)?.length ?? 0)) return false;
  for (const [open, close] of ["()", "[]", "“”"])
    if (count(after, open) - count(after, close) !== count(before, open) - count(before, close)) return false;
  if (/^\p{Lu}/u.test(before) && /^\p{Ll}/u.test(after)) return false;
  if (numbersOf(before).join(" ") !== numbersOf(after).join(" ")) return false;
  const had = tokensOf(before).some(({ tag }) => verbs.has(tag));
  return !had || tokensOf(after).some(({ tag }) => verbs.has(tag));
}

function count(text: string, sign = ""): number {
  return text.split(sign).length - 1;
}

/** The edits of one sentence that leave it whole, alone and together. */
function kept(sentence: MarkedSentence, offered: readonly Edit[]): Edit[] {
  const place = ({ from, to, replacement, reason }: Edit): Edit => ({
    from: from - sentence.from,
    to: to - sentence.from,
    replacement,
    reason,
  });
  const chosen: Edit[] = [];
  for (const edit of withoutOverlap(offered)) {
    const after = applyEdits(sentence.whole, [...chosen, edit].map(place));
    if (staysWhole(sentence.whole, after)) chosen.push(edit);
  }
  return chosen;
}

/** Marks a text: each sentence is shown to the finders together, then once more as it came out. */
export function mark(markdown: string, finders: readonly Finder[]): Marked {
  const source = unified(markdown);
  // What nothing was found in stays so.
  const settled = new Set<string>();
  const once = (text: string): Edit[] =>
    sentencesToMark(text).flatMap((sentence) => {
      const { whole, kind, first, last } = sentence;
      const look = `${kind} ${String(first)} ${String(last)} ${whole}`;
      if (settled.has(look)) return [];
      const offered = finders.flatMap((finder) => finder(sentence));
      if (offered.length === 0) settled.add(look);
      return offered.length === 0 ? [] : kept(sentence, offered);
    });
  return again({ text: source, edits: [] }, source, once);
}

/** One more round of edits over what was marked before, told over the source. */
export function again(before: Marked, source: string, find: (text: string) => readonly Edit[]): Marked {
  let marked = before;
  for (let round = 0; round < 2; round += 1) {
    const edits = find(marked.text);
    if (edits.length === 0) return marked;
    marked = { text: applyEdits(marked.text, edits), edits: composeEdits(source, marked, edits) };
  }
  return marked;
}
