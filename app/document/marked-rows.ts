import type { Row } from "./comparison.ts";
import type { Run } from "./diff-words.ts";

/** A change of one document into another that can be taken, or let stand, by itself. */
export interface ReviewMark {
  /** Stable: the same two documents have the same marks. */
  id: string;
  /**
   * `words` within a block, a whole `block`, the block's `form` (its kind, or its place in lists and quotes), the `break`
   * between two blocks, or a `move`: words that go out and come in at several places.
   */
  kind: "words" | "block" | "form" | "break" | "move";
  /** What goes out and what comes in, as plain text. */
  out: string;
  in: string;
  /** The document changed here meanwhile too: it is to be taken by a word of the writer's alone. */
  conflict?: true;
}

/** A leaf of the comparison and what is marked in it. */
export interface MarkedRow extends Row {
  /** Of a leaf that comes or goes as a whole. */
  whole?: ReviewMark;
  /** Of a leaf that changes its kind or its place. */
  form?: ReviewMark;
  /** Of a part that hangs together with the one before it on one side and not on the other. */
  break?: ReviewMark;
  /** The words of a leaf that is on both sides. */
  runs: readonly MarkedRun[];
}

export type MarkedRun =
  | Exclude<Run, { type: "change" }>
  | (Extract<Run, { type: "change" }> & { mark: ReviewMark });
