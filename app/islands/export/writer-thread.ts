/// <reference lib="webworker" />
/** A thread of the browser in which Word files and PDFs are written: nobody's typing waits for them. */

import { writeDocx } from "#app/document/export/docx/docx-out.ts";
import type { Leaving } from "#app/document/export/plain-out.ts";
import { type DocumentJson, parseStored } from "#app/document/stored.ts";
import type { Fonts } from "./pdf-fonts.ts";
import { isWithin, writePdf } from "./pdf-out.ts";

/** A document to write; a PDF brings its fonts, since a thread of this site fetches nothing. */
export interface Ask extends Omit<Leaving, "node"> {
  id: number;
  document: DocumentJson;
  /** Null: a Word file is wanted. */
  fonts: Fonts | null;
}

/** A file, or why there is none: its letters are none of the fonts', or it cannot be written. */
export type Told = { id: number } & ({ file: ArrayBuffer } | { fault: "letters" | "other" });

const thread = self as unknown as DedicatedWorkerGlobalScope;

thread.addEventListener("message", ({ data }: MessageEvent<Ask>) => void answer(data));

async function answer({ id, fonts, document, ...rest }: Ask): Promise<void> {
  try {
    const leaving: Leaving = { ...rest, node: parseStored(document) };
    if (fonts !== null && !isWithin(leaving)) tell({ id, fault: "letters" });
    else tell({ id, file: fonts === null ? (await writeDocx(leaving)).buffer : writePdf(leaving, fonts) });
  } catch (error) {
    tell({ id, fault: "other" });
    reportError(error);
  }
}

const tell = (told: Told): void => thread.postMessage(told, "file" in told ? [told.file] : []);
