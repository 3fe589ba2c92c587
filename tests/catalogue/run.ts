/**
 * `npm run catalogue`: every entry of the catalogue on a set of texts, through the built-in writer and a fake model; and
 * the good answers and planted faults of tests/answers through the generations of the services.
 * `--only <id prefix>` takes some entries, `--quick` a sample of the cells, `--whole` every value on every text.
 * `--read <folder>` writes what the built-in writer makes of the texts in a folder to tests/reports/reading.html, and does nothing else.
 * Ends with 1 when a promise is kept too seldom, a check overlooks what it must see or punishes right work. To read:
 * tests/reports/catalogue.html, tests/reports/answers.txt.
 */

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { entries } from "#app/writer/catalogue/catalogue.ts";
import { answerLines, answersPass, runAnswers, writeReport } from "#tests/answers/run.ts";
import { noCatches, runOverSockets, type Catches } from "./by-model.ts";
import type { EntryRow } from "./by-rule.ts";
import type { extents } from "./cells.ts";
import { pageOf, readable } from "./page.ts";
import { readingPage, textsIn } from "./reading.ts";
import { english } from "./texts.ts";
import { addCatches, entryLines, passes, totalLines } from "./totals.ts";
import type { Done, Order } from "./worker.ts";

const { values: options } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    quick: { type: "boolean", default: false },
    whole: { type: "boolean", default: false },
    read: { type: "string", default: "" },
  },
});
const reports = join(import.meta.dirname, "../reports");
if (options.read !== "") {
  mkdirSync(reports, { recursive: true });
  writeFileSync(join(reports, "reading.html"), await readingPage(textsIn(options.read), options.only));
  process.stdout.write("tests/reports/reading.html\n");
  process.exit(0);
}
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

const answers = options.only === "" ? await runAnswers() : null;
if (answers) writeReport(answers);

const found = chosen.flatMap(({ id }) => rows.get(id) ?? []);
const totals = totalLines(found, catches);
const seconds = Math.round((performance.now() - started) / 1000);
process.stdout.write(
  `${[...entryLines(found), "", ...totals, "", ...(answers ? [...answerLines(answers), ""] : []), `${String(seconds)} s`].join("\n")}\n`,
);

if (options.only === "") {
  mkdirSync(reports, { recursive: true });
  writeFileSync(join(reports, "catalogue.html"), pageOf(await readable(), totals));
}
process.exit(passes(found, catches) && (!answers || answersPass(answers)) ? 0 : 1);
