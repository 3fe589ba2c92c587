import type { ProofBlock } from "./proof-marks.ts";

/** Neighbouring blocks of a compared text that are read together, with the place of the first. */
export interface Passage {
  at: number;
  blocks: readonly ProofBlock[];
  /** Both texts say the same here. */
  isSame: boolean;
}

/**
 * A compared text as passages to be set beside each other. What replaces a block, what a paragraph break parts or joins,
 * and the points of a list stand in one.
 */
export function passagesOf(blocks: readonly ProofBlock[]): Passage[] {
  const passages: { at: number; blocks: ProofBlock[] }[] = [];
  for (const [at, block] of blocks.entries()) {
    const last = passages.at(-1);
    const before = blocks[at - 1];
    if (last && before && isTogether(before, block)) last.blocks.push(block);
    else passages.push({ at, blocks: [block] });
  }
  return passages.map((passage) => ({
    ...passage,
    isSame: passage.blocks.every(
      ({ kind = "same", segments }) => kind === "same" && segments.every(isUnmarked),
    ),
  }));
}

const isUnmarked = ({ type }: ProofBlock["segments"][number]): boolean => type === "same";
const isListed = ({ type, depth = 0 }: ProofBlock): boolean =>
  type === "bullet" || type === "number" || depth > 0;

const isTogether = (before: ProofBlock, block: ProofBlock): boolean =>
  block.joint !== undefined ||
  (block.whole !== undefined && block.whole === before.whole) ||
  (before.kind === "del" && block.kind === "ins") ||
  (isListed(before) && isListed(block));
