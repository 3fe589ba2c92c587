/** A document as the data of Typst's page: what stands in `page.typ`'s `data`. */

import type { Node } from "prosemirror-model";
import { headOf, type Leaving } from "#app/document/export/plain-out.ts";
import { type Direction, directionOf } from "#app/document/export/script.ts";

/** Words, how they look (1 strong, 2 emphasis, 4 code, added up), and where they lead; null is a line break. */
type Run = null | [words: string, look: number] | [words: string, look: number, href: string];

type Block =
  | { kind: "paragraph"; dir: Direction; runs: Run[] }
  | { kind: "heading"; dir: Direction; level: number; runs: Run[] }
  | { kind: "code"; words: string }
  | { kind: "rule" }
  | { kind: "quote"; dir: Direction; blocks: Block[] }
  | { kind: "bullets" | "numbers"; dir: Direction; tight: boolean; start: number; items: Block[][] };

export interface PageData {
  title: string;
  /** ISO 639 code of two or three letters. */
  language: string;
  direction: Direction;
  /** Families of the text and of code, the first that has a letter sets it. */
  families: string[];
  code: string[];
  /** Points. */
  size: number;
  head: { title: string; dir: Direction; subTitle: string; subDir: Direction };
  blocks: Block[];
}

export function pageData(leaving: Leaving, fonts: Pick<PageData, "families" | "code">): PageData {
  const { node, look, language } = leaving;
  const head = headOf(leaving);
  const direction = directionOf(`${head.title} ${node.textContent.slice(0, 2_000)}`) ?? "ltr";
  const wayOf = (text: string): Direction => directionOf(text) ?? direction;
  return {
    title: leaving.title.trim(),
    language: /^[a-z]{2,3}/i.exec(language ?? "en")?.[0].toLowerCase() ?? "en",
    direction,
    ...fonts,
    size: look.size,
    head: { ...head, dir: wayOf(head.title), subDir: wayOf(head.subTitle) },
    blocks: node.children.map((block) => blockOf(block, wayOf)),
  };
}

function blockOf(node: Node, wayOf: (text: string) => Direction): Block {
  const dir = wayOf(node.textContent.slice(0, 2_000));
  const blocks = (parent: Node): Block[] => parent.children.map((child) => blockOf(child, wayOf));
  switch (node.type.name) {
    case "heading":
      // The title is the document's; its headings begin below.
      return { kind: "heading", dir, level: Number(node.attrs.level) - 1, runs: runsOf(node) };
    case "code_block":
      return { kind: "code", words: node.textContent };
    case "horizontal_rule":
      return { kind: "rule" };
    case "blockquote":
      return { kind: "quote", dir, blocks: blocks(node) };
    case "bullet_list":
    case "ordered_list":
      return {
        kind: node.type.name === "bullet_list" ? "bullets" : "numbers",
        dir,
        tight: node.children.every(({ childCount }) => childCount === 1),
        start: Number(node.attrs.order ?? 1),
        items: node.children.map(blocks),
      };
    default:
      return { kind: "paragraph", dir, runs: runsOf(node) };
  }
}

const weights: Readonly<Record<string, number>> = { strong: 1, em: 2, code: 4 };

const runsOf = (block: Node): Run[] =>
  block.children.map((node): Run => {
    if (node.type.name === "hard_break") return null;
    const look = node.marks.reduce((sum, { type }) => sum + (weights[type.name] ?? 0), 0);
    const link = node.marks.find(({ type }) => type.name === "link");
    return link ? [node.text ?? "", look, String(link.attrs.href)] : [node.text ?? "", look];
  });
