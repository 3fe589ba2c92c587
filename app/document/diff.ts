import type { Mark, Node } from "prosemirror-model";
import { compareDocuments, type Row } from "./comparison.ts";
import { type Leaf, type LeafBlock, placeKey } from "./diff-blocks.ts";
import { diffTokens, type Token, tokensOf } from "./diff-words.ts";
import { type Holders, matchHolders } from "./holders.ts";
import { withBreaks } from "./breaks.ts";
import { linkedMarks } from "./linked-marks.ts";
import type { MarkedRow, MarkedRun, ReviewMark } from "./marked-rows.ts";

export type { LeafBlock } from "./diff-blocks.ts";

/** A comparison with its marks in reading order. */
export interface Comparison {
  rows: readonly MarkedRow[];
  marks: readonly ReviewMark[];
  holders: Holders;
}

/**
 * Compares two documents for review. Blocks are aligned first, then similar ones word by word; a block without a
 * similar one on the other side comes or goes as a whole, one that stands in another's place as one mark with it.
 */
export function compare(before: Node, after: Node): Comparison {
  return markRows(compareDocuments(before, after));
}

/** The marks of aligned documents. */
export function markRows(aligned: readonly Row[]): Comparison {
  const rows = withBreaks(aligned);
  const holders = matchHolders(rows);
  const marks: ReviewMark[] = [];
  const add = (kind: ReviewMark["kind"], out: string, put: string, { conflict }: Row): ReviewMark => {
    const id = `${marks.length + 1}-${fingerprint(`${kind}\u0001${out}\u0001${put}`)}`;
    const mark = { id, kind, out, in: put, ...(conflict ? { conflict } : {}) };
    marks.push(mark);
    return mark;
  };
  const marked: MarkedRow[] = [];
  for (const [index, row] of rows.entries()) {
    const { was, is } = row;
    if (was && is) {
      const joint = jointOf(was, is, (out, put) => add("break", out, put, row));
      const isMoved = !joint && (holders.moved.has(row) || placeKey(was.block) !== placeKey(is.block));
      const form = isMoved ? { form: add("form", "", "", row) } : joint;
      const runs = was.key === is.key ? [] : diffTokens(tokensOf(was), tokensOf(is));
      marked.push({
        ...row,
        ...form,
        runs: runs.map((run) =>
          run.type === "same" ? run : { ...run, mark: add("words", joined(run.out), joined(run.in), row) },
        ),
      });
      continue;
    }
    const last = marked.at(-1);
    const replaces = is && last?.is === null && last.conflict === row.conflict ? last.whole : undefined;
    const next = rows[index + 1];
    const replacement = was && next?.was === null && next.conflict === row.conflict ? next.is : is;
    marked.push({
      ...row,
      runs: [],
      whole: replaces ?? add("block", was?.text ?? "", replacement?.text ?? "", row),
    });
  }
  return withOne(linkedMarks(marked), { rows: marked, marks, holders });
}

/** What parts or joins two parts of a block: its mark has the words between them, or the break. */
function jointOf(
  was: Leaf,
  is: Leaf,
  add: (out: string, put: string) => ReviewMark,
): { break: ReviewMark } | null {
  const joined = was.joined ?? is.joined;
  if (!joined) return null;
  const glue = joined.glue.map(({ text }) => text).join("");
  return { break: was.joined ? add(glue, breakText) : add(breakText, glue) };
}

const breakText = "\n\n";

/** A comparison in which marks that are to be taken together, or let stand together, are one. */
function withOne(groups: readonly ReviewMark[][], comparison: Comparison): Comparison {
  if (groups.length === 0) return comparison;
  const one = new Map<ReviewMark, ReviewMark>();
  for (const group of groups) {
    const [first] = group;
    if (!first) continue;
    const text = (side: "out" | "in") => group.map((mark) => mark[side]).join("");
    const mark: ReviewMark = { ...first, kind: "move", out: text("out"), in: text("in") };
    for (const each of group) one.set(each, mark);
  }
  const of = (mark: ReviewMark): ReviewMark => one.get(mark) ?? mark;
  const rows = comparison.rows.map((row) => ({
    ...row,
    ...(row.whole ? { whole: of(row.whole) } : {}),
    ...(row.break ? { break: of(row.break) } : {}),
    runs: row.runs.map((run) => (run.type === "same" ? run : { ...run, mark: of(run.mark) })),
  }));
  return { ...comparison, rows, marks: [...new Set(comparison.marks.map(of))] };
}

