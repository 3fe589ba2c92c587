import type { Node } from "prosemirror-model";
import { pairSimilar } from "./diff-pairs.ts";
import { leavesOf, type Leaf } from "./diff-blocks.ts";
import { tokensOf } from "./diff-words.ts";
import { editScript } from "./edit-script.ts";

/** A leaf of one document beside the leaf of another that it became; null on the side that has none. */
export interface Row {
  was: Leaf | null;
  is: Leaf | null;
  /** Both a proposal and its document changed it, each in its own way. */
  conflict?: true;
}

/** Aligns two documents: equal leaves first, then similar ones. Either side, read down, is its document. */
export function compareDocuments(before: Node, after: Node): Row[] {
  return compareLeaves(leavesOf(before), leavesOf(after));
}

export function compareLeaves(left: readonly Leaf[], right: readonly Leaf[]): Row[] {
  const script = editScript(
    left.map((leaf) => leaf.key),
    right.map((leaf) => leaf.key),
  );
  return script.flatMap((piece, index): Row[] => {
    const was = left.slice(piece.before, piece.before + piece.length);
    const is = right.slice(piece.after, piece.after + piece.length);
    if (piece.type === "same") return was.map((leaf, at) => ({ was: leaf, is: is[at] ?? null }));
    if (piece.type === "ins")
      return script[index - 1]?.type === "del" ? [] : is.map((leaf) => ({ was: null, is: leaf }));
    const next = script[index + 1];
    return compareRuns(was, next?.type === "ins" ? right.slice(next.after, next.after + next.length) : []);
  });
}

/** Leaves of which no two are equal, those paired that are versions of each other. */
export function compareRuns(deleted: readonly Leaf[], inserted: readonly Leaf[]): Row[] {
  const pairs = pairSimilar(deleted.map(tokensOf), inserted.map(tokensOf));
  const ends = [...pairs, { before: deleted.length, after: inserted.length }];
  return ends.flatMap((end, index): Row[] => {
    const from = ends[index - 1] ?? { before: -1, after: -1 };
    const was = deleted[end.before];
    const is = inserted[end.after];
    return [
      ...inTurns(deleted.slice(from.before + 1, end.before), inserted.slice(from.after + 1, end.after)),
      ...(was && is ? [{ was, is }] : []),
    ];
  });
}

/** Leaves that have nothing in common, each before the one that may be read as its replacement. */
function inTurns(deleted: readonly Leaf[], inserted: readonly Leaf[]): Row[] {
  return Array.from({ length: Math.max(deleted.length, inserted.length) }).flatMap((_, index): Row[] => {
    const was = deleted[index];
    const is = inserted[index];
    return [...(was ? [{ was, is: null }] : []), ...(is ? [{ was: null, is }] : [])];
  });
}
