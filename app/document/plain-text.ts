import type { Node } from "prosemirror-model";
import { cleanLines } from "./clean-text.ts";
import { schema } from "./schema.ts";

/** The document as a .txt file holds it: a blank line between blocks, readable list marks, no trailing line end. */
export function writeText(doc: Node): string {
  return blockLines(doc.children).join("\n");
}

/** Plain text as a document: a blank line starts a new paragraph, a single line end is a line break. */
export function readText(text: string): Node {
  const paragraphs = cleanLines(text)
    .split(/\n(?:[^\S\n]*\n)+/)
    .filter((part) => part.trim() !== "")
    .map((part) => schema.node("paragraph", null, lines(part)));
  return schema.node("doc", null, paragraphs.length > 0 ? paragraphs : [schema.node("paragraph")]);
}

function lines(part: string): Node[] {
  return part
    .replace(/^\n+|(?<!\n)\n+$/g, "")
    .split("\n")
    .flatMap((line, index) => [
      ...(index > 0 ? [schema.node("hard_break")] : []),
      ...(line === "" ? [] : [schema.text(line)]),
    ]);
}

function blockLines(blocks: readonly Node[]): string[] {
  return blocks.flatMap((block, index) => [...(index > 0 ? [""] : []), ...linesOf(block)]);
}

function linesOf(node: Node): string[] {
  switch (node.type.name) {
    case "bullet_list":
      return listLines(node, () => "•");
    case "ordered_list":
      return listLines(node, (index) => `${Number(node.attrs.order) + index}.`);
    case "blockquote":
      return blockLines(node.children).map((line) => (line === "" ? ">" : `> ${line}`));
    case "horizontal_rule":
      return ["* * *"];
    default:
      return node.textBetween(0, node.content.size, "", "\n").split("\n");
  }
}

function listLines(list: Node, marker: (index: number) => string): string[] {
  return list.children.flatMap((item, index) => {
    const sign = marker(index);
    const [head = "", ...rest] = itemLines(item);
    const indent = " ".repeat(sign.length + 1);
    return [`${sign} ${head}`.trimEnd(), ...rest.map((line) => (line === "" ? "" : indent + line))];
  });
}

/** An item's blocks; a list inside of it follows on the next line. */
function itemLines(item: Node): string[] {
  return item.children.flatMap((block, index) => {
    const follows = block.type.name === "bullet_list" || block.type.name === "ordered_list";
    return [...(index > 0 && !follows ? [""] : []), ...linesOf(block)];
  });
}
