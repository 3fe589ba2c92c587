/** Documents as PDF, by Typst: A4, tagged, with an outline, links, page numbers, and the fonts of every letter. */

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Leaving } from "#app/document/export/plain-out.ts";
import template from "./page.typ?raw";
import { fontsFor } from "./fonts.ts";
import { pageData } from "./page-data.ts";

const require = createRequire(import.meta.url);

/** Bytes that Typst may keep between two documents; what it has once taken it never gives back. */
const mostKept = 192 * 1_048_576;

let kept = 0;

/** Whether this thread is to end: Typst has taken much memory, or has failed in the middle of its work. */
export const isSpent = (): boolean => kept > mostKept;

/** Compiled once a thread. */
let compiled: Promise<WebAssembly.Module> | null = null;

const compile = async (): Promise<WebAssembly.Module> =>
  WebAssembly.compile(await readFile(require.resolve("@myriaddreamin/typst-ts-web-compiler/wasm")));

interface Outcome {
  result?: Uint8Array<ArrayBuffer>;
  diagnostics?: unknown[];
  hasError?: boolean;
}

/** A document as PDF. @throws Error where Typst cannot set it, which no text may bring about */
export async function writePdf(leaving: Leaving): Promise<Uint8Array<ArrayBuffer>> {
  const typst = await import("@myriaddreamin/typst-ts-web-compiler");
  compiled ??= compile();
  const { memory } = typst.initSync({ module: await compiled });
  const words = `${leaving.title} ${leaving.subTitle} ${leaving.node.textContent}`;
  const { files, ...fonts } = fontsFor(words, leaving.look, leaving.language);
  const builder = new typst.TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const file of files) await builder.add_raw_font(file);
  const compiler = await builder.build();
  try {
    compiler.add_source("/page.typ", template);
    compiler.map_shadow("/document.json", new TextEncoder().encode(JSON.stringify(pageData(leaving, fonts))));
    // Should it fail on the way, its memory is no longer to be trusted.
    kept = Infinity;
    const made = compiler.compile("/page.typ", null, "pdf", 3) as Outcome;
    kept = memory.buffer.byteLength;
    if (!made.result) throw new Error(`Typst: ${JSON.stringify(made.diagnostics).slice(0, 500)}`);
    return made.result;
  } finally {
    compiler.free();
  }
}
