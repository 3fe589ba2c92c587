import type { Node } from "prosemirror-model";
import { compare, type Comparison, markRows } from "./diff.ts";
import { joinContinuation } from "./joined.ts";
import { type ReasonedEdit } from "./mark-reasons.ts";
import { readMarkdown, writeMarkdown } from "./markdown.ts";
import { rebase } from "./rebase.ts";

/** A text that is proposed in the place of a document's, or behind it, and what is known of how it came to be. */
export interface Proposed {
  /** Markdown. */
  text: string;
  behind: boolean;
  /** The Markdown that it was made of. */
  source: string;
  /** The document was changed since the proposal was made of it. */
  isStale: boolean;
  edits: readonly ReasonedEdit[];
}

const proposedText = (before: string, { text, behind }: Proposed): string =>
  behind ? joinContinuation(before, text) : text;

/** What a proposal would change in a document as it stands now. */
export function compareProposal(now: Node, proposal: Proposed): Comparison {
  if (!proposal.isStale) return compare(now, readMarkdown(proposedText(writeMarkdown(now), proposal)));
  const { source } = proposal;
  return markRows(rebase(readMarkdown(source), readMarkdown(proposedText(source, proposal)), now));
}
