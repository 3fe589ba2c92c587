/** A file as it is sent by a form, made a document in one go. */

import type { Node } from "prosemirror-model";
import { assertParts, type Bytes, mostParts, storedOf } from "../document-tasks.ts";
import { type FoundInHtml, readHtml } from "../html-in.ts";
import { readMarkdown } from "../markdown.ts";
import { mostSaved } from "../most-saved.ts";
import { readText } from "../plain-text.ts";
import { schema } from "../schema.ts";
import { isEmpty } from "../stored.ts";
import { decodeText } from "./decode-text.ts";
import { FileFault } from "./file-fault.ts";
import { type FileKind, kindOf, refusalOf } from "./file-kind.ts";
import { nothingLeftOut, type LeftOut, tellLeftOut } from "./left-out.ts";

/** What a form with a file has sent. */
export interface OpenedFile {
  /** All fields but the file. */
  fields: Record<string, string>;
  /** Empty where none was chosen. */
  fileName: string;
  /** The document, or in a sentence why there is none. */
  made: MadeDocument | { fault: string };
}

export interface MadeDocument {
  title: string;
  subTitle: string;
  /** As it is stored. */
  document: Bytes;
  /** One line about what could not be taken; null where all was. */
  leftOut: string | null;
}

/** What a file says, before its title is told from its text. */
interface Read {
  /** What it calls itself; empty where it does not. */
  named: string;
  /** Whether that stands in the text nowhere else. */
  isHead?: boolean;
  subTitle?: string;
  node: Node;
  leftOut: LeftOut;
}

/** Reads the body of a form of content type `type`; null for what is no form. @throws TooManyParts */
export async function openFile({ body, type }: { body: Bytes; type: string }): Promise<OpenedFile | null> {
  const form = await readForm(body, type);
  if (form === null) return null;
  const fields: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === "string") fields[name] ??= value;
  const file = form.get("file");
  if (!(file instanceof File) || file.name === "")
    return { fields, fileName: "", made: { fault: "Choose a file first." } };
  return { fields, fileName: file.name, made: await madeOf(file) };
}

async function readForm(body: Bytes, type: string): Promise<FormData | null> {
  try {
    return await new Response(body, { headers: { "Content-Type": type } }).formData();
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

async function madeOf(file: File): Promise<OpenedFile["made"]> {
  const kind = kindOf(file.name);
  const refusal = refusalOf(file.name, file.size);
  if (kind === null || refusal !== null) return { fault: refusal ?? "" };
  try {
    return toDocument(await read(kind, new Uint8Array(await file.arrayBuffer())), file.name);
  } catch (error) {
    if (error instanceof FileFault) return { fault: error.message };
    throw error;
  }
}

async function read(kind: FileKind, bytes: Uint8Array): Promise<Read> {
  if (kind === "docx") {
    // Its reader is loaded where a Word file is opened and nowhere else.
    const { readDocx } = await import("./docx-in.ts");
    const { html, title, named, ...rest } = await readDocx(bytes);
    return { ...rest, named: title || named, isHead: title !== "", node: readHtml(html, mostParts) };
  }
  const text = decodeText(bytes);
  if (text === null) throw new FileFault("This is not a text file.");
  if (kind === "html") return readWebPage(text);
  if (kind === "md") return readMarkdownFile(text);
  return { named: "", node: assertParts(readText(text)), leftOut: { ...nothingLeftOut } };
}

function readWebPage(html: string): Read {
  const found: FoundInHtml = { title: "", pictures: 0, tables: 0 };
  const node = readHtml(html, mostParts, found);
  const { title, ...leftOut } = found;
  return { named: oneLine(title), node, leftOut: { ...nothingLeftOut, ...leftOut } };
}

function readMarkdownFile(text: string): Read {
  const lines = text.replace(/\r\n?/g, "\n");
  const matter = /^---\n(?:[^\n]*\n){0,200}?(?:---|\.\.\.)\n/.exec(lines)?.[0] ?? "";
  const isMatter = /^[\w-]+:/m.test(matter);
  const named = isMatter ? (/^title:(.*)$/m.exec(matter)?.[1] ?? "").trim() : "";
  const body = isMatter ? lines.slice(matter.length) : lines;
  return {
    named: oneLine(named.replace(/^(["'])(.*)\1$/, "$2")),
    node: assertParts(readMarkdown(body, { isFile: true })),
    leftOut: {
      ...nothingLeftOut,
      pictures: body.match(/!\[[^\]\n]{0,1000}\](?:\(|\[)/g)?.length ?? 0,
      tables: body.split("\n").filter(isTableRule).length,
    },
  };
}

/** Whether a line is what stands under the head of a table: `| --- | :-: |`. */
function isTableRule(line: string): boolean {
  const cells = line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|");
  return cells.length > 1 && cells.every((cell) => /^:?-+:?$/.test(cell.trim()));
}

/** Title and text of what was read: its own title, else its first heading, else the file's name. */
function toDocument({ named, isHead, subTitle = "", node, leftOut }: Read, fileName: string): MadeDocument {
  if (isEmpty(node) && named === "") throw new FileFault("There is no text in this file.");
  const [first] = node.children;
  const heading = first?.type.name === "heading" ? oneLine(first.textContent) : "";
  const title = named || heading || firstHeading(node) || fileName.replace(/\.[^.]*$/, "");
  // A heading that is the title already is not said twice.
  const isTitle = !isHead && heading !== "" && heading === title;
  const rest = isTitle ? node.children.slice(1) : node.children;
  const text = schema.node("doc", null, rest.length > 0 ? rest : [schema.node("paragraph")]);
  const document = storedOf(text);
  if (document.byteLength > mostSaved - room)
    throw new FileFault("The text of this file is longer than a document can be: at most 5 MB.");
  return { title: shortened(title), subTitle: shortened(subTitle), document, leftOut: tellLeftOut(leftOut) };
}

/** Bytes of a save besides its text. */
const room = 8_192;

function firstHeading(node: Node): string {
  const found = node.children.find(
    ({ type, textContent }) => type.name === "heading" && textContent.trim() !== "",
  );
  return found ? oneLine(found.textContent) : "";
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
const longestTitle = 500;
const shortened = (text: string): string => text.slice(0, longestTitle).toWellFormed().trim();