const joined = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join("");

/** FNV-1a, 32 bits: tells apart what has the same number in another comparison. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** A stretch of a compared block; `marks` are ProseMirror's. A line break is `\n` in `text`. */
export interface DiffSegment {
  type: "same" | "ins" | "del";
  text: string;
  marks: readonly Mark[];
  /** Id of the mark that it is part of. */
  mark?: string;
}

/** One leaf block of the compared documents, in reading order; a deleted block stands where it stood. */
export interface DiffBlock {
  kind: "same" | "changed" | "ins" | "del";
  /** What the block is: after the change, or before it for `del`. */
  block: LeafBlock;
  /** What it was before, if its kind or place changed. */
  was?: LeafBlock;
  segments: DiffSegment[];
  /** Id of the mark that brings or takes the whole block. */
  whole?: string;
  /** Id of the mark that changes its kind or place. */
  form?: string;
  /** The break before it that comes (`ins`) or goes (`del`), its mark, and what stands there without the break. */
  joint?: { mark: string; type: "ins" | "del"; glue: string };
  conflict?: true;
}

/** Compares two documents for the eye. */
export const diffDocuments = (before: Node, after: Node): DiffBlock[] => blocksOf(compare(before, after));

/** A comparison as blocks to be read from top to bottom. */
export function blocksOf({ rows }: Comparison): DiffBlock[] {
  return rows.flatMap((row): DiffBlock[] => {
    const conflict = row.conflict ? { conflict: row.conflict } : {};
    if (row.was && row.is) return [{ ...pairedBlock(row, row.was, row.is), ...conflict }];
    const leaf = row.is ?? row.was;
    if (!leaf || !row.whole) return [];
    const kind = row.is ? "ins" : "del";
    const mark = row.whole.id;
    return [
      {
        kind,
        block: leaf.block,
        whole: mark,
        segments: leaf.texts.map((part) => ({ type: kind, ...part, mark })),
        ...conflict,
      },
    ];
  });
}

function pairedBlock({ form, runs, ...row }: MarkedRow, was: Leaf, is: Leaf): DiffBlock {
  const segments =
    runs.length === 0 ? is.texts.map((part) => ({ type: "same" as const, ...part })) : segmentsOf(runs);
  const kind = form || row.break || segments.some(({ type }) => type !== "same") ? "changed" : "same";
  return {
    kind,
    block: is.block,
    segments,
    ...(form ? { was: was.block, form: form.id } : {}),
    ...(row.break ? { joint: { mark: row.break.id, ...shownJoint(was, is) } } : {}),
  };
}

function shownJoint(was: Leaf, is: Leaf): { type: "ins" | "del"; glue: string } {
  const glue = (was.joined ?? is.joined)?.glue ?? [];
  return { type: was.joined ? "ins" : "del", glue: glue.map(({ text }) => text).join("") };
}

function segmentsOf(runs: readonly MarkedRun[]): DiffSegment[] {
  const segments: (DiffSegment & { key: string })[] = [];
  const add = (type: DiffSegment["type"], tokens: readonly Token[], mark?: string) => {
    for (const { text, marks, marksKey: key } of tokens) {
      const last = segments.at(-1);
      if (last?.type === type && last.key === key && last.mark === mark) last.text += text;
      else segments.push({ type, text, marks, key, ...(mark ? { mark } : {}) });
    }
  };
  for (const run of runs) {
    if (run.type === "same") add("same", run.tokens);
    else {
      add("del", run.out, run.mark.id);
      add("ins", run.in, run.mark.id);
    }
  }
  return segments.map(({ type, text, marks, mark }) => ({ type, text, marks, ...(mark ? { mark } : {}) }));
}

/** How many marks a reviewer sees. */
export function countMarks(blocks: readonly DiffBlock[]): number {
  const ids = blocks.flatMap(({ whole, form, joint, segments }) => [
    whole,
    form,
    joint?.mark,
    ...segments.map(({ mark }) => mark),
  ]);
  return new Set(ids.filter((id) => id !== undefined)).size;
}
