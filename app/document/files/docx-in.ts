/** Word files, by mammoth, into HTML that goes through the schema. */

import { zipSync } from "fflate";
import { readingRules } from "../export/docx/around.ts";
import { FileFault } from "./file-fault.ts";
import { type LeftOut, nothingLeftOut } from "./left-out.ts";
import { noWordFile, unpackDocx } from "./unpack.ts";

/** A Word file as it was read. */
export interface ReadDocx {
  html: string;
  /** What its own title and subtitle are, as paragraphs of those styles; empty where it has none. */
  title: string;
  subTitle: string;
  /** The title among its properties. */
  named: string;
  leftOut: LeftOut;
}

/** An element of mammoth's document, as far as it is looked at here. */
interface Element {
  type: string;
  children?: Element[];
  value?: string;
  styleName?: string | null;
}

const styles = [
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  "p[style-name='Quotations'] => blockquote > p:fresh",
  "p[style-name='Block Text'] => blockquote > p:fresh",
  "p[style-name='Code'] => pre:separator('\\n')",
  "p[style-name='HTML Preformatted'] => pre:separator('\\n')",
  "p[style-name='Preformatted Text'] => pre:separator('\\n')",
  "p[style-name='Source Code'] => pre:separator('\\n')",
  "r[style-name='Emphasis'] => em",
  "r[style-name='HTML Code'] => code",
  "r[style-name='Source Text'] => code",
  "r[style-name='Verbatim Char'] => code",
  ...readingRules(),
];

/** Reads a Word file. @throws FileFault */
export async function readDocx(bytes: Uint8Array): Promise<ReadDocx> {
  const parts = unpackDocx(bytes);
  const { default: mammoth } = await import("mammoth");
  const seen = { ...nothingLeftOut };
  const heads = { title: "", subTitle: "" };
  const shape = (root: Element): Element => {
    const children = (root.children ?? []).flatMap((element) => shaped(element, seen));
    const body = children.filter((element) => !isHead(element, heads));
    return { ...root, children: body };
  };
  try {
    const { value } = await mammoth.convertToHtml(
      // Packed again without what is no text, which is nothing that mammoth would read.
      { buffer: Buffer.from(zipSync(parts, { level: 0 })) },
      { styleMap: styles, includeEmbeddedStyleMap: false, transformDocument: shape },
    );
    return { html: value, ...heads, named: titleProperty(parts), leftOut: { ...seen, ...countedIn(parts) } };
  } catch (error) {
    throw new FileFault(noWordFile, { cause: error });
  }
}

/** An element without what a document cannot have; a table as its rows. */
function shaped(element: Element, seen: LeftOut): Element[] {
  if (element.type === "image") {
    seen.pictures += 1;
    return [];
  }
  if (element.type === "noteReference") {
    seen.footnotes += 1;
    return [];
  }
  if (element.type === "table") {
    seen.tables += 1;
    return (element.children ?? []).flatMap((row) => rowOf(row, seen));
  }
  if (element.children === undefined) return [element];
  return [{ ...element, children: element.children.flatMap((child) => shaped(child, seen)) }];
}

const bar: Element = { type: "run", children: [{ type: "text", value: " | " }] };
const space: Element = { type: "run", children: [{ type: "text", value: " " }] };

/** A row of a table as a paragraph, its cells divided by bars. */
function rowOf(row: Element, seen: LeftOut): Element[] {
  const cells = (row.children ?? [])
    .map((cell) => between(inlineOf(cell, seen), space))
    .filter((cell) => cell.length > 0);
  return cells.length === 0 ? [] : [{ ...plainParagraph, children: between(cells, bar) }];
}

/** The texts of a cell's paragraphs, of tables inside of it too. */
const inlineOf = (cell: Element, seen: LeftOut): Element[][] =>
  (cell.children ?? [])
    .flatMap((block) => shaped(block, seen))
    .map((block) => block.children ?? [])
    .filter((children) => children.length > 0);

const between = (parts: readonly (readonly Element[])[], gap: Element): Element[] =>
  parts.flatMap((part, at) => (at === 0 ? part : [gap, ...part]));

const plainParagraph = {
  type: "paragraph",
  styleId: null,
  styleName: null,
  numbering: null,
  alignment: null,
  indent: { start: null, end: null, firstLine: null, hanging: null },
};

/** Takes the paragraphs whose styles say that they are the title and the subtitle, the first of each. */
function isHead(element: Element, heads: { title: string; subTitle: string }): boolean {
  const style = element.styleName?.toLowerCase();
  const part = style === "title" ? "title" : style === "subtitle" ? "subTitle" : null;
  if (part === null || heads[part] !== "") return false;
  heads[part] = textOf(element).replace(/\s+/g, " ").trim();
  return heads[part] !== "";
}

function textOf(element: Element): string {
  if (element.type === "text") return element.value ?? "";
  if (element.type === "tab" || element.type === "break") return " ";
  return (element.children ?? []).map(textOf).join("");
}

/** What mammoth passes over without a word. */
function countedIn(parts: Record<string, Uint8Array>): Pick<LeftOut, "comments" | "formulas" | "changes"> {
  const body = decode(parts["word/document.xml"]);
  return {
    comments: count(decode(parts["word/comments.xml"]), /<w:comment\s/g),
    formulas: count(body, /<m:oMath[\s>]/g),
    changes: count(body, /<w:(?:ins|del|moveFrom|moveTo)\s/g),
  };
}

const decode = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);
const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

function titleProperty(parts: Record<string, Uint8Array>): string {
  const found = /<dc:title>([^<]*)<\/dc:title>/.exec(decode(parts["docProps/core.xml"]))?.[1] ?? "";
  const plain = found.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => entities[name] ?? "");
  return /^(?:microsoft word|word document|document ?\d*$|untitled)/i.test(plain.trim()) ? "" : plain.trim();
}

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };
