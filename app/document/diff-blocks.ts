import type { Mark, Node } from "prosemirror-model";

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

/** A leaf with its inline content as texts; a line break is the text `\n` without marks. */
export interface Leaf {
  block: LeafBlock;
  texts: readonly { text: string; marks: readonly Mark[] }[];
  /** The whole text. */
  text: string;
  /** Equal for leaves that look the same; an item's number does not count, since it moves with its neighbours. */
  key: string;
}

type Around = Pick<LeafBlock, "list" | "number" | "first" | "depth" | "quotes">;

/** The document's leaf blocks in reading order. */
export function leavesOf(doc: Node): Leaf[] {
  return doc.children.flatMap((child) => leaves(child, { depth: 0, quotes: 0 }));
}

function leaves(node: Node, around: Around): Leaf[] {
  switch (node.type.name) {
    case "blockquote":
      return node.children.flatMap((child, index) =>
        leaves(child, { ...(index === 0 ? around : withoutSign(around)), quotes: around.quotes + 1 }),
      );
    case "bullet_list":
    case "ordered_list":
      return node.children.flatMap((item, index) => itemLeaves(node, item, index, around));
    default:
      return [leaf(node, around)];
  }
}

function itemLeaves(list: Node, item: Node, index: number, around: Around): Leaf[] {
  const ordered = list.type.name === "ordered_list";
  const inside: Around = {
    quotes: around.quotes,
    depth: around.depth + 1,
    list: ordered ? "ordered" : "bullet",
  };
  const sign = ordered ? { first: true, number: Number(list.attrs.order) + index } : { first: true };
  return item.children.flatMap((child, place) =>
    leaves(child, place === 0 ? { ...inside, ...sign } : inside),
  );
}

function withoutSign(around: Around): Around {
  const { depth, quotes, list } = around;
  return list ? { depth, quotes, list } : { depth, quotes };
}

function leaf(node: Node, around: Around): Leaf {
  const block: LeafBlock = { type: leafType(node), ...around };
  if (block.type === "heading") block.level = node.attrs.level === 2 ? 2 : node.attrs.level === 3 ? 3 : 4;
  const texts = node.children.map((child) =>
    child.isText ? { text: child.text ?? "", marks: child.marks } : { text: "\n", marks: [] },
  );
  const place = [block.type, block.level, block.list, block.first, block.depth, block.quotes].join(" ");
  const content = texts.map((part) => marksKey(part.marks) + part.text).join("\u0001");
  return { block, texts, text: texts.map((part) => part.text).join(""), key: `${place}\u0001${content}` };
}

function leafType(node: Node): LeafBlock["type"] {
  const name = node.type.name;
  return name === "heading" || name === "code_block" || name === "horizontal_rule" ? name : "paragraph";
}

/** Equal for equal sets of marks. */
export function marksKey(marks: readonly Mark[]): string {
  return marks.map((mark) => `${mark.type.name} ${String(mark.attrs.href ?? "")}\u0002`).join("");
}
