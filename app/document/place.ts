/** A stretch of a document, told so that it is the same one in every form of the document. */

import { Slice, type Node } from "prosemirror-model";
import { Transform } from "prosemirror-transform";
import { compareLeaves } from "./comparison.ts";
import { leavesOf } from "./diff-blocks.ts";
import { readMarkdown, writeMarkdown } from "./markdown.ts";
import { schema } from "./schema.ts";
import { type Place, type Point, textsOf } from "./selected-place.ts";

/** What an action on a place is asked with. */
export interface Selected {
  /** What stands there. */
  markdown: string;
  /** Plain text around it, at most 300 characters each. */
  before: string;
  after: string;
  place: Place;
}

/** Characters that are told of what stands around a place. */
const around = 300;

/** The place of a whole paragraph, heading or piece of code by its number, from 1 on; null where there is none. */
export function paragraphPlace(doc: Node, number: number): Place | null {
  const text = textsOf(doc)[number - 1];
  if (!text) return null;
  return { from: { text: number - 1, at: 0 }, to: { text: number - 1, at: text.node.content.size } };
}

/** What stands at a place of a document and around it; null where there is nothing. */
export function select(doc: Node, place: Place): Selected | null {
  const range = rangeOf(doc, place);
  if (range === null) return null;
  const { from, to } = range;
  const markdown = writeMarkdown(partOf(doc, from, to));
  if (markdown.trim() === "") return null;
  const before = plainBetween(doc, 0, from).slice(-around);
  const after = plainBetween(doc, to, doc.content.size).slice(0, around);
  return { markdown, before: before.toWellFormed(), after: after.toWellFormed(), place };
}

/** The document with other Markdown at a place; null where it has no such place. */
export function splice(doc: Node, place: Place, markdown: string): Node | null {
  const range = rangeOf(doc, place);
  if (range === null) return null;
  const { from, to } = range;
  const put = readMarkdown(markdown);
  const list = put.childCount === 1 ? put.firstChild : null;
  const $from = doc.resolve(from);
  // Points of a list for points of a list: as a list they would stand in one.
  if (list && isList(list) && isList($from.node($from.sharedDepth(to))))
    return new Transform(doc).replace(from, to, Slice.maxOpen(list.content)).doc;
  return new Transform(doc).replaceRange(from, to, Slice.maxOpen(put.content)).doc;
}

const isList = ({ type }: Node): boolean =>
  type === schema.nodes.bullet_list || type === schema.nodes.ordered_list;

/** The same place in a later form of the document; null where its paragraphs were changed. */
export function movedPlace(base: Node, now: Node, place: Place): Place | null {
  const became = new Map<Node, Node>();
  for (const { was, is } of compareLeaves(leavesOf(base), leavesOf(now)))
    if (was && is && was.key === is.key) became.set(was.node, is.node);
  const [before, after] = [textsOf(base), textsOf(now)];
  const moved = ({ text, at }: Point): Point | null => {
    const node = before[text]?.node;
    const later = node && became.get(node);
    const index = later ? after.findIndex((one) => one.node === later) : -1;
    return index < 0 ? null : { text: index, at };
  };
  const [from, to] = [moved(place.from), moved(place.to)];
  // What came in between is not of the place.
  return from && to && to.text - from.text === place.to.text - place.from.text ? { from, to } : null;
}

function rangeOf(doc: Node, { from, to }: Place): { from: number; to: number } | null {
  const texts = textsOf(doc);
  const position = ({ text, at }: Point): number | null => {
    const found = texts[text];
    return found && at <= found.node.content.size ? found.start + at : null;
  };
  const [first, last] = [position(from), position(to)];
  return first !== null && last !== null && first < last ? { from: first, to: last } : null;
}

/** A stretch as a document of its own, with the lists and quotes that it has to itself. */
function partOf(doc: Node, from: number, to: number): Node {
  const $from = doc.resolve(from);
  const depth = $from.sharedDepth(to);
  const holder = $from.node(depth);
  const { content } = doc.slice(from, to);
  if (holder.isTextblock) return schema.node("doc", null, [holder.type.create(holder.attrs, content)]);
  return schema.node("doc", null, isList(holder) ? [holder.copy(content)] : content);
}

const plainBetween = (doc: Node, from: number, to: number): string =>
  doc.textBetween(from, to, "\n\n", "\n").trim();
