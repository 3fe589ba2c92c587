/** Files that the browser writes by itself where the server cannot. */

import { type Format, formatWords, nothingToExport } from "#app/document/export/formats.ts";
import { kindOf, readLook } from "#app/document/export/look.ts";
import {
  type Leaving,
  writeMarkdownFile,
  writeTextFile,
  writeWebPage,
} from "#app/document/export/plain-out.ts";
import { languageBy } from "#app/document/export/script.ts";
import { isEmpty, parseStored, toStored } from "#app/document/stored.ts";
import type { View } from "#app/document/view.ts";
import type { Words } from "../workspace/save/records.ts";
import { type Fonts, fontsOf } from "./pdf-fonts.ts";
import type { Ask, Told } from "./writer-thread.ts";

interface Here extends Words {
  view: View;
  language: string | null;
}

/** Why the server cannot: it is not reached, the reader is signed out of it, or it has not got what was typed. */
export type Cause = "offline" | "signed-out" | "unsaved";

type Made = { file: Blob } | { fault: string };

let thread: Worker | null = null;
let asked = 0;

function openThread(): Worker {
  if (thread) return thread;
  const opened = new Worker(new URL("./writer-thread.ts", import.meta.url), { type: "module" });
  // One that cannot be fetched, or failed, is begun anew the next time.
  opened.addEventListener("error", () => {
    thread = null;
  });
  thread = opened;
  return opened;
}

const lookOf = (view: View): Leaving["look"] => readLook(view, new URLSearchParams());

/** Fetches what writes Word files and PDFs, which a page without a connection cannot fetch any more. */
export function prefetchWriters(view: View): void {
  if (!navigator.onLine) return;
  openThread();
  void fontsFor(lookOf(view));
}

/** The fonts of a PDF; null where they are not here and cannot be fetched. */
async function fontsFor({ font }: Leaving["look"]): Promise<Fonts | null> {
  try {
    return await fontsOf(kindOf(font));
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** Writes a document as a file, with what the page has of it. */
export async function writeHere(format: Format, here: Here, cause: Cause): Promise<Made> {
  const leaving = await leavingOf(here);
  if (leaving === null) return { fault: nothingToExport };
  const written = await partOf(format, leaving);
  if (typeof written === "object" && "fault" in written)
    return { fault: `${formatWords[format].failed}. ${reasonOf(written.fault, cause)}` };
  return { file: new Blob([written], { type: formatWords[format].type }) };
}

type Fault = "letters" | "missing" | "other";

const lacking: Readonly<Record<Cause, string>> = {
  offline: "Without a connection",
  "signed-out": "While you are signed out",
  unsaved: "Before it is saved",
};

function reasonOf(fault: Fault, cause: Cause): string {
  if (fault === "letters")
    return `${lacking[cause]} only texts in Latin, Greek or Cyrillic letters can become a PDF.`;
  if (cause !== "offline") return `${lacking[cause]} it cannot be made here.`;
  return fault === "missing"
    ? "There is no connection, and this page had not fetched what writes it."
    : "Please try again with a connection.";
}

async function leavingOf({ title, subTitle, body, view, language }: Here): Promise<Leaving | null> {
  const node =
    "document" in body
      ? parseStored(body.document)
      : (await import("#app/document/markdown.ts")).readMarkdown(body.markdown);
  if (isEmpty(node) && title === "" && subTitle === "") return null;
  const words = `${title} ${node.textContent.slice(0, 4_000)}`;
  return { title, subTitle, node, look: lookOf(view), language: languageBy(words, language) };
}

async function partOf(format: Format, leaving: Leaving): Promise<string | ArrayBuffer | { fault: Fault }> {
  switch (format) {
    case "docx":
    case "pdf":
      return inThread(format, leaving);
    case "txt":
      return writeTextFile(leaving);
    case "md":
      return writeMarkdownFile(leaving);
    case "html":
      return writeWebPage(leaving);
    default:
      return format satisfies never;
  }
}

/** Has the thread write it. */
async function inThread(
  format: "docx" | "pdf",
  { node, ...rest }: Leaving,
): Promise<ArrayBuffer | { fault: Fault }> {
  const fonts = format === "pdf" ? await fontsFor(rest.look) : null;
  if (format === "pdf" && fonts === null) return { fault: "missing" };
  const writer = openThread();
  const id = ++asked;
  const ask: Ask = { id, fonts, document: toStored(node), ...rest };
  const done = new AbortController();
  const { signal } = done;
  return new Promise<ArrayBuffer | { fault: Fault }>((resolve) => {
    const told = ({ data }: MessageEvent<Told>): void => {
      if (data.id === id) resolve("file" in data ? data.file : { fault: data.fault });
    };
    const missing = (): void => resolve({ fault: "missing" });
    writer.addEventListener("message", told, { signal });
    writer.addEventListener("error", missing, { signal });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no target
    writer.postMessage(ask);
  }).finally(() => done.abort());
}
