import type { Node } from "prosemirror-model";
import { compareLeaves } from "./comparison.ts";
import { type Leaf, leavesOf, partOf } from "./diff-blocks.ts";
import { pairSimilar } from "./diff-pairs.ts";
import { markRows } from "./diff.ts";
import { type Token, tokensOf } from "./diff-words.ts";
import { matchHolders } from "./holders.ts";
import { isEnded, sentencesOf } from "./sentences.ts";
import { takeMarks } from "./take-marks.ts";

/** A sentence of a document: which leaf it stands in, and where in that. */
interface Sentence {
  leaf: number;
  from: number;
  to: number;
  tokens: readonly Token[];
}

/** Sentences that an edit may leave out in a row; where it seems to leave out more, it has not come that far. */
const mostLeftOut = 3;

/**
 * A document whose edit ended early: as far as it went as it was edited, and from there on as it is. The sentence in which
 * it broke off counts as not reached. Null where it went through to the end. `from` is how the untouched part begins.
 */
export function withUntouched(source: Node, edited: Node): { doc: Node; from: string } | null {
  const [before, after] = [leavesOf(source), leavesOf(edited)];
  const sentences = sentencesIn(before);
  const written = sentencesIn(after);
  const last = written.at(-1);
  if (last && !isEnded(textOf(last.tokens))) written.pop();
  const reached = lastReached(sentences, written);
  const next = sentences[reached + 1];
  if (!next) return null;
  const leaf = sentences[reached]?.leaf ?? -1;
  const kept = keptLeaves(after, written.at(-1));
  const paired = compareLeaves(before.slice(0, leaf + 1), kept);
  const rest = before.slice(leaf + 1);
  const end = kept.pop();
  const goesOn = before[leaf];
  const joined = end && goesOn && next.leaf === leaf ? [joinedLeaf(end, goesOn, next.from)] : [];
  const leaves = [...kept, ...(joined.length > 0 ? joined : end ? [end] : []), ...rest];
  const { rows, marks } = markRows(leaves.map((one) => ({ was: one, is: one })));
  const doc = takeMarks({ rows, marks, holders: matchHolders(paired) }, new Set());
  return { doc, from: textOf(next.tokens) };
}

const textOf = (tokens: readonly Token[]): string =>
  tokens
    .map(({ text }) => text)
    .join("")
    .trim();

const sentencesIn = (leaves: readonly Leaf[]): Sentence[] =>
  leaves.flatMap((one, leaf) => {
    const tokens = tokensOf(one);
    return sentencesOf(tokens.map(({ text }) => text)).map(({ from, to }) => ({
      leaf,
      from,
      to,
      tokens: tokens.slice(from, to),
    }));
  });

/** The sentence of the source that the last one written was made of; -1 where none was written. */
function lastReached(source: readonly Sentence[], written: readonly Sentence[]): number {
  const within = source.slice(0, 2 * written.length + 20);
  const pairs = new Map(
    pairSimilar(
      within.map(({ tokens }) => tokens),
      written.map(({ tokens }) => tokens),
    ).map(({ before, after }) => [after, before]),
  );
  let reached = -1;
  for (const at of written.keys()) {
    const pair = pairs.get(at);
    const previous = pairs.get(at - 1);
    const isNear =
      pair !== undefined &&
      (pair - reached - 1 <= mostLeftOut || (previous !== undefined && pair - previous - 1 <= mostLeftOut));
    reached = isNear ? pair : reached + 1;
  }
  return reached;
}

/** The leaves up to a sentence, the last one to its end; none without one. */
function keptLeaves(leaves: readonly Leaf[], last: Sentence | undefined): Leaf[] {
  const end = last && leaves[last.leaf];
  if (!end) return [];
  const isCut = end.block.type !== "code_block" && last.to < tokensOf(end).length;
  return [
    ...leaves.slice(0, last.leaf),
    isCut ? partOf(end, tokensOf(end).slice(0, last.to), end.joined ?? null) : end,
  ];
}

/** A leaf that goes on with what stands in another one from a word on. */
function joinedLeaf(leaf: Leaf, other: Leaf, from: number): Leaf {
  const tokens = tokensOf(other);
  const [texts, before] = [tokensOf(leaf), tokens[from - 1]?.text ?? ""];
  const space = before.slice(before.trimEnd().length);
  const last = texts.at(-1);
  if (last) texts[texts.length - 1] = { ...last, text: last.text.trimEnd() + space };
  return partOf(leaf, [...texts, ...tokens.slice(from)], null);
}
