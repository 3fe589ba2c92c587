/**
 * Imported first by the launcher. On Linux a server's process begins anew with what the C library reads once, when a
 * process starts: buffers of 128 KiB and more have memory of their own, which goes back with them. By its own rule the
 * library keeps, in each thread, as much as the longest texts took: 300 MB after twenty documents of 5 MB.
 * V8 is told with it to keep what it compiled: long texts make it collect its memory so often that it takes each page's
 * functions for unused, and the next one to open a page waits until they are compiled again (twice its main loop's time).
 * Its heaps grow by little before they are looked through, once they are larger than what a start lays out: V8 would let
 * each take what a long text left and keep it until there is need, 1,100 MB instead of 700 after the longest texts, and
 * would stop the main loop 40 ms at once instead of 18.
 * What V8 compiled is kept from one start to the next, of this first module's like of every thread's.
 * The grammar checker's code is made faster once it was used much: not while the first writer waits for it to load.
 */
import { join } from "node:path";
import process from "node:process";

const settings = {
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
  MALLOC_ARENA_MAX: "2",
};
/** Within the project: what lies in a shared temporary folder could be put there by others. */
const compiled = join(import.meta.dirname, "../../build/compile-cache");
const [program = "", verb = "start"] = process.argv.slice(1);
const serves = verb === "start" || verb === "services";
const isSet = Object.keys(settings).some((name) => process.env[name] !== undefined);

// A process that its parent talks to keeps what they talk by.
if (process.platform === "linux" && serves && !isSet && !process.connected) {
  const args = [
    process.execPath,
    ...process.execArgv,
    "--no-flush-bytecode",
    "--max-semi-space-size=8",
    "--heap-growing-percent=20",
    "--initial-heap-size=96",
    "--wasm-tiering-budget=100000000",
    program,
    ...process.argv.slice(2),
  ];
  process.execve?.(process.execPath, args, { NODE_COMPILE_CACHE: compiled, ...process.env, ...settings });
}
