import type { Node } from "prosemirror-model";
import { inlineMarkdown } from "./markdown-inline.ts";
import { normalForm } from "./normal-form.ts";
import { highestOrder } from "./schema.ts";

/**
 * The document as CommonMark, without a line end at its end. `readMarkdown` gives the document's normal form
 * (see normal-form.ts) back exactly.
 */
export function writeMarkdown(doc: Node): string {
  return blocks(normalForm(doc).children, false).join("\n");
}

/** Lines of the blocks, a blank line between two of them. `bullet` is the sign of the list item they stand in. */
function blocks(children: readonly Node[], inItem: boolean, bullet?: string): string[] {
  const lines: string[] = [];
  let other = false;
  children.forEach((child, index) => {
    const previous = children[index - 1];
    // Two lists side by side stay two when their signs differ.
    other = previous !== undefined && previous.type === child.type ? !other : index === 0 && bullet === "-";
    if (previous && !(inItem && isCloseTo(previous, child))) lines.push("");
    for (const line of block(child, other, inItem && index === 0)) lines.push(line);
  });
  return lines;
}

function block(node: Node, other: boolean, first: boolean): string[] {
  switch (node.type.name) {
    case "heading":
      return [`${"#".repeat(Number(node.attrs.level))} ${inlineMarkdown(node)}`.trimEnd()];
    case "bullet_list":
    case "ordered_list":
      return list(node, other);
    case "blockquote":
      return blocks(node.children, false).map((line) => (line === "" ? ">" : `> ${line}`));
    case "code_block":
      return codeBlock(node.textContent);
    case "horizontal_rule":
      // After a list's own dash, dashes would be read as one rule.
      return [first ? "___" : "---"];
    default:
      return inlineMarkdown(node).split("\n");
  }
}

function codeBlock(text: string): string[] {
  let longest = 2;
  for (const run of text.match(/`+/g) ?? []) longest = Math.max(longest, run.length);
  const fence = "`".repeat(longest + 1);
  return [fence, ...(text === "" ? [] : text.split("\n")), fence];
}

function list(node: Node, other: boolean): string[] {
  const ordered = node.type.name === "ordered_list";
  const order = Number(node.attrs.order);
  const tight = node.children.every(isTight);
  return node.children.flatMap((item, index) => {
    const bullet = other ? "*" : "-";
    const marker = ordered ? `${Math.min(order + index, highestOrder)}${other ? ")" : "."}` : bullet;
    const [head = "", ...rest] = blocks(item.children, true, ordered ? undefined : bullet);
    const indent = " ".repeat(marker.length + 1);
    const lines = [`${marker} ${head}`.trimEnd(), ...rest.map((line) => (line === "" ? "" : indent + line))];
    return index > 0 && !tight ? ["", ...lines] : lines;
  });
}

/** An item of one paragraph, perhaps with lists that may stand on the very next line. */
function isTight(item: Node): boolean {
  return item.children.every((child, index) => {
    if (index === 0) return child.type.name === "paragraph" || isList(child);
    return isCloseTo(item.child(index - 1), child);
  });
}

/** May the list follow on the next line? Not if it is empty, or starts with another number, or follows a list. */
function isCloseTo(previous: Node, child: Node): boolean {
  if (previous.type.name !== "paragraph" || previous.childCount === 0 || !isList(child)) return false;
  if (child.type.name === "ordered_list" && child.attrs.order !== 1) return false;
  const first = child.firstChild?.firstChild;
  return first?.type.name === "paragraph" && first.childCount > 0;
}

function isList(node: Node): boolean {
  return node.type.name === "bullet_list" || node.type.name === "ordered_list";
}
