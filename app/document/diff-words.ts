import type { Mark } from "prosemirror-model";
import { marksKey, type Leaf } from "./diff-blocks.ts";
import { editScript, type Piece } from "./edit-script.ts";
import { type Range, sentencesOf } from "./sentences.ts";

/** A word, a sign of punctuation or a line break, with the spaces after it. */
export interface Token {
  text: string;
  marks: readonly Mark[];
  marksKey: string;
  /** What is compared: the text without the spaces after it, and the marks. */
  key: string;
}

/** Words that both sides have, letter for letter, or what stands in each other's place. */
export type Run =
  | { type: "same"; tokens: readonly Token[] }
  | { type: "change"; out: readonly Token[]; in: readonly Token[] };

const words = new Intl.Segmenter(undefined, { granularity: "word" });

const keyOf = (marks: string, text: string): string => `${marks}\u0001${text.trim() || text}`;

/** The leaf's words. A word whose parts differ in marks is as many tokens. */
export function tokensOf(leaf: Leaf): Token[] {
  const tokens: Token[] = [];
  for (const part of leaf.texts) {
    const marks = marksKey(part.marks);
    for (const { segment } of words.segment(part.text)) {
      const last = tokens.at(-1);
      const isSpace = segment !== "\n" && segment.trim() === "";
      if (isSpace && last?.marksKey === marks && last.text.trim() !== "") last.text += segment;
      else tokens.push({ text: segment, marks: part.marks, marksKey: marks, key: keyOf(marks, segment) });
    }
  }
  return tokens;
}

/**
 * Word by word from `before` to `after`. The tokens of `same` and `in` joined are the text after, those of `same` and
 * `out` the text before, spaces included.
 */
export function diffTokens(before: readonly Token[], after: readonly Token[]): Run[] {
  const steps: Step[] = [];
  for (const piece of withoutIslands(tokenScript(before, after))) {
    const was = before.slice(piece.before, piece.before + piece.length);
    const is = after.slice(piece.after, piece.after + piece.length);
    if (piece.type === "del") steps.push(...was.map((out): Step => ({ out })));
    else if (piece.type === "ins") steps.push(...is.map((put): Step => ({ in: put })));
    else was.forEach((token, index) => steps.push(...equalSteps(token, is[index] ?? token)));
  }
  return runsOf(steps).flatMap(sentencesWhole).flatMap(commonSpace);
}

/** How to get from one list of words to the other: sentences that both have stay whole, and the rest goes word by word. */
export function tokenScript(before: readonly Token[], after: readonly Token[]): Piece[] {
  const left = sentencesOf(before.map(({ text }) => text));
  const right = sentencesOf(after.map(({ text }) => text));
  const pieces: Piece[] = [];
  const from = { before: 0, after: 0 };
  const gap = (was: number, is: number) => {
    const script = editScript(
      keysOf(before, { from: from.before, to: was }),
      keysOf(after, { from: from.after, to: is }),
    );
    for (const piece of script)
      addPiece(pieces, { ...piece, before: piece.before + from.before, after: piece.after + from.after });
    [from.before, from.after] = [was, is];
  };
  const sentences = editScript(left.map(sentenceKey(before)), right.map(sentenceKey(after)));
  for (const { type, before: at, after: other, length } of sentences) {
    if (type !== "same") continue;
    for (let index = 0; index < length; index += 1) {
      const was = left[at + index];
      const is = right[other + index];
      if (!was || !is) continue;
      gap(was.from, is.from);
      addPiece(pieces, { type: "same", before: was.from, after: is.from, length: was.to - was.from });
      [from.before, from.after] = [was.to, is.to];
    }
  }
  gap(before.length, after.length);
  return pieces;
}

const keysOf = (tokens: readonly Token[], { from, to }: Range): string[] =>
  tokens.slice(from, to).map(({ key }) => key);
const sentenceKey =
  (tokens: readonly Token[]) =>
  (range: Range): string =>
    keysOf(tokens, range).join("\u0003");

