import type { Node } from "prosemirror-model";
import { editScript } from "#app/document/edit-script.ts";
import { mostBehind, type Spot } from "../review/waiting-words.ts";

/** A place with what it stands behind. */
export const spotAt = (doc: Node, at: number): Spot => ({ at, behind: textBehind(doc, at) ?? "" });

/** Null between paragraphs. */
function textBehind(doc: Node, at: number): string | null {
  const { parent, parentOffset } = doc.resolve(Math.min(at, doc.content.size));
  return parent.isTextblock ? parent.textBetween(Math.max(0, parentOffset - mostBehind), parentOffset) : null;
}

/** Characters that must stand behind a place for it to be the same. */
const fewest = 8;

/**
 * Where a place is in a text that may have become another one meanwhile, nobody knows how: behind the same words, as
 * near as can be. Where they are gone it is at the end of the paragraph there, and never within a word.
 */
export function foundPlace(doc: Node, { at, behind }: Spot): number {
  if (textBehind(doc, at) === behind) return Math.min(at, doc.content.size);
  const least = Math.min(fewest, behind.length);
  for (let { length } = behind; length >= least; length = length === 0 ? -1 : Math.floor(length / 2)) {
    const places = placesBehind(doc, behind.slice(behind.length - length));
    if (places.length > 0) return nearest(places, at);
  }
  return nearest(placesBehind(doc, null), Math.min(at, doc.content.size));
}

const nearest = (places: readonly number[], at: number): number =>
  places.reduce(
    (best, place) => (Math.abs(place - at) < Math.abs(best - at) ? place : best),
    places[0] ?? at,
  );

/** All places behind some words, at the beginning of paragraphs for none; null: at the end of paragraphs. */
function placesBehind(doc: Node, behind: string | null): number[] {
  const places: number[] = [];
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true;
    const text = node.textBetween(0, node.content.size);
    if (behind === null) places.push(position + 1 + node.content.size);
    else if (behind === "") places.push(position + 1);
    else
      for (let at = text.indexOf(behind); at >= 0; at = text.indexOf(behind, at + 1))
        places.push(position + 1 + at + behind.length);
    return false;
  });
  return places;
}

/** A word with the spaces behind it, a sign, or where a block begins. */
interface Part {
  key: string;
  from: number;
  to: number;
  /** Where it ends without the spaces behind it. */
  word: number;
}

/**
 * Where a place of one form of a text is in another form of it, word by word: it stays behind the word that it stands
 * behind, and at the beginning of its paragraph. Of words that went, it goes behind those that came for them.
 */
export function movedPlace(before: Node, after: Node, at: number): number {
  const start = before.content.findDiffStart(after.content);
  const ends = before.content.findDiffEnd(after.content);
  if (start === null || ends === null || at <= start) return at;
  if (at > Math.max(ends.a, start)) return at + after.content.size - before.content.size;
  const [left, right] = [partsOf(before), partsOf(after)];
  const behind = left.findLastIndex(({ from }) => from < at);
  const part = left[behind];
  if (!part) return at;
  // At the beginning of a paragraph what counts is what follows.
  const isFirst = part.key === begins && left[behind + 1]?.from === at && left[behind + 1]?.key !== begins;
  const place = isFirst ? behind + 1 : behind;
  const script = editScript(
    left.map(({ key }) => key),
    right.map(({ key }) => key),
  );
  const index = script.findIndex(({ type, before: from, length }) => type !== "ins" && place < from + length);
  const piece = script[index];
  if (!piece) return after.content.size;
  const next = script[index + 1];
  if (piece.type === "same") {
    const same = right[piece.after + place - piece.before];
    if (!same) return after.content.size;
    return isFirst ? same.from : Math.min(same.to, same.from + at - part.from);
  }
  const came = next?.type === "ins" ? next.length : 0;
  if (isFirst && place === piece.before) return right[piece.after]?.from ?? after.content.size;
  const last = right[piece.after + came - 1];
  if (!last) return at;
  return at > part.word ? last.to : last.word;
}

const begins = "\n\n";
const words = new Intl.Segmenter(undefined, { granularity: "word" });

function partsOf(doc: Node): Part[] {
  const parts: Part[] = [];
  doc.descendants((node, position) => {
    if (node.isTextblock) {
      parts.push({ key: begins, from: position, to: position + 1, word: position + 1 });
      return true;
    }
    if (node.isLeaf && !node.isText)
      parts.push({ key: node.type.name, from: position, to: position + 1, word: position + 1 });
    let from = position;
    for (const { segment } of words.segment(node.text ?? "")) {
      const to = from + segment.length;
      const last = parts.at(-1);
      if (segment.trim() === "" && last?.to === from && last.key !== begins) last.to = to;
      else parts.push({ key: segment, from, to, word: to });
      from = to;
    }
    return true;
  });
  return parts;
}
