import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { precompress } from "./http/precompress.ts";

const output = "build/server/index.js";
const inputs = ["app", "public", "package-lock.json"];

/** Builds when there is no build, or when a source is newer than it. */
export async function buildIfStale(root: string): Promise<void> {
  const built = await mtime(join(root, output));
  const newest = Math.max(...(await Promise.all(inputs.map((input) => newestIn(join(root, input))))));
  if (built < newest) await buildNow(root);
}

/** Builds client and server, and lays the compressed copies and what the grammar checker has laid out beside them. @throws Error when the build fails */
export async function buildNow(root: string): Promise<void> {
  const bin = join(root, "node_modules/.bin/react-router");
  const child = spawn(process.execPath, [bin, "build"], {
    cwd: root,
    stdio: ["ignore", 2, 2],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const [code] = (await once(child, "exit")) as [number | null];
  if (code !== 0) throw new Error("The build failed.");
  await Promise.all([precompress(join(root, "build/client")), keepGrammar(root)]);
}

/** Lays the grammar checker's memory and dictionaries beside the server. @throws Error when that fails */
async function keepGrammar(root: string): Promise<void> {
  const module = join(root, "app/writer/builtin/grammar/keep-memory.ts");
  const argv = ["grammar-memory.bin", "dictionaries.json"].map((name) => join(root, "build/server", name));
  const thread = new Worker(module, { argv, execArgv: [] });
  await once(thread, "exit");
}

async function mtime(path: string): Promise<number> {
  try {
    return (await stat(path)).mtimeMs;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return 0;
    throw error;
  }
}

async function newestIn(path: string): Promise<number> {
  const own = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  if (!own) return 0;
  if (!own.isDirectory()) return own.mtimeMs;
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const times = await Promise.all(entries.map((entry) => mtime(join(entry.parentPath, entry.name))));
  return Math.max(own.mtimeMs, ...times);
}
