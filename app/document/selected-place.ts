/** Where in a document something is selected; without what reads Markdown. */

import type { Node } from "prosemirror-model";

/** A point in a text: which of the document's texts with words in them, from 0 on, and how far in it. */
export interface Point {
  text: number;
  at: number;
}

/**
 * A stretch of a document. Empty paragraphs do not count, so it is the same in a document and in what its Markdown says.
 */
export interface Place {
  from: Point;
  to: Point;
}

/** The paragraphs, headings and pieces of code with something in them, and where the content of each starts. */
export function textsOf(doc: Node): { node: Node; start: number }[] {
  const found: { node: Node; start: number }[] = [];
  doc.descendants((node, position) => {
    if (node.isTextblock && node.textContent !== "") found.push({ node, start: position + 1 });
    return !node.isTextblock;
  });
  return found;
}

/** The place of what is selected between two positions; null where that is nothing, or the whole document. */
export function placeOf(doc: Node, from: number, to: number): Place | null {
  const texts = textsOf(doc);
  const first = texts.findIndex(({ node, start }) => from < start + node.content.size);
  const last = texts.findLastIndex(({ start }) => to > start);
  const [begin, end] = [texts[first], texts[last]];
  if (!begin || !end || first > last) return null;
  const place = {
    from: { text: first, at: Math.max(0, from - begin.start) },
    to: { text: last, at: Math.min(end.node.content.size, to - end.start) },
  };
  const isWhole =
    first === 0 && last === texts.length - 1 && place.from.at === 0 && place.to.at === end.node.content.size;
  return isWhole || (first === last && place.from.at >= place.to.at) ? null : place;
}

/** A place as a form's field says it, with what stands there as plain text behind it. */
export const writePlace = ({ from, to }: Place): string => `${from.text}:${from.at}-${to.text}:${to.at}`;

/** Reads such a field; null for anything else. */
export function readPlace(said: string): Place | null {
  const [first, at, last, end] =
    /^(\d{1,6}):(\d{1,8})-(\d{1,6}):(\d{1,8})$/.exec(said)?.slice(1).map(Number) ?? [];
  if (first === undefined || at === undefined || last === undefined || end === undefined) return null;
  return { from: { text: first, at }, to: { text: last, at: end } };
}
