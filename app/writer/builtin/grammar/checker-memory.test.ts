import { copyFile, mkdtemp, open, rm, stat, truncate } from "node:fs/promises";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, expect, test } from "vitest";

const here = import.meta.dirname;
let folder: string;
let kept: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "stet-checker-"));
  kept = join(folder, "kept");
  await once(
    new Worker(join(here, "keep-memory.ts"), { argv: [kept, join(folder, "words")], execArgv: [] }),
    "exit",
  );
});

afterAll(() => rm(folder, { recursive: true }));

const text =
  "Their is alot of reasons why the the colour of it's coat effects nobody, a honest man told me and my freinds.";

/** What a checker of its own finds once it was given a memory, and whether that was taken. */
async function findWith(file: string): Promise<unknown> {
  const worker = new Worker(
    `const { parentPort, workerData: { here, file, text } } = require("node:worker_threads");
    (async () => {
      const { putBackMemory } = await import(here + "/checker-memory.ts");
      const taken = await putBackMemory(file);
      const { LocalLinter } = await import("harper.js");
      const { slimBinary: binary } = await import("harper.js/slimBinary");
      const found = [];
      for (const dialect of [0, 1]) {
        const linter = new LocalLinter({ binary, dialect });
        for (const lint of await linter.lint(text, { language: "markdown" })) found.push(lint.to_json());
      }
      parentPort.postMessage({ taken, found });
    })();`,
    { eval: true, workerData: { here, file, text }, execArgv: [] },
  );
  const [told] = (await once(worker, "message")) as [unknown];
  await worker.terminate();
  return told;
}

test("a checker with the memory put back finds what one that read its dictionary finds", async () => {
  const read = await findWith(join(folder, "none"));
  expect(read).toMatchObject({
    taken: false,
    found: expect.arrayContaining([expect.stringContaining("alot")]),
  });
  expect(await findWith(kept)).toEqual({ ...(read as object), taken: true });
});

test("a file that was cut short, or belongs to another binary, is not taken", async () => {
  const short = join(folder, "short");
  await copyFile(kept, short);
  await truncate(short, (await stat(kept)).size - 65_536);
  const other = join(folder, "other");
  await copyFile(kept, other);
  const file = await open(other, "r+");
  await file.write(Buffer.alloc(8), 0, 8, 0);
  await file.close();
  for (const one of [short, other]) expect(await findWith(one)).toMatchObject({ taken: false });
});
