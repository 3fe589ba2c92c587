/**
 * Documents as Word files and PDFs: 10,000 words beside the bare libraries (docx, Typst), in one process, and 100,000
 * words by the address of a server, while a second process asks whether it is alive.
 */
import { readFileSync } from "node:fs";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Document, Packer, Paragraph, TextRun } from "docx";
import { writeDocx } from "#app/document/export/docx/docx-out.ts";
import { readLook } from "#app/document/export/look.ts";
import { readMarkdown } from "#app/document/markdown.ts";
import { freePort } from "../support/postgres.ts";
import { randomOf } from "../support/random-documents.ts";
import { classics, readText } from "../texts/read-texts.ts";
import { signUp } from "./support/accounts.ts";
import { median, report, startServer, stopServer } from "./support/processes.ts";
import { watch, watching } from "./support/watched.ts";
import "#app/server/threads/source-hooks.ts";

const { writePdf } = await import("#app/server/export/pdf.ts");
const { fontsFor } = await import("#app/server/export/fonts.ts");
const typst = await import("@myriaddreamin/typst-ts-web-compiler");

const rounds = 9;
const sentences = classics.flatMap((name) => readText(name).match(/[^.!?\n]{20,}[.!?]/g) ?? []);

/** Paragraphs of so many words together, others for each seed: nothing is the same twice. */
function paragraphs(words: number, seed: number): string[] {
  const random = randomOf(seed);
  const made: string[] = [];
  for (let count = 0; count < words;) {
    const several = Array.from({ length: 5 }, () => {
      const sentence = sentences[Math.floor(random() * sentences.length)] ?? "";
      const said = sentence
        .replace(/[^\p{L}\p{N} ,.;!?]/gu, " ")
        .trim()
        .split(/\s+/);
      return said
        .toSpliced(Math.floor(random() * said.length), 0, String(Math.floor(random() * 10_000)))
        .join(" ");
    });
    made.push(several.join(" "));
    count += several.join(" ").split(" ").length;
  }
  return made;
}

const look = readLook(undefined, new URLSearchParams());
const leavingOf = (texts: readonly string[]) => ({
  title: "A title",
  subTitle: "",
  node: readMarkdown(texts.join("\n\n")),
  look,
  language: "en",
});

async function bareDocx(texts: readonly string[]): Promise<unknown> {
  const children = texts.map((text) => new Paragraph({ children: [new TextRun(text)] }));
  return Packer.toArrayBuffer(new Document({ sections: [{ children }] }));
}

async function barePdf(texts: readonly string[]): Promise<unknown> {
  const { files, families } = fontsFor("", look, "en");
  const builder = new typst.TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const file of files) await builder.add_raw_font(file);
  const compiler = await builder.build();
  const set = `#set page(paper: "a4", numbering: "1")\n#set text(font: ${JSON.stringify(families[0])}, size: 12pt)\n`;
  compiler.add_source("/bare.typ", set + texts.join("\n\n"));
  const { result } = compiler.compile("/bare.typ", null, "pdf", 3) as { result?: Uint8Array };
  compiler.free();
  if (!result) throw new Error("the bare page was not set");
  return result;
}

async function ms(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const require = createRequire(import.meta.url);
typst.initSync({
  module: new WebAssembly.Module(readFileSync(require.resolve("@myriaddreamin/typst-ts-web-compiler/wasm"))),
});
const times = {
  docx: [] as number[],
  bareDocx: [] as number[],
  pdf: [] as number[],
  barePdf: [] as number[],
};
for (let round = -1; round < rounds; round += 1) {
  const [mine, bare] = [paragraphs(10_000, round * 2 + 10), paragraphs(10_000, round * 2 + 11)];
  const leaving = leavingOf(mine);
  const took = {
    docx: await ms(() => writeDocx(leaving)),
    bareDocx: await ms(() => bareDocx(bare)),
    pdf: await ms(() => writePdf(leaving)),
    barePdf: await ms(() => barePdf(bare)),
  };
  // The first is everybody's loading.
  if (round >= 0)
    for (const [name, time] of Object.entries(took)) times[name as keyof typeof times].push(time);
}
for (const [name, all] of Object.entries(times))
  process.stdout.write(`${name.padEnd(12)} 10,000 words in ${median(all).toFixed(0)} ms\n`);

const dataDir = mkdtempSync(join(tmpdir(), "stet-bench-"));
const file = join(dataDir, "loop.json");
const url = `http://localhost:${await freePort()}`;
const child = await startServer(
  [...watching, "app/server/main.ts", "start"],
  { PORT: new URL(url).port, DATA_DIR: dataDir, LOOP_WATCH: file, LOG_LEVEL: "error" },
  `${url}/readyz`,
);
const watched = watch(child, file, url);
const [token = ""] = await signUp(url, dataDir, 1);
const login = await fetch(`${url}/login`, {
  method: "POST",
  redirect: "manual",
  headers: { Origin: url },
  body: new URLSearchParams({ intent: "login", email: "reader-0@example.com", password: "correct horse 1" }),
});
const cookie = login.headers
  .getSetCookie()
  .map((one) => one.split(";")[0])
  .join("; ");
const html = paragraphs(100_000, 1)
  .map((text) => `<p>${text}</p>`)
  .join("");
const made = await fetch(`${url}/api/v1/smart-actions/createContent`, {
  method: "POST",
  headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
  body: JSON.stringify({ title: "t", mode: "document", content_output: { text: html } }),
});
const { guid } = (await made.json()) as { guid: string };
await delay(5_000);
await watched.stood();
const stood = { loop: 0, own: 0 };
const slowest: Record<string, number> = { docx: 0, pdf: 0 };
for (let round = 0; round < 3; round += 1)
  for (const format of ["docx", "pdf"]) {
    const began = performance.now();
    const response = await fetch(`${url}/create/${guid}/export.${format}`, {
      headers: { cookie, Accept: "application/json" },
    });
    const body = await response.arrayBuffer();
    const size = body.byteLength;
    const seconds = (performance.now() - began) / 1_000;
    if (!response.ok) throw new Error(`the server made no ${format}: ${new TextDecoder().decode(body)}`);
    const { longest, own, health, rss } = await watched.stood();
    stood.loop = Math.max(stood.loop, longest);
    stood.own = Math.max(stood.own, own);
    slowest[format] = Math.max(slowest[format] ?? 0, seconds);
    process.stdout.write(
      `${format} 100,000 words: ${seconds.toFixed(2)} s, ${(size / 1e6).toFixed(1)} MB, stood ${longest.toFixed(0)} ms (${own.toFixed(0)} of its own), ` +
        `/healthz ${health.toFixed(0)} ms, ${(rss / 1e6).toFixed(0)} MB\n`,
    );
  }
watched.end();
await stopServer(child);
rmSync(dataDir, { recursive: true, force: true });
process.exitCode = report([
  ["docx of 10,000 words, times the bare library", median(times.docx) / median(times.bareDocx), 1.2],
  ["pdf of 10,000 words, times the bare library", median(times.pdf) / median(times.barePdf), 1.3],
  ["docx of 100,000 words, s", slowest["docx"] ?? 0, 20],
  ["pdf of 100,000 words, s", slowest["pdf"] ?? 0, 20],
  ["longest stand of the main loop, ms", stood.loop, 50],
  ["what of a stand it worked itself, ms", stood.own, 50],
]);
