import type { Mark, Node } from "prosemirror-model";
import { schema } from "./schema.ts";

/** A list, an item of one, or a quote. Two leaves stand in the same one when theirs is the same object. */
export interface Holder {
  type: "bullet_list" | "ordered_list" | "list_item" | "blockquote";
  /** The first number of an ordered list. */
  order?: number;
}

/** One leaf of a document and where it stands. */
export interface LeafBlock {
  type: "paragraph" | "heading" | "code_block" | "horizontal_rule";
  /** Of headings. */
  level?: 2 | 3 | 4;
  /** The innermost list around it. */
  list?: "bullet" | "ordered";
  /** Its item's number, for the first block of an item of an ordered list. */
  number?: number;
  /** It is the first block of its list item, the one that shows the item's sign. */
  first?: boolean;
  /** How many lists stand around it. */
  depth: number;
  /** How many quotes stand around it. */
  quotes: number;
}

/** A leaf with its inline content as texts; a line break is the text `\n`. */
export interface Leaf {
  block: LeafBlock;
  /** What it stands in, from the outside inwards. */
  holders: readonly Holder[];
  node: Node;
  texts: readonly { text: string; marks: readonly Mark[] }[];
  /** The whole text. */
  text: string;
  /** Equal for leaves that look the same; an item's number does not count, since it moves with its neighbours. */
  key: string;
  /** Of a part of a leaf that goes on from another part. */
  joined?: Joined;
}

/** How two parts of a leaf hang together: the part before, and the spaces or line breaks between. */
export interface Joined {
  to: Leaf;
  glue: readonly { text: string; marks: readonly Mark[] }[];
}

type Around = Pick<LeafBlock, "list" | "number" | "first" | "depth" | "quotes"> & {
  holders: readonly Holder[];
};

/** The document's leaf blocks in reading order. */
export function leavesOf(doc: Node): Leaf[] {
  return doc.children.flatMap((child) => leaves(child, { depth: 0, quotes: 0, holders: [] }));
}

function leaves(node: Node, around: Around): Leaf[] {
  switch (node.type.name) {
    case "blockquote": {
      const inside = {
        ...around,
        quotes: around.quotes + 1,
        holders: [...around.holders, { type: "blockquote" as const }],
      };
      return node.children.flatMap((child, index) =>
        leaves(child, index === 0 ? inside : withoutSign(inside)),
      );
    }
    case "bullet_list":
    case "ordered_list": {
      const held = { ...around, holders: [...around.holders, listHolder(node)] };
      return node.children.flatMap((item, index) => itemLeaves(node, item, index, held));
    }
    default:
      return [leaf(node, around)];
  }
}

function listHolder(list: Node): Holder {
  return list.type.name === "ordered_list"
    ? { type: "ordered_list", order: Number(list.attrs.order) }
    : { type: "bullet_list" };
}

function itemLeaves(list: Node, item: Node, index: number, around: Around): Leaf[] {
  const ordered = list.type.name === "ordered_list";
  const inside: Around = {
    quotes: around.quotes,
    depth: around.depth + 1,
    list: ordered ? "ordered" : "bullet",
    holders: [...around.holders, { type: "list_item" }],
  };
  const sign = ordered ? { first: true, number: Number(list.attrs.order) + index } : { first: true };
  return item.children.flatMap((child, place) =>
    leaves(child, place === 0 ? { ...inside, ...sign } : inside),
  );
}

function withoutSign(around: Around): Around {
  const { depth, quotes, list, holders } = around;
  return list ? { depth, quotes, list, holders } : { depth, quotes, holders };
}

function leaf(node: Node, { holders, ...around }: Around): Leaf {
  const block: LeafBlock = { type: leafType(node), ...around };
  if (block.type === "heading") block.level = node.attrs.level === 2 ? 2 : node.attrs.level === 3 ? 3 : 4;
  const texts = node.children.map((child) =>
    child.isText ? { text: child.text ?? "", marks: child.marks } : { text: "\n", marks: child.marks },
  );
  return { block, holders, node, texts, ...wordsOf(block, texts) };
}

function wordsOf(block: LeafBlock, texts: Leaf["texts"]): Pick<Leaf, "text" | "key"> {
  const content = texts.map((part) => marksKey(part.marks) + part.text).join("\u0001");
  const text = texts.map((part) => part.text).join("");
  return { text, key: `${placeKey(block)}\u0001${content}` };
}

/** Some of a leaf's texts as a leaf of its own; one that goes on from another part has no sign of an item. */
export function partOf(whole: Leaf, texts: Leaf["texts"], joined: Joined | null): Leaf {
  const { type, level, list, depth, quotes } = whole.block;
  const unsigned = { type, ...(level ? { level } : {}), ...(list ? { list } : {}), depth, quotes };
  const block: LeafBlock = joined ? unsigned : whole.block;
  const node = whole.node.type.create(whole.node.attrs, inlineOf(texts));
  return {
    block,
    holders: whole.holders,
    node,
    texts,
    ...wordsOf(block, texts),
    ...(joined ? { joined } : {}),
  };
}

/** Text and line breaks of stretches of text. */
export const inlineOf = (texts: Leaf["texts"]): Node[] =>
  texts.map(({ text, marks }) =>
    text === "\n" ? schema.node("hard_break", null, undefined, marks) : schema.text(text, marks),
  );

/** Equal for leaves of one kind at places of one kind. */
export function placeKey({ type, level, list, first, depth, quotes }: LeafBlock): string {
  return [type, level, list, first, depth, quotes].join(" ");
}

function leafType(node: Node): LeafBlock["type"] {
  const name = node.type.name;
  return name === "heading" || name === "code_block" || name === "horizontal_rule" ? name : "paragraph";
}

/** Equal for equal sets of marks. */
export function marksKey(marks: readonly Mark[]): string {
  return marks.map((mark) => `${mark.type.name} ${String(mark.attrs.href ?? "")}\u0002`).join("");
}
