import { diffArrays } from "diff";

/** A run of equal, deleted or inserted keys. `before` and `after` are where it begins on either side. */
export interface Piece {
  type: "same" | "del" | "ins";
  before: number;
  after: number;
  length: number;
}

/** Above so many edits in one gap, its two sides share too little to be told apart word by word. */
const mostEdits = 160;

/**
 * How to get from one list of keys to the other: equal ends are taken off, keys that occur once on both sides
 * anchor the rest, and only the gaps between anchors are compared key by key. Deletions come before insertions.
 */
export function editScript(before: readonly string[], after: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  const anchors = anchorsOf(before, after);
  let from = { before: 0, after: 0 };
  for (const anchor of [...anchors, { before: before.length, after: after.length }]) {
    gap(before, after, from, anchor, pieces);
    if (anchor.before < before.length) add(pieces, "same", anchor.before, anchor.after, 1);
    from = { before: anchor.before + 1, after: anchor.after + 1 };
  }
  return deletionsFirst(pieces);
}

/** Where the two sides meet. */
export interface Place {
  before: number;
  after: number;
}

/** Equal keys at both ends, and between them the longest rising chain of keys that occur once on both sides. */
function anchorsOf(before: readonly string[], after: readonly string[]): Place[] {
  let start = 0;
  const shorter = Math.min(before.length, after.length);
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const head = Array.from({ length: start }, (_, index) => ({ before: index, after: index }));
  const tail = Array.from({ length: end }, (_, index) => ({
    before: before.length - end + index,
    after: after.length - end + index,
  }));
  const places = uniquePlaces(before, start, before.length - end);
  const others = uniquePlaces(after, start, after.length - end);
  const shared: Place[] = [];
  for (const [key, place] of places) {
    const other = others.get(key);
    if (place >= 0 && other !== undefined && other >= 0) shared.push({ before: place, after: other });
  }
  return [...head, ...risingChain(shared), ...tail];
}

/** Where each key stands between `start` and `end`, -1 for keys that occur more than once; in order of occurrence. */
function uniquePlaces(keys: readonly string[], start: number, end: number): Map<string, number> {
  const places = new Map<string, number>();
  for (let index = start; index < end; index += 1) {
    const key = keys[index] ?? "";
    places.set(key, places.has(key) ? -1 : index);
  }
  return places;
}

/** The longest subsequence that rises on the right side too (patience sorting); `places` rise on the left. */
export function risingChain(places: readonly Place[]): Place[] {
  const piles: number[] = [];
  const links: number[] = [];
  places.forEach((place, index) => {
    let low = 0;
    let high = piles.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((places[piles[middle] ?? 0]?.after ?? 0) < place.after) low = middle + 1;
      else high = middle;
    }
    links[index] = low > 0 ? (piles[low - 1] ?? -1) : -1;
    piles[low] = index;
  });
  const chain: Place[] = [];
  for (let index = piles.at(-1) ?? -1; index >= 0; index = links[index] ?? -1) {
    const place = places[index];
    if (place) chain.push(place);
  }
  return chain.toReversed();
}

function gap(
  before: readonly string[],
  after: readonly string[],
  from: Place,
  to: Place,
  pieces: Piece[],
): void {
  const left = before.slice(from.before, to.before);
  const right = after.slice(from.after, to.after);
  const at = { ...from };
  const known = new Set(left);
  const changes = right.some((key) => known.has(key))
    ? diffArrays(left, right, { maxEditLength: mostEdits })
    : undefined;
  if (!changes) {
    if (left.length > 0) add(pieces, "del", at.before, at.after, left.length);
    if (right.length > 0) add(pieces, "ins", at.before + left.length, at.after, right.length);
    return;
  }
  for (const { added, removed, value } of changes) {
    add(pieces, added ? "ins" : removed ? "del" : "same", at.before, at.after, value.length);
    if (!added) at.before += value.length;
    if (!removed) at.after += value.length;
  }
}

function add(pieces: Piece[], type: Piece["type"], before: number, after: number, length: number): void {
  const last = pieces.at(-1);
  if (last?.type === type) last.length += length;
  else pieces.push({ type, before, after, length });
}

/** Between two equal runs at most one deletion and one insertion, in this order. */
function deletionsFirst(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  let deleted: Piece | null = null;
  let inserted: Piece | null = null;
  for (const piece of [...pieces, null]) {
    if (piece?.type === "del") {
      if (deleted) deleted.length += piece.length;
      else deleted = { ...piece };
    } else if (piece?.type === "ins") {
      if (inserted) inserted.length += piece.length;
      else inserted = { ...piece };
    } else {
      if (deleted) result.push(deleted);
      if (inserted) result.push(inserted);
      deleted = null;
      inserted = null;
      if (piece) result.push(piece);
    }
  }
  return result;
}
