/** Formatting of a stretch of text. `href` is a link's address. */
export interface ProofMark {
  type: "strong" | "em" | "code" | "link";
  href?: string;
}

/** A stretch of text that both sides share, or that one of them put in or took out. A line break is `\n`. */
export interface ProofSegment {
  type: "same" | "ins" | "del";
  text: string;
  marks?: readonly ProofMark[];
}

/** One block of a compared text, in reading order. */
export interface ProofBlock {
  /** `bullet` and `number` begin a list's item; `quote` is a paragraph of a quotation. */
  type: "paragraph" | "heading" | "bullet" | "number" | "quote" | "code" | "rule";
  /** Of a heading. */
  level?: 2 | 3 | 4;
  /** Of a `number`. */
  number?: number;
  /** How many lists stand around it; 1 for an item by default, else 0. */
  depth?: number;
  /** `ins` and `del` went in or out as a whole. */
  kind?: "same" | "changed" | "ins" | "del";
  /** It was another kind of block, or stood elsewhere, before. */
  reformed?: boolean;
  segments: readonly ProofSegment[];
}

/** What stands in the margin beside a stretch: a caret where something goes in, a dele where something only goes out. */
export type MarginSign = "caret" | "dele" | null;

/**
 * The margin's sign for each segment of a block.
 * A run of neighbouring changes is one mark and has one sign, a caret if anything is put in.
 */
export function marginSigns(segments: readonly ProofSegment[]): MarginSign[] {
  return segments.map((segment, index) => {
    const before = segments[index - 1]?.type ?? "same";
    if (segment.type === "same" || before !== "same") return null;
    const end = segments.findIndex((other, at) => at > index && other.type === "same");
    const run = segments.slice(index, end === -1 ? undefined : end);
    return run.some((part) => part.type === "ins") ? "caret" : "dele";
  });
}

/** More characters than a line of the sheet holds, so signs this far apart never share one. */
const lineLength = 80;

/**
 * Places in the margin for a block's signs, 0 to 3 from the text outwards: the first that no sign on the same line
 * can hold. Segments without a sign have place 0.
 */
export function marginPlaces(segments: readonly ProofSegment[]): number[] {
  const signs = marginSigns(segments);
  const heldUntil = [0, 0, 0, 0];
  let at = 0;
  return segments.map((segment, index) => {
    const free = heldUntil.findIndex((until) => until <= at);
    const place = signs[index] ? (free === -1 ? 3 : free) : 0;
    if (signs[index]) heldUntil[place] = at + lineLength;
    at += segment.text.length;
    return place;
  });
}

/**
 * How many marks a reader counts: something taken out with what replaces it is one, within a block and for whole
 * blocks; a block that was reformed counts one more.
 */
export function countMarks(blocks: readonly ProofBlock[]): number {
  return blocks.reduce((sum, block, index) => sum + marksOf(block, blocks[index - 1]), 0);
}

function marksOf(block: ProofBlock, before: ProofBlock | undefined): number {
  if (block.kind === "del") return 1;
  if (block.kind === "ins") return before?.kind === "del" ? 0 : 1;
  return marginSigns(block.segments).filter(Boolean).length + (block.reformed ? 1 : 0);
}