function addPiece(pieces: Piece[], piece: Piece): void {
  const last = pieces.at(-1);
  if (last?.type === piece.type) last.length += piece.length;
  else pieces.push({ ...piece });
}

type Step = { same: Token } | { out: Token } | { in: Token };

/** A word that both sides have; the spaces behind it may differ. */
function equalSteps(was: Token, is: Token): Step[] {
  if (was.text === is.text) return [{ same: was }];
  const [word, left] = cut(was);
  const right = cut(is)[1];
  return [{ same: word }, ...(left ? [{ out: left }] : []), ...(right ? [{ in: right }] : [])];
}

/** A token without the spaces after it, and the spaces. */
export function cut(token: Token): [word: Token, space: Token | null] {
  const { text, marksKey: marks } = token;
  const word = text.trimEnd();
  if (word === text || word === "") return [token, null];
  const space = text.slice(word.length);
  return [
    { ...token, text: word },
    { ...token, text: space, key: keyOf(marks, space) },
  ];
}

function runsOf(steps: readonly Step[]): Run[] {
  const runs: Run[] = [];
  let same: Token[] = [];
  let out: Token[] = [];
  let put: Token[] = [];
  const flush = () => {
    if (same.length > 0) runs.push({ type: "same", tokens: same });
    if (out.length + put.length > 0) runs.push({ type: "change", out, in: put });
    [same, out, put] = [[], [], []];
  };
  for (const step of steps) {
    if ("same" in step) {
      if (out.length + put.length > 0) flush();
      same.push(step.same);
    } else if ("out" in step) out.push(step.out);
    else put.push(step.in);
  }
  flush();
  return runs;
}

const sentenceEnd = /^[.!?…。！？]+$/u;

/**
 * A sentence that came or went behind another has its own full stop, not the one of the sentence before: `dear[. It is
 * new].` is `dear.[ It is new.]`.
 */
function sentencesWhole(run: Run, index: number, runs: readonly Run[]): Run[] {
  const next = runs[index + 1];
  const previous = runs[index - 1];
  if (run.type === "change" && next?.type === "same") {
    const moved = movedStop(run, next.tokens);
    if (moved) return moved;
  }
  if (run.type === "same" && previous?.type === "change" && movedStop(previous, run.tokens)) {
    const rest = run.tokens.slice(1);
    return rest.length > 0 ? [{ type: "same", tokens: rest }] : [];
  }
  return [run];
}

function movedStop(run: Extract<Run, { type: "change" }>, following: readonly Token[]): Run[] | null {
  const side = run.out.length === 0 ? "in" : "out";
  const other = side === "in" ? run.out : run.in;
  const [first, ...rest] = run[side];
  const stop = following[0];
  if (other.length > 0 || rest.length === 0 || !first || !stop || first.key !== stop.key) return null;
  if (!sentenceEnd.test(first.text.trim())) return null;
  const [word, space] = cut(first);
  const after = cut(stop)[1];
  if (after && after.text !== space?.text) return null;
  const moved = [...(space && !after ? [space] : []), ...rest, stop];
  return [
    { type: "same", tokens: [after ? first : word] },
    { type: "change", out: side === "out" ? moved : [], in: side === "in" ? moved : [] },
  ];
}

/** Spaces that end both sides of a change alike are no part of it. */
function commonSpace(run: Run): Run[] {
  if (run.type === "same") return [run];
  const was = run.out.at(-1);
  const is = run.in.at(-1);
  if (!was || !is || was.marksKey !== is.marksKey) return [run];
  const [wasWords, space] = ending(was);
  const [isWords, isSpace] = ending(is);
  if (!space || space.text !== isSpace?.text) return [run];
  return [
    { type: "change", out: [...run.out.slice(0, -1), ...wasWords], in: [...run.in.slice(0, -1), ...isWords] },
    { type: "same", tokens: [space] },
  ];
}

/** A token's word, none where it is spaces alone, as what stood where a comma comes in; and the spaces that end it. */
function ending(token: Token): [words: Token[], space: Token | null] {
  if (/^[^\S\n]+$/.test(token.text)) return [[], token];
  const [word, space] = cut(token);
  return [[word], space];
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
