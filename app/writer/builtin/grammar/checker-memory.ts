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

/** Has something of each kind to find, so that what the rules lay out when they first run is laid out. */
const sample =
  "Teh cat sat on on the mat. There was alot of wrod in the house, and it were a apple, she could of said.";

const pageBytes = 65_536;
const hashBytes = 32;
const headBytes = hashBytes + 8;

async function instantiate(): Promise<Instance> {
  const glue = (await binary.getBinaryModule()) as Glue;
  const { memory, __wbindgen_externrefs: references } = await glue.default();
  return { memory, references };
}

const binaryHash = (): Buffer => hash("sha256", readFileSync(fileURLToPath(String(binary.url))), "buffer");

/** Keeps the memory in a file, which takes 170 MB. To be run in a thread or process that has not used the checker. */
export async function keepMemory(file: string): Promise<void> {
  const { memory, references } = await instantiate();
  for (const dialect of [Dialect.British, Dialect.American]) {
    const linter = new LocalLinter({ binary, dialect });
    for (const lint of await linter.lint(sample, { language: "markdown" })) lint.free();
    await linter.dispose();
  }
  const sizes = Buffer.alloc(headBytes - hashBytes);
  sizes.writeUInt32LE(references.length);
  sizes.writeUInt32LE(memory.buffer.byteLength / pageBytes, 4);
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, Buffer.concat([binaryHash(), sizes, new Uint8Array(memory.buffer)]));
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
    const head = Buffer.alloc(headBytes);
    readSync(opened, head, 0, headBytes, 0);
    const pages = head.readUInt32LE(hashBytes + 4);
    const bytes = pages * pageBytes;
    if (fstatSync(opened).size !== headBytes + bytes) return false;
    if (!head.subarray(0, hashBytes).equals(binaryHash())) return false;
    const { memory, references } = await instantiate();
    memory.grow(pages - memory.buffer.byteLength / pageBytes);
    references.grow(head.readUInt32LE(hashBytes) - references.length);
    const read = readSync(opened, new Uint8Array(memory.buffer), 0, bytes, headBytes);
    if (read < bytes) throw new Error("The grammar checker's memory could not be read.");
    return true;
  } finally {
    closeSync(opened);
  }
}

function open(file: string): number | null {
  try {
    return openSync(file, "r");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
