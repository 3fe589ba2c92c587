import type { Node } from "prosemirror-model";
import { compareLeaves, type Row } from "./comparison.ts";
import { compare, type Comparison, markRows } from "./diff.ts";
import { leavesOf } from "./diff-blocks.ts";
import { joinContinuation } from "./joined.ts";
import { type ReasonedEdit } from "./mark-reasons.ts";
import { readMarkdown, writeMarkdown } from "./markdown.ts";
import { splice } from "./place.ts";
import { rebase } from "./rebase.ts";
import type { Place } from "./selected-place.ts";
import { parseStored } from "./stored.ts";
import { withUntouched } from "./untouched.ts";

/** A text that is proposed in the place of a document's, or behind it, and what is known of how it came to be. */
export interface Proposed {
  /** Markdown. */
  text: string;
  behind: boolean;
  /** Its writer was stopped: what it did not come to stands. */
  stopped?: boolean;
  /** The Markdown that it was made of. */
  source: string;
  /** The document was changed since the proposal was made of it. */
  isStale: boolean;
  edits: readonly ReasonedEdit[];
  /** The part of the document that it is proposed for; absent: all of it. */
  part?: ProposedPart;
}

interface ProposedPart {
  place: Place;
  /** What the document was when the proposal was made of it, as stored; null where nobody knows, or it still is. */
  base: Uint8Array<ArrayBuffer> | null;
}

const proposedText = (before: string, { text, behind }: Proposed): string =>
  behind ? joinContinuation(before, text) : text;

/** A proposal as it is shown and kept: one that was stopped goes on with the text that it did not come to, from `untouched` on. */
export function wholeProposal(proposal: Proposed): Proposed & { untouched?: string } {
  const { stopped, behind, source, text } = proposal;
  if (!stopped || behind || source === "") return proposal;
  const found = withUntouched(readMarkdown(source), readMarkdown(text));
  return found
    ? { ...proposal, stopped: false, text: writeMarkdown(found.doc), untouched: found.from }
    : proposal;
}

/** What a proposal would change in a document as it stands now. */
export function compareProposal(now: Node, proposed: Proposed): Comparison {
  const proposal = wholeProposal(proposed);
  if (proposal.part) return comparePart(now, proposal, proposal.part);
  if (!proposal.isStale) return compare(now, readMarkdown(proposedText(writeMarkdown(now), proposal)));
  const { source } = proposal;
  return markRows(rebase(readMarkdown(source), readMarkdown(proposedText(source, proposal)), now));
}

/** The same for a part of it; where that is gone, the text is offered to be put in. */
function comparePart(
  now: Node,
  { text, isStale }: Proposed,
  { place, base: stored }: ProposedPart,
): Comparison {
  const base = isStale ? stored && parseStored(JSON.parse(new TextDecoder().decode(stored))) : now;
  const proposed = base && splice(base, place, text);
  if (!base || !proposed) return markRows(withBehind(now, readMarkdown(text)));
  return isStale ? markRows(rebase(base, proposed, now)) : compare(now, proposed);
}

/** A document with another one behind it, which comes in by the writer's word alone. */
function withBehind(now: Node, behind: Node): Row[] {
  const leaves = leavesOf(now);
  return [
    ...compareLeaves(leaves, leaves),
    ...leavesOf(behind).map((leaf): Row => ({ was: null, is: leaf, conflict: true })),
  ];
}
