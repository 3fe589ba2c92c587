/** A text taken apart into guarded sentences, for rules that edit sentence by sentence. */

import { blocksOf, isProse, joinBlocks, type Block } from "../prose/blocks.ts";
import { factsOf, mentions, numbersOf } from "../prose/facts.ts";
import { guard, type Guarded } from "../prose/guard.ts";
import { sentencesOf } from "../prose/sentences.ts";
import { countWords } from "../prose/words.ts";
import { applyRule, tidy, type Rule } from "./rewrite/phrases.ts";

export interface Sentence {
  /** As it stood in the source. */
  source: string;
  /** As edited so far, untouchable spans as tokens; empty once it is cut. */
  text: string;
  restore: Guarded["restore"];
}

export interface Draft {
  blocks: Block[];
  /** Sentences of the block at the same index; empty for blocks that are not prose. */
  sentences: Sentence[][];
}

/** Takes Markdown apart. */
export function draftOf(markdown: string): Draft {
  const blocks = blocksOf(markdown);
  return {
    blocks,
    sentences: blocks.map((block) =>
      isProse(block)
        ? sentencesOf(block.text).map((source) => {
            const { text, restore } = guard(source);
            return { source, text, restore };
          })
        : [],
    ),
  };
}

/** All sentences of a draft in order. */
export function allSentences(draft: Draft): Sentence[] {
  return draft.sentences.flat();
}

/** Words of a sentence as it now is, untouchable spans included. */
export function wordsIn(sentence: Sentence): number {
  return countWords(sentence.restore(sentence.text));
}

/** Words of the draft as it now is, prose only. */
export function draftWords(draft: Draft): number {
  return allSentences(draft).reduce((sum, sentence) => sum + wordsIn(sentence), 0);
}

/** An edit of one guarded sentence, put right afterwards. An edit that would leave nothing does not happen. */
export function edited(sentence: Sentence, edit: (text: string) => string): string {
  const after = edit(sentence.text);
  if (after === sentence.text) return after;
  const tidied = tidy(sentence.text, after);
  return countWords(tidied) === 0 ? sentence.text : tidied;
}

/** Applies an edit to every sentence. */
export function editAll(draft: Draft, edit: (text: string) => string): void {
  for (const sentence of allSentences(draft))
    if (sentence.text !== "") sentence.text = edited(sentence, edit);
}

/**
 * Applies rules in their order to all sentences. Where that would leave fewer than `floor` words, or `allowed` disagrees,
 * only the most valuable edits are made, as far as both agree: plain phrases for clumsy ones in the order of the table, the
 * loss of whole openings after the surest of them, and last those that drop a word or two.
 */
export function applyWithin(
  draft: Draft,
  rules: readonly Rule[],
  floor: number,
  allowed: () => boolean = () => true,
): void {
  const sentences = allSentences(draft).filter((sentence) => sentence.text !== "");
  const before = sentences.map((sentence) => sentence.text);
  for (const rule of rules) for (const sentence of sentences) tryRule(sentence, rule);
  if (draftWords(draft) >= floor && allowed()) return;
  for (const [index, sentence] of sentences.entries()) sentence.text = before[index] ?? sentence.text;
  const edits = byValue(sentences, rules);
  for (let at = 0; at < edits.length; at += batch) {
    const some = edits.slice(at, at + batch);
    if (!tryEdits(draft, some, floor, allowed))
      for (const one of some) tryEdits(draft, [one], floor, allowed);
  }
}

/** Asking `allowed` compares whole texts, so that edits are tried this many at once, and one by one only where they fail. */
const batch = 8;

/** Makes edits together, or none of them; whether they stand. */
function tryEdits(
  draft: Draft,
  edits: readonly { sentence: Sentence; rule: Rule }[],
  floor: number,
  allowed: () => boolean,
): boolean {
  const was = edits.map(({ sentence }) => sentence.text);
  const change = edits.reduce((sum, { sentence, rule }) => sum + tryRule(sentence, rule), 0);
  if ((change >= 0 || draftWords(draft) >= floor) && allowed()) return true;
  for (const [index, { sentence }] of [...edits.entries()].toReversed())
    sentence.text = was[index] ?? sentence.text;
  return false;
}

/** Applies a rule to a sentence; how many words that adds. */
function tryRule(sentence: Sentence, rule: Rule): number {
  rule.pattern.lastIndex = 0;
  if (!rule.pattern.test(sentence.text)) return 0;
  rule.pattern.lastIndex = 0;
  const after = edited(sentence, (text) => applyRule(text, rule));
  const change = countWords(after) - countWords(sentence.text);
  sentence.text = after;
  return change;
}

