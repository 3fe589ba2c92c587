/**
 * `npm run catalogue`: every entry of the catalogue on a set of texts, through the built-in writer and a fake model.
 * `--only <id prefix>` takes some entries, `--quick` a sample of the cells, `--whole` every value on every text.
 * Ends with 1 when a promise is kept too seldom or a check overlooks what it must see. Outputs to read: tests/reports/catalogue.html.
 */

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { entries } from "#app/writer/catalogue/catalogue.ts";
import { noCatches, runOverSockets, type Catches } from "./by-model.ts";
import type { EntryRow } from "./by-rule.ts";
import type { extents } from "./cells.ts";
import { pageOf, readable } from "./page.ts";
import { english } from "./texts.ts";
import { addCatches, entryLines, passes, totalLines } from "./totals.ts";
import type { Done, Order } from "./worker.ts";

const { values: options } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    quick: { type: "boolean", default: false },
    whole: { type: "boolean", default: false },
  },
});
const extent: keyof typeof extents = options.quick ? "quick" : options.whole ? "whole" : "usual";
const chosen = entries.filter((entry) => entry.id.startsWith(options.only));
if (chosen.length === 0) {
  process.stderr.write(`No entry begins with ${options.only}.\n`);
  process.exit(1);
}

const rows = new Map<string, EntryRow>();
const catches: Catches = noCatches();

/** A thread that takes the next entry until none is left. */
function work(queue: Order[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("worker.ts", import.meta.url));
    const next = () => {
      const order = queue.shift();
      if (order) worker.postMessage(order, []);
      else void worker.terminate().then(() => resolve(), reject);
    };
    worker.on("error", reject);
    worker.on("message", (done: Done) => {
      rows.set(done.row.id, done.row);
      addCatches(catches, done.catches);
      next();
    });
    next();
  });
}

const started = performance.now();
const queue = chosen.map(({ id }): Order => ({ id, extent }));
await Promise.all([work(queue), work(queue)]);
const text = english.find(({ name }) => name === "time tracker");
if (text) await runOverSockets(chosen, text, catches);

const found = chosen.flatMap(({ id }) => rows.get(id) ?? []);
const totals = totalLines(found, catches);
const seconds = Math.round((performance.now() - started) / 1000);
process.stdout.write(`${[...entryLines(found), "", ...totals, "", `${String(seconds)} s`].join("\n")}\n`);

if (options.only === "") {
  const folder = join(import.meta.dirname, "../reports");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "catalogue.html"), pageOf(await readable(), totals));
}
process.exit(passes(found, catches) ? 0 : 1);
