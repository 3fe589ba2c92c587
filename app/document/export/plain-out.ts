/** Documents as files of text: plain, Markdown, and a web page that needs nothing beside it. */

import type { Node } from "prosemirror-model";
import { escapeHtml, writeHtml } from "../html-out.ts";
import { writeMarkdown } from "../markdown-out.ts";
import { plainSpaces } from "../plain-spaces.ts";
import { writeText } from "../plain-text.ts";
import { schema } from "../schema.ts";
import { fileBase } from "./file-name.ts";
import { kindOf, type Look } from "./look.ts";
import { directionOf } from "./script.ts";

/** A document on its way out. */
export interface Leaving {
  title: string;
  subTitle: string;
  node: Node;
  look: Look;
  /** BCP 47 code; null where it is not known. */
  language: string | null;
}

/** What of its title and subtitle a document begins with. */
export function headOf({ title, subTitle, look }: Pick<Leaving, "title" | "subTitle" | "look">) {
  const said = look.head === "none" ? "" : title.trim();
  return { title: said, subTitle: look.head === "both" ? subTitle.trim() : "" };
}

export function writeTextFile(leaving: Leaving): string {
  const { title, subTitle } = headOf(leaving);
  const head = [title, subTitle].filter((line) => line !== "").join("\n");
  return `${[head, writeText(leaving.node)].filter((part) => part !== "").join("\n\n")}\n`;
}

/** The title as the first heading, as readers of Markdown take it back. */
export function writeMarkdownFile(leaving: Leaving): string {
  const { title, subTitle } = headOf(leaving);
  const parts = [
    ...(title === "" ? [] : [asMarkdown("heading", schema.text(title)).replace(/^##/, "#")]),
    ...(subTitle === "" ? [] : [asMarkdown("paragraph", schema.text(subTitle, [schema.mark("em")]))]),
    plainSpaces(writeMarkdown(leaving.node)),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

const asMarkdown = (block: "heading" | "paragraph", words: Node): string =>
  plainSpaces(writeMarkdown(schema.node("doc", null, [schema.node(block, null, [words])])));

const generic = { serif: "serif", sans: "sans-serif", mono: "monospace" } as const;

export function writeWebPage(leaving: Leaving): string {
  const { node, look, language } = leaving;
  const { title, subTitle } = headOf(leaving);
  const direction = directionOf(`${title} ${node.textContent.slice(0, 2_000)}`) ?? "ltr";
  const lang = language === null ? "" : ` lang="${escapeHtml(language)}"`;
  const family = look.font === "Source Serif" ? '"Source Serif 4"' : JSON.stringify(look.font);
  const head = [
    ...(title === "" ? [] : [`<h1>${escapeHtml(title)}</h1>`]),
    ...(subTitle === "" ? [] : [`<p class="subtitle">${escapeHtml(subTitle)}</p>`]),
  ];
  return [
    "<!doctype html>",
    `<html${lang} dir="${direction}">`,
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(leaving.title.trim() || fileBase(leaving.title))}</title>`,
    "<style>",
    `body { max-width: 40em; margin: 3em auto; padding: 0 1em; font: ${look.size}pt/1.55 ${family}, ${generic[kindOf(look.font)]}; }`,
    "h1, h2, h3, h4, p, li, blockquote { unicode-bidi: plaintext; }",
    "h1, h2, h3, h4 { line-height: 1.25; }",
    ".subtitle { font-style: italic; font-size: 1.15em; }",
    "blockquote { margin-inline: 0; padding-inline-start: 1.2em; border-inline-start: 3px solid #bbb; }",
    "pre { overflow-x: auto; direction: ltr; }",
    'pre, code { font-family: "Courier New", monospace; font-size: 0.92em; }',
    '[data-space="keep"] { white-space: pre-wrap; }',
    "</style>",
    "</head>",
    "<body>",
    ...head,
    writeHtml(node),
    "</body>",
    "</html>",
    "",
  ].join("\n");
}
