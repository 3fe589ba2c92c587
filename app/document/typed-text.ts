import type { Node } from "prosemirror-model";
import { readMarkdown } from "./markdown.ts";
import { readText } from "./plain-text.ts";

/**
 * What somebody typed into a plain field, as a document: as Markdown where it has more than paragraphs, else letter for
 * letter, its line ends kept.
 */
export function readTyped(text: string): Node {
  const marked = readMarkdown(text);
  return isStructured(marked) ? marked : readText(text);
}

function isStructured(document: Node): boolean {
  let found = false;
  document.descendants((node) => {
    const plain = node.isText || node.type.name === "paragraph" || node.type.name === "hard_break";
    found ||= !plain || node.marks.length > 0;
    return !found;
  });
  return found;
}
