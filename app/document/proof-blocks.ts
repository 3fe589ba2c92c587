import { countWords } from "./counts.ts";
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
  /** The break before it that comes (`ins`) or goes (`del`), its mark, and what stands there without the break. */
  joint?: { mark: string; type: "ins" | "del"; glue: string };
  /** How many words more each mark's part here gives where it is let stand. */
  words?: Record<string, number>;
  /** The document was changed here meanwhile, in another way. */
  conflict?: true;
  segments: ProofSegment[];
}

/** A comparison as plain data that a loader can send and the review sheet can show. */
export function toProofBlocks(diff: readonly DiffBlock[]): ProofBlock[] {
  return diff.map(({ kind, block, was, segments, whole, form, joint, conflict }) => ({
    type: toType(block),
    kind,
    depth: block.depth,
    ...(block.level ? { level: block.level } : {}),
    ...(block.number ? { number: block.number } : {}),
    ...(was ? { reformed: true as const } : {}),
    ...(whole ? { whole } : {}),
    ...(form ? { form } : {}),
    ...(joint ? { joint } : {}),
    ...wordsGiven(segments),
    ...(conflict ? { conflict } : {}),
    segments: segments.map(toProofSegment),
  }));
}

/** Characters beside a change that tell whether it begins or ends within a word. */
const beside = 20;

/** Words that each mark gives where it is let stand, less those that it then leaves out. */
function wordsGiven(segments: readonly DiffSegment[]): Pick<ProofBlock, "words"> {
  const words: Record<string, number> = {};
  for (const [at, { mark }] of segments.entries()) {
    if (mark === undefined || segments[at - 1]?.mark === mark) continue;
    const end = segments.findIndex((other, index) => index > at && other.mark !== mark);
    const parts = segments.slice(at, end < 0 ? undefined : end);
    const before = segments[at - 1]?.text.slice(-beside) ?? "";
    const after = (end < 0 ? undefined : segments[end])?.text.slice(0, beside) ?? "";
    const count = (type: DiffSegment["type"]) =>
      countWords(before + parts.map((part) => (part.type === type ? part.text : "")).join("") + after);
    words[mark] = (words[mark] ?? 0) + count("del") - count("ins");
  }
  return Object.keys(words).length > 0 ? { words } : {};
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
