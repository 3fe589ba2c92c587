import type { Node } from "prosemirror-model";
import { compareLeaves, type Row } from "./comparison.ts";
import { type Leaf, leavesOf } from "./diff-blocks.ts";

/** What became of each leaf of a document in another: its place there, null where it went; and what came before each. */
interface Course {
  became: (Leaf | null)[];
  /** One more than leaves: the last holds what came at the end. */
  came: Leaf[][];
}

function courseOf(from: readonly Leaf[], to: readonly Leaf[]): Course {
  const became: (Leaf | null)[] = [];
  const came: Leaf[][] = Array.from({ length: from.length + 1 }, () => []);
  for (const { was, is } of compareLeaves(from, to)) {
    if (was) became.push(is);
    else if (is) came[became.length]?.push(is);
  }
  return { became, came };
}

/**
 * What a proposal made on `base` would change in `now`, the text that the document has meanwhile. Paragraphs that were
 * not touched are changed as proposed; where both changed one, each in its own way, the row is a conflict.
 */
export function rebase(base: Node, proposed: Node, now: Node): Row[] {
  const leaves = leavesOf(base);
  const theirs = courseOf(leaves, leavesOf(proposed));
  const mine = courseOf(leaves, leavesOf(now));
  const rows: Row[] = [];
  for (let at = 0; at <= leaves.length; at += 1) {
    const held = mine.came[at] ?? [];
    rows.push(...held.map((leaf): Row => ({ was: leaf, is: leaf })));
    const known = new Set(held.map(({ key }) => key));
    const put = (theirs.came[at] ?? []).filter(({ key }) => !known.has(key));
    rows.push(...put.map((leaf): Row => ({ was: null, is: leaf })));
    const leaf = leaves[at];
    if (leaf) rows.push(...rowOf(leaf, mine.became[at] ?? null, theirs.became[at] ?? null));
  }
  return rows;
}

function rowOf(base: Leaf, mine: Leaf | null, theirs: Leaf | null): Row[] {
  const isProposed = theirs?.key !== base.key;
  if (!mine) return isProposed && theirs ? [{ was: null, is: theirs, conflict: true }] : [];
  if (mine.key === base.key) return [{ was: mine, is: theirs }];
  if (!isProposed || mine.key === theirs?.key) return [{ was: mine, is: mine }];
  return [{ was: mine, is: theirs, conflict: true }];
}
