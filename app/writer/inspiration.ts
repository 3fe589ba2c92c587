/** The versions of an inspiration as one document, which is how they are stored: a heading with its style over each. */

import type { Node } from "prosemirror-model";
import { writeHtml } from "#app/document/html-out.ts";
import { readMarkdown, writeMarkdown } from "#app/document/markdown.ts";
import { schema } from "#app/document/schema.ts";
import { styles, styleNames } from "./catalogue/styles/styles.ts";
import { type Version, versionsContent } from "./versions.ts";

const headOfVersion = 2;

/** A version's own headings stand below the one with its style. */
export function writeInspiration(versions: readonly Version[]): Node {
  const blocks = versions.flatMap(({ label, text }) => [
    schema.node("heading", { level: headOfVersion }, label === "" ? [] : [schema.text(label)]),
    ...readMarkdown(text).children.map(lowered),
  ]);
  return schema.node("doc", null, blocks.length > 0 ? blocks : [schema.node("paragraph")]);
}

/** The versions of a document; one that was edited until no such heading is left is one version. */
export function readInspiration(document: Node): Version[] {
  const parts: { label: string; blocks: Node[] }[] = [];
  for (const block of document.children) {
    if (isHead(block)) parts.push({ label: block.textContent, blocks: [] });
    else (parts.at(-1) ?? open(parts)).blocks.push(block);
  }
  return parts
    .filter(({ blocks }) => blocks.length > 0)
    .map(({ label, blocks }) => ({ label, text: writeMarkdown(schema.node("doc", null, blocks)).trim() }))
    .filter(({ text }) => text !== "");
}

function open(parts: { label: string; blocks: Node[] }[]): { label: string; blocks: Node[] } {
  const part = { label: styleNames(1)[0] ?? "", blocks: [] };
  parts.push(part);
  return part;
}

/** A document's versions as the calls answer them: HTML, as the document's text is. */
export function inspirationContent(document: Node): { text: string; [version: string]: string } {
  const versions = readInspiration(document).map(({ label, text }) => ({
    label,
    text: writeHtml(readMarkdown(text)),
  }));
  return { text: writeHtml(document), ...versionsContent(versions) };
}

/** Where the cycle of styles goes on after some versions. */
export function nextStyle(versions: readonly Version[]): number {
  const last = styles.findIndex(({ name }) => name === versions.at(-1)?.label);
  return last < 0 ? versions.length : last + 1;
}

const isHead = (block: Node): boolean =>
  block.type === schema.nodes.heading && block.attrs["level"] === headOfVersion;

function lowered(block: Node): Node {
  if (!isHead(block)) return block;
  return schema.node("heading", { level: headOfVersion + 1 }, block.content);
}
