import type { Node } from "prosemirror-model";
import { pairSimilar } from "./diff-pairs.ts";
import { leavesOf, type Leaf, type LeafBlock } from "./diff-blocks.ts";
import { diffTokens, tokensOf, type DiffSegment } from "./diff-words.ts";
import { editScript } from "./edit-script.ts";

export type { LeafBlock } from "./diff-blocks.ts";
export type { DiffSegment } from "./diff-words.ts";

/** One leaf block of the compared documents, in reading order; a deleted block stands where it stood. */
export interface DiffBlock {
  kind: "same" | "changed" | "ins" | "del";
  /** What the block is: after the change, or before it for `del`. */
  block: LeafBlock;
  /** What it was before, if its kind or place changed. */
  was?: LeafBlock;
  segments: DiffSegment[];
}

/**
 * Compares two documents for review: blocks are aligned first, then similar ones word by word. A block without a
 * similar one on the other side is inserted or deleted as a whole. Marks are compared and kept.
 */
export function diffDocuments(before: Node, after: Node): DiffBlock[] {
  const left = leavesOf(before);
  const right = leavesOf(after);
  const script = editScript(
    left.map((leaf) => leaf.key),
    right.map((leaf) => leaf.key),
  );
  return script.flatMap((piece, index) => {
    const deleted = left.slice(piece.before, piece.before + piece.length);
    const there = right.slice(piece.after, piece.after + piece.length);
    if (piece.type === "same") return there.map((leaf) => whole("same", leaf));
    if (piece.type === "ins") {
      return script[index - 1]?.type === "del" ? [] : there.map((leaf) => whole("ins", leaf));
    }
    const next = script[index + 1];
    return compareRuns(
      deleted,
      next?.type === "ins" ? right.slice(next.after, next.after + next.length) : [],
    );
  });
}

/**
 * How many marks a reviewer sees: every deleted or inserted stretch, a deletion with the insertion beside it as
 * one; the same goes for whole blocks. A block that changed its kind or place counts one more.
 */
export function countMarks(diff: readonly DiffBlock[]): number {
  let marks = 0;
  let pending: DiffBlock["kind"] = "same";
  for (const block of diff) {
    if (block.kind === "del" || (block.kind === "ins" && pending !== "del")) marks += 1;
    if (block.kind === "changed") marks += segmentMarks(block.segments) + (block.was ? 1 : 0);
    pending = block.kind;
  }
  return marks;
}

function segmentMarks(segments: readonly DiffSegment[]): number {
  let marks = 0;
  let last: DiffSegment["type"] = "same";
  for (const { type } of segments) {
    if (type !== "same" && last === "same") marks += 1;
    last = type;
  }
  return marks;
}

function compareRuns(deleted: readonly Leaf[], inserted: readonly Leaf[]): DiffBlock[] {
  const left = deleted.map(tokensOf);
  const right = inserted.map(tokensOf);
  const ends = [...pairSimilar(left, right), { before: left.length, after: right.length }];
  return ends.flatMap((end, index) => {
    const from = ends[index - 1] ?? { before: -1, after: -1 };
    const was = deleted[end.before];
    const is = inserted[end.after];
    return [
      ...deleted.slice(from.before + 1, end.before).map((leaf) => whole("del", leaf)),
      ...inserted.slice(from.after + 1, end.after).map((leaf) => whole("ins", leaf)),
      ...(was && is ? [changed(was, is, diffTokens(left[end.before] ?? [], right[end.after] ?? []))] : []),
    ];
  });
}

function changed(was: Leaf, is: Leaf, segments: DiffSegment[]): DiffBlock {
  const moved = placeKey(was.block) !== placeKey(is.block);
  const kind = moved || segments.some((segment) => segment.type !== "same") ? "changed" : "same";
  return moved ? { kind, block: is.block, was: was.block, segments } : { kind, block: is.block, segments };
}

function placeKey(block: LeafBlock): string {
  return [block.type, block.level, block.list, block.first, block.depth, block.quotes].join(" ");
}

function whole(type: "same" | "ins" | "del", leaf: Leaf): DiffBlock {
  return { kind: type, block: leaf.block, segments: leaf.texts.map((part) => ({ type, ...part })) };
}
