/** Files that the browser writes by itself while there is no connection. */

import { formatWords, type Format, nothingToExport } from "#app/document/export/formats.ts";
import { readLook } from "#app/document/export/look.ts";
import {
  type Leaving,
  writeMarkdownFile,
  writeTextFile,
  writeWebPage,
} from "#app/document/export/plain-out.ts";
import { languageBy } from "#app/document/export/script.ts";
import { isEmpty, parseStored } from "#app/document/stored.ts";
import type { View } from "#app/document/view.ts";
import { isChunkError } from "#app/ui/chunk-error.ts";
import { prefetchPart } from "../part.ts";
import type { Words } from "../workspace/save/records.ts";

interface Here extends Words {
  view: View;
  language: string | null;
}

type Made = { file: Blob; said: string } | { fault: string };

const loadWord = () => import("#app/document/export/docx/docx-out.ts");
const loadPdf = () => import("./pdf-out.ts");

/** Fetches what writes Word files and PDFs, which a page without a connection cannot fetch any more. */
export function prefetchWriters(): void {
  if (!navigator.onLine) return;
  prefetchPart(loadWord);
  prefetchPart(async () => (await loadPdf()).prefetchFonts());
}

const notLoaded = (format: Format): string =>
  `${formatWords[format].failed}. There is no connection, and this page had not loaded what writes it.`;

/** Writes a document as a file, with what the page has of it. */
export async function writeHere(format: Format, here: Here): Promise<Made> {
  const leaving = await leavingOf(here);
  if (leaving === null) return { fault: nothingToExport };
  const said = "Made in this browser, without a connection.";
  try {
    const written = await partsOf(format, leaving);
    if ("fault" in written) return written;
    return { file: new Blob([written.file], { type: formatWords[format].type }), said };
  } catch (error) {
    if (isChunkError(error) || error instanceof TypeError) return { fault: notLoaded(format) };
    throw error;
  }
}

async function leavingOf({ title, subTitle, body, view, language }: Here): Promise<Leaving | null> {
  const node =
    "document" in body
      ? parseStored(body.document)
      : (await import("#app/document/markdown.ts")).readMarkdown(body.markdown);
  if (isEmpty(node) && title === "" && subTitle === "") return null;
  const words = `${title} ${node.textContent.slice(0, 4_000)}`;
  const look = readLook(view, new URLSearchParams());
  return { title, subTitle, node, look, language: languageBy(words, language) };
}

async function partsOf(format: Format, leaving: Leaving): Promise<{ file: BlobPart } | { fault: string }> {
  switch (format) {
    case "docx":
      return { file: await (await loadWord()).writeDocx(leaving) };
    case "pdf":
      return (await loadPdf()).writePdf(leaving);
    case "txt":
      return { file: writeTextFile(leaving) };
    case "md":
      return { file: writeMarkdownFile(leaving) };
    case "html":
      return { file: writeWebPage(leaving) };
    default:
      return format satisfies never;
  }
}