/** Every edit that the rules offer, the most valuable first; where two rules reach for the same words, the earlier one has them. */
function byValue(
  sentences: readonly Sentence[],
  rules: readonly Rule[],
): { sentence: Sentence; rule: Rule; value: number }[] {
  return sentences
    .flatMap((sentence) => {
      const taken: { start: number; end: number }[] = [];
      return rules.flatMap((rule, index) => {
        rule.pattern.lastIndex = 0;
        const spans = [...sentence.text.matchAll(rule.pattern)].map((match) => ({
          start: match.index,
          end: match.index + match[0].length,
        }));
        if (spans.length === 0) return [];
        if (spans.some((span) => taken.some((other) => span.start < other.end && other.start < span.end)))
          return [];
        taken.push(...spans);
        const saved = -tryRule({ ...sentence }, rule);
        return [
          {
            sentence,
            rule,
            value:
              rule.replacement !== ""
                ? rules.length - index
                : saved > 3
                  ? (rules.length - index) * 0.6
                  : saved / 10,
          },
        ];
      });
    })
    .toSorted((a, b) => b.value - a.value);
}

/** Takes back every edit of a sentence whose numbers, names or links it would change. */
export function lockFacts(draft: Draft): void {
  for (const sentence of allSentences(draft)) {
    if (sentence.text === "") continue;
    const after = sentence.restore(sentence.text);
    if (after === sentence.source) continue;
    const [was, is] = [factsOf(sentence.source), factsOf(after)];
    const same =
      was.numbers.size === is.numbers.size && [...was.numbers].every((number) => is.numbers.has(number));
    const named =
      [...was.names].every((name) => mentions(after, name)) &&
      [...is.names].every((name) => mentions(sentence.source, name));
    if (!same || !named || [...was.links].some((link) => !after.includes(link)))
      sentence.text = guard(sentence.source).text;
  }
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]$|[。！？]$/u;

/** Joins sentences as their script does: by a space, or by nothing. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.reduce(
    (joined, sentence) => (joined === "" ? sentence : joined + (unspaced.test(joined) ? "" : " ") + sentence),
    "",
  );
}

/** The draft as Markdown; `finish` may rearrange the sentences of a block. */
export function textOf(
  draft: Draft,
  finish: (sentences: string[]) => string[] = (sentences) => sentences,
): string {
  const blocks = draft.blocks.map((block, index) => {
    if (!isProse(block)) return block;
    const sentences = (draft.sentences[index] ?? [])
      .filter((sentence) => sentence.text !== "")
      .map((sentence) => sentence.restore(sentence.text));
    return { ...block, text: joinSentences(finish(sentences)) };
  });
  return joinBlocks(withoutHollow(blocks));
}

/** Tells, after sentences were dropped, whether the numbers that stand in headings are all there still: a heading falls with all that stood under it. */
export function watchHeadings(draft: Draft): () => boolean {
  const numbers = draft.blocks.flatMap((block) => (isProse(block) ? [] : numbersOf(block.text)));
  if (numbers.length === 0) return () => true;
  return () => {
    const now = new Set(numbersOf(textOf(draft)));
    return numbers.every((number) => now.has(number));
  };
}

/** Drops headings and lead-ins under which nothing is left; lists that lost an item count on without a gap. */
function withoutHollow(blocks: readonly Block[]): Block[] {
  const hollow = blocks.some((block) => isProse(block) && block.text === "");
  if (!hollow) return [...blocks];
  return recounted(blocks).filter((block, index) => {
    if (isProse(block)) return block.text !== "";
    if (block.kind !== "heading") return true;
    const next = blocks.slice(index + 1);
    const end = next.findIndex((other) => other.kind === "heading");
    return (end < 0 ? next : next.slice(0, end)).some((other) => !isProse(other) || other.text !== "");
  });
}

const mark = /^(\s*)(\d{1,3})(?=[.)]\s)/;

/** Ordered items that are left, numbered from where their list began. */
function recounted(blocks: readonly Block[]): Block[] {
  let next: number | null = null;
  return blocks.map((block) => {
    const found = block.kind === "item" ? mark.exec(block.prefix) : null;
    if (!found) {
      next = null;
      return block;
    }
    const number: number = next ?? Number(found[2]);
    next = block.text === "" ? number : number + 1;
    return { ...block, prefix: block.prefix.replace(mark, `$1${String(number)}`) };
  });
}
