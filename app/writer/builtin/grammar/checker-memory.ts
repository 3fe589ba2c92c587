/**
 * The checker's memory as it stands once its dictionary is laid out and its rules have run, which takes it a second and a
 * half: the build keeps it in a file, and a thread that starts puts it back. The file is a head that says what it
 * belongs to and how large it is, and the memory.
 */

import { hash } from "node:crypto";
import { closeSync, fstatSync, openSync, readFileSync, readSync, renameSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Dialect, LocalLinter } from "harper.js";
import { slimBinary } from "harper.js/slimBinary";

/** Each entry of the package declares the class anew. */
const binary = slimBinary as unknown as LocalLinter["binary"];

/** What the binary works in: its own memory, and the references that it holds to the engine's objects. */
interface Instance {
  memory: WebAssembly.Memory;
  references: WebAssembly.Table;
}

/** What stands between the binary and its callers; once it is loaded, its own loading answers what the binary exports. */
interface Glue {
  default(): Promise<{ memory: WebAssembly.Memory; __wbindgen_externrefs: WebAssembly.Table }>;
}

/**
 * Has something of each kind to find, so that what the rules lay out when they first run is laid out: the table of the
 * far suggestions, which takes two seconds, at a word that has no near one.
 */
const sample =
  "Teh cat sat on on the mat by the tenderometer. There was alot of wrod in the house, and it were a apple, she could of said.";

const pageBytes = 65_536;
const hashBytes = 32;
const headBytes = hashBytes + 12;

async function instantiate(): Promise<Instance> {
  const glue = (await binary.getBinaryModule()) as Glue;
  const { memory, __wbindgen_externrefs: references } = await glue.default();
  return { memory, references };
}

const binaryHash = (): Buffer => hash("sha256", readFileSync(fileURLToPath(String(binary.url))), "buffer");

/** First page and pages of each stretch of the memory that has something in it. */
function usedStretches(memory: Uint8Array): [first: number, pages: number][] {
  const empty = Buffer.alloc(pageBytes);
  const used: [number, number][] = [];
  for (let page = 0; page * pageBytes < memory.length; page += 1) {
    if (empty.equals(memory.subarray(page * pageBytes, (page + 1) * pageBytes))) continue;
    const last = used.at(-1);
    if (last && last[0] + last[1] === page) last[1] += 1;
    else used.push([page, 1]);
  }
  return used;
}

/** Keeps the memory in a file, which takes 200 MB. To be run in a thread or process that has not used the checker. */
export async function keepMemory(file: string): Promise<void> {
  const { memory, references } = await instantiate();
  for (const dialect of [Dialect.British, Dialect.American]) {
    const linter = new LocalLinter({ binary, dialect });
    for (const lint of await linter.lint(sample, { language: "markdown" })) lint.free();
    await linter.dispose();
  }
  const bytes = new Uint8Array(memory.buffer);
  const used = usedStretches(bytes);
  const unfinished = `${file}.${process.pid}`;
  const numbers = [references.length, bytes.length / pageBytes, used.length, ...used.flat()];
  const stretches = used.map(([first, pages]) =>
    bytes.subarray(first * pageBytes, (first + pages) * pageBytes),
  );
  writeFileSync(
    unfinished,
    Buffer.concat([binaryHash(), new Uint8Array(Uint32Array.from(numbers).buffer), ...stretches]),
  );
  renameSync(unfinished, file);
}

/**
 * Puts the memory that was kept back into this thread's checker, which must not have been used.
 * @returns false, and nothing is changed, where there is no such file or it belongs to another binary
 */
export async function putBackMemory(file: string): Promise<boolean> {
  const opened = open(file);
  if (opened === null) return false;
  try {
    const head = readWhole(opened, Buffer.alloc(headBytes));
    if (!head.subarray(0, hashBytes).equals(binaryHash())) return false;
    const [held = 0, pages = 0, stretches = 0] = new Uint32Array(head.buffer, hashBytes);
    const used = readWhole(opened, new Uint32Array(stretches * 2));
    const usedPages = used.reduce((sum, number, index) => sum + (index % 2 === 1 ? number : 0), 0);
    if (fstatSync(opened).size !== headBytes + used.byteLength + usedPages * pageBytes) return false;
    const { memory, references } = await instantiate();
    memory.grow(pages - memory.buffer.byteLength / pageBytes);
    references.grow(held - references.length);
    for (let at = 0; at < used.length; at += 2) {
      const [first = 0, count = 0] = used.subarray(at);
      readWhole(opened, new Uint8Array(memory.buffer, first * pageBytes, count * pageBytes));
    }
    return true;
  } finally {
    closeSync(opened);
  }
}

/** Fills the bytes with what comes next in a file. */
function readWhole<Bytes extends NodeJS.ArrayBufferView>(file: number, bytes: Bytes): Bytes {
  const read = readSync(file, bytes);
  if (read < bytes.byteLength) throw new Error("The grammar checker's memory is not whole.");
  return bytes;
}

function open(file: string): number | null {
  try {
    return openSync(file, "r");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
