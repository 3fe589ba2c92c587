import { ExternalHyperlink, type ParagraphChild, Tab, TextRun } from "docx";
import type { Node } from "prosemirror-model";
import { type Direction, stretches } from "../script.ts";

/** The content of a text block as Word's runs, each of one direction. */
export function runsOf(block: Node, direction: Direction): ParagraphChild[] {
  const parts: { href: string | null; runs: ParagraphChild[] }[] = [];
  for (const node of block.children) {
    const href = hrefOf(node);
    const runs = wordsOf(node, direction, href !== null);
    const last = parts.at(-1);
    if (last?.href === href) last.runs.push(...runs);
    else parts.push({ href, runs });
  }
  return parts.flatMap(({ href, runs }) =>
    href === null ? runs : [new ExternalHyperlink({ link: href, children: runs })],
  );
}

const hrefOf = ({ marks }: Node): string | null => {
  const link = marks.find(({ type }) => type.name === "link");
  return link ? String(link.attrs.href) : null;
};

function wordsOf(node: Node, direction: Direction, isLink: boolean): ParagraphChild[] {
  if (node.type.name === "hard_break") return [new TextRun({ break: 1 })];
  const has = (name: string): boolean => node.marks.some(({ type }) => type.name === name);
  const style = has("code") ? "HTMLCode" : isLink ? "Hyperlink" : null;
  const look = {
    ...(has("strong") ? { bold: true } : {}),
    ...(has("em") ? { italics: true } : {}),
    ...(style === null ? {} : { style }),
  };
  return stretches(node.text ?? "", direction).map(
    (stretch) =>
      new TextRun({
        ...look,
        ...(stretch.direction === "rtl" ? { rightToLeft: true } : {}),
        children: piecesOf(stretch.text),
      }),
  );
}

/** A text with its tabs as Word's; what XML cannot hold is left out. */
const piecesOf = (text: string): (string | Tab)[] =>
  text
    .replace(/[\ufffe\uffff]/g, "")
    .split(/(\t)/)
    .filter((piece) => piece !== "")
    .map((piece) => (piece === "\t" ? new Tab() : piece));

/** Lines of code, which run from left to right whatever they say. */
export const codeRuns = (text: string): ParagraphChild[] =>
  text
    .split("\n")
    .map((line, index) => new TextRun({ ...(index > 0 ? { break: 1 } : {}), children: piecesOf(line) }));
