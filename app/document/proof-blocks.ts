import type { DiffBlock, DiffSegment, LeafBlock } from "./diff.ts";

interface ProofMark {
  type: "strong" | "em" | "code" | "link";
  href?: string;
}

interface ProofSegment {
  type: DiffSegment["type"];
  text: string;
  marks: ProofMark[];
  /** Id of the mark that it is part of. */
  mark?: string;
}

/** A block of a comparison as plain data. */
export interface ProofBlock {
  type: "paragraph" | "heading" | "bullet" | "number" | "quote" | "code" | "rule";
  kind: DiffBlock["kind"];
  depth: number;
  level?: 2 | 3 | 4;
  number?: number;
  /** It was another kind of block, or stood elsewhere, before. */
  reformed?: true;
  /** Id of the mark that brings or takes it as a whole. */
  whole?: string;
  /** Id of the mark that reforms it. */
  form?: string;
  /** The document was changed here meanwhile, in another way. */
  conflict?: true;
  segments: ProofSegment[];
}

/** A comparison as plain data that a loader can send and the review sheet can show. */
export function toProofBlocks(diff: readonly DiffBlock[]): ProofBlock[] {
  return diff.map(({ kind, block, was, segments, whole, form, conflict }) => ({
    type: toType(block),
    kind,
    depth: block.depth,
    ...(block.level ? { level: block.level } : {}),
    ...(block.number ? { number: block.number } : {}),
    ...(was ? { reformed: true as const } : {}),
    ...(whole ? { whole } : {}),
    ...(form ? { form } : {}),
    ...(conflict ? { conflict } : {}),
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

function toProofSegment({ type, text, marks, mark }: DiffSegment): ProofSegment {
  return {
    type,
    text,
    marks: marks.map((each) => toProofMark(each.type.name, each.attrs)),
    ...(mark ? { mark } : {}),
  };
}

function toProofMark(name: string, attrs: Readonly<Record<string, unknown>>): ProofMark {
  if (name === "link") return { type: "link", href: String(attrs["href"]) };
  if (name === "strong" || name === "em" || name === "code") return { type: name };
  throw new RangeError(`no proof mark for ${name}`);
}
