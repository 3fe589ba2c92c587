import { Fragment, Mark, type Node } from "prosemirror-model";
import { cleanLines, cleanText } from "./clean-text.ts";
import { schema } from "./schema.ts";

/** The same tree with every text clean (see clean-text.ts). Answers the node itself when nothing had to change. */
export function cleanNode(node: Node): Node {
  if (node.isLeaf) return node;
  const clean = node.type.spec.code ? cleanLines : cleanText;
  return withChildren(node, (child) => {
    if (!child.isText) return cleanNode(child);
    const text = clean(child.text ?? "");
    if (text === child.text) return child;
    return text === "" ? null : schema.text(text, child.marks);
  });
}

/**
 * The document as Markdown can say it: no empty paragraph beside other blocks, no line break at a paragraph's end,
 * no marks on line breaks. Writing Markdown writes this form, and reading gives it back exactly.
 */
export function normalForm(node: Node): Node {
  const cleaned = cleanNode(node);
  return normalBlock(cleaned);
}

/** The same without the spaces that a paragraph or heading begins or ends with, which Markdown writes as references. */
export function withoutEdgeSpaces(node: Node): Node {
  if (node.isLeaf || node.type.spec.code) return node;
  if (!node.isTextblock) return withChildren(node, withoutEdgeSpaces);
  const { firstChild, lastChild } = node;
  return withChildren(node, (child) => {
    let text = child.text ?? "";
    if (child === firstChild) text = text.trimStart();
    if (child === lastChild) text = text.trimEnd();
    if (!child.isText || text === child.text) return child;
    return text === "" ? null : schema.text(text, child.marks);
  });
}

function normalBlock(node: Node): Node {
  if (node.type === schema.nodes.paragraph) return normalParagraph(node);
  if (node.isLeaf || node.isTextblock) return node;
  const normal = withChildren(node, normalBlock);
  const kept = normal.children.filter((child) => !isEmptyParagraph(child));
  if (kept.length === normal.childCount) return normal;
  return normal.copy(Fragment.fromArray(kept.length > 0 ? kept : [schema.nodes.paragraph.create()]));
}

function normalParagraph(node: Node): Node {
  let end = node.childCount;
  while (end > 0 && node.child(end - 1).type === schema.nodes.hard_break) end -= 1;
  const children = node.children.slice(0, end);
  const content = children.map((child) => (child.isText ? child : child.mark(Mark.none)));
  return node.copy(Fragment.fromArray(content));
}

function isEmptyParagraph(node: Node): boolean {
  return node.type === schema.nodes.paragraph && node.childCount === 0;
}

function withChildren(node: Node, change: (child: Node) => Node | null): Node {
  const changed: Node[] = [];
  let same = true;
  for (const child of node.children) {
    const next = change(child);
    if (next !== child) same = false;
    if (next) changed.push(next);
  }
  return same ? node : node.copy(Fragment.fromArray(changed));
}
