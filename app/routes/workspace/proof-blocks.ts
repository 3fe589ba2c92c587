import type { DiffBlock, DiffSegment, LeafBlock } from "#app/document/diff.ts";
import type { ProofBlock, ProofMark, ProofSegment } from "#app/ui/proof/proof-marks.ts";

/** A comparison as plain data that a loader can send and the review sheet can show. */
export function toProofBlocks(diff: readonly DiffBlock[]): ProofBlock[] {
  return diff.map(({ kind, block, was, segments }) => ({
    type: toType(block),
    kind,
    depth: block.depth,
    ...(block.level ? { level: block.level } : {}),
    ...(block.number ? { number: block.number } : {}),
    ...(was ? { reformed: true } : {}),
    segments: segments.map(toProofSegment),
  }));
}

function toType({ type, list, first, quotes }: LeafBlock): ProofBlock["type"] {
  if (type === "heading") return "heading";
  if (type === "code_block") return "code";
  if (type === "horizontal_rule") return "rule";
  if (list && first) return list === "bullet" ? "bullet" : "number";
  return quotes > 0 ? "quote" : "paragraph";
}

function toProofSegment({ type, text, marks }: DiffSegment): ProofSegment {
  return { type, text, marks: marks.map((mark) => toProofMark(mark.type.name, mark.attrs)) };
}

function toProofMark(name: string, attrs: Readonly<Record<string, unknown>>): ProofMark {
  if (name === "link") return { type: "link", href: String(attrs["href"]) };
  if (name === "strong" || name === "em" || name === "code") return { type: name };
  throw new RangeError(`no proof mark for ${name}`);
}
