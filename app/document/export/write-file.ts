/** A stored document as a file, but for PDF, which needs a server or a browser. */

import { type Bytes, encode, nodeOf } from "../document-tasks.ts";
import { type LanguageOf, tellingLength } from "../language-of.ts";
import { writeMarkdown } from "../markdown-out.ts";
import { schema } from "../schema.ts";
import { isEmpty } from "../stored.ts";
import type { Format } from "./formats.ts";
import type { Look } from "./look.ts";
import { type Leaving, writeMarkdownFile, writeTextFile, writeWebPage } from "./plain-out.ts";
import { languageBy } from "./script.ts";

/** A document, as stored, that is asked for as a file. */
export interface Exported {
  document: Bytes;
  title: string;
  subTitle: string;
  look: Look;
  format: Format;
}

/** The document as writers take it; null where there is nothing to take out. */
export function leavingOf(asked: Omit<Exported, "format">, languageOf: LanguageOf): Leaving | null {
  const { title, subTitle, look } = asked;
  const node = nodeOf(asked.document);
  if (isEmpty(node) && title.trim() === "" && subTitle.trim() === "") return null;
  const words = `${title} ${node.textBetween(0, Math.min(node.content.size, tellingLength), " ", " ")}`;
  const language = languageBy(words, languageOf(writeMarkdown(beginning(node))));
  return { title, subTitle, node, look, language };
}

/** The first blocks, as many as tell a language. */
function beginning(node: Leaving["node"]): Leaving["node"] {
  let size = 0;
  const first = node.children.filter(({ nodeSize }) => (size += nodeSize) - nodeSize < tellingLength);
  return schema.node("doc", null, first);
}

/** The bytes of a file; null where there is nothing to export. */
export async function writeFileOf(asked: Exported, languageOf: LanguageOf): Promise<Bytes | null> {
  const leaving = leavingOf(asked, languageOf);
  return leaving && fileOf(leaving, asked.format);
}

/** A document as a file of any format but PDF. */
async function fileOf(leaving: Leaving, format: Format): Promise<Bytes> {
  switch (format) {
    case "docx": {
      // Its writer is loaded where a Word file is made and nowhere else.
      const { writeDocx } = await import("./docx/docx-out.ts");
      return writeDocx(leaving);
    }
    case "txt":
      return encode(writeTextFile(leaving));
    case "md":
      return encode(writeMarkdownFile(leaving));
    case "html":
      return encode(writeWebPage(leaving));
    case "pdf":
      throw new Error("a PDF is made by the server's Typst or the browser's jsPDF");
    default:
      return format satisfies never;
  }
}
