import type { Mark } from "prosemirror-model";
import { marksKey, type Leaf } from "./diff-blocks.ts";
import { editScript, type Piece } from "./edit-script.ts";

/** A stretch of a compared block; `marks` are ProseMirror's. A line break is `\n` in `text`. */
export interface DiffSegment {
  type: "same" | "ins" | "del";
  text: string;
  marks: readonly Mark[];
}

/** A word, a sign of punctuation or a line break, with the spaces after it. */
export interface Token {
  text: string;
  marks: readonly Mark[];
  marksKey: string;
  /** What is compared: the text without the spaces after it, and the marks. */
  key: string;
}

const words = new Intl.Segmenter(undefined, { granularity: "word" });

/** The leaf's words. A word whose parts differ in marks is as many tokens. */
export function tokensOf(leaf: Leaf): Token[] {
  const tokens: Token[] = [];
  for (const part of leaf.texts) {
    const marks = marksKey(part.marks);
    for (const { segment } of words.segment(part.text)) {
      const last = tokens.at(-1);
      if (last && segment !== "\n" && segment.trim() === "" && last.marksKey === marks) last.text += segment;
      else
        tokens.push({
          text: segment,
          marks: part.marks,
          marksKey: marks,
          key: `${marks}\u0001${segment.trim() || segment}`,
        });
    }
  }
  return tokens;
}

/**
 * Word by word from `before` to `after`. The texts of `same` and `ins` joined are the text after; those of `same`
 * and `del` are the text before but for spaces, which are the ones after.
 */
export function diffTokens(before: readonly Token[], after: readonly Token[]): DiffSegment[] {
  const pieces = editScript(
    before.map((token) => token.key),
    after.map((token) => token.key),
  );
  const segments: DiffSegment[] = [];
  let lastKey = "";
  const add = (type: DiffSegment["type"], tokens: readonly Token[]) => {
    for (const token of tokens) {
      const last = segments.at(-1);
      if (last?.type === type && lastKey === token.marksKey) last.text += token.text;
      else segments.push({ type, text: token.text, marks: token.marks });
      lastKey = token.marksKey;
    }
  };
  let lostSpace = "";
  for (const { type, ...piece } of withoutIslands(pieces)) {
    const taken = before.slice(piece.before, piece.before + piece.length);
    if (type === "del") add(type, withSpace(lostSpace, taken));
    else add(type, after.slice(piece.after, piece.after + piece.length));
    lostSpace = type === "same" ? spaceLost(taken.at(-1), after[piece.after + piece.length - 1]) : "";
  }
  return segments;
}

/** The space that followed a word before and follows it no more: it went with what was deleted behind it. */
function spaceLost(before: Token | undefined, after: Token | undefined): string {
  const space = /\s*$/.exec(before?.text ?? "")?.[0] ?? "";
  return after && !/\s$/.test(after.text) ? space : "";
}

function withSpace(space: string, [first, ...rest]: readonly Token[]): readonly Token[] {
  return first ? [{ ...first, text: space + first.text }, ...rest] : [];
}

/** One equal word between longer changes only hinders reading: it is made part of the change around it. */
function withoutIslands(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  let deleted: Piece | null = null;
  let inserted: Piece | null = null;
  const flush = () => {
    if (deleted) result.push(deleted);
    if (inserted) result.push(inserted);
    deleted = null;
    inserted = null;
  };
  for (const [index, piece] of pieces.entries()) {
    if (piece.type === "same" && !isIsland(pieces, index)) {
      flush();
      result.push(piece);
    }
    if (piece.type === "del" || (piece.type === "same" && isIsland(pieces, index)))
      deleted = grown(deleted, piece, "del");
    if (piece.type === "ins" || (piece.type === "same" && isIsland(pieces, index)))
      inserted = grown(inserted, piece, "ins");
  }
  flush();
  return result;
}

function grown(run: Piece | null, piece: Piece, type: "del" | "ins"): Piece {
  return run ? { ...run, length: run.length + piece.length } : { ...piece, type };
}

function isIsland(pieces: readonly Piece[], index: number): boolean {
  if (pieces[index]?.length !== 1) return false;
  const left = [pieces[index - 1], pieces[index - 2]];
  const right = [pieces[index + 1], pieces[index + 2]];
  return [left, right].every(([near, far]) => {
    if (!near || near.type === "same") return false;
    return near.length + (far && far.type !== "same" ? far.length : 0) >= 4;
  });
}
