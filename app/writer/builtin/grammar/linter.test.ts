import { Worker } from "node:worker_threads";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { WriterFault } from "../../faults.ts";
import { adoptGrammar, closeGrammar, findFaults } from "./linter.ts";

// The files before this one have a checker of their own.
beforeEach(closeGrammar);

afterEach(async () => {
  vi.useRealTimers();
  await closeGrammar();
});

const find = () => findFaults("It is a apple.", "British", new AbortController().signal);

/** Answers as many requests as it is told to, and no others. */
const answering = (requests: number) =>
  new Worker(
    `const { parentPort } = require("node:worker_threads");
    let left = ${String(requests)};
    parentPort.on("message", (line) =>
      line.on("message", ({ id }) => { if (left-- > 0) line.postMessage({ id, findings: [] }); }));`,
    { eval: true },
  );

test("a checker that still loads is waited for, one that is loaded has less time", async () => {
  vi.useFakeTimers();
  adoptGrammar(answering(1));
  const first = find();
  vi.advanceTimersByTime(30_000);
  expect(await first).toEqual([]);
  const second = find();
  vi.advanceTimersByTime(15_000);
  await expect(second).rejects.toThrow(WriterFault);
});

test("a checker that never loads is given up, and another one answers", async () => {
  vi.useFakeTimers();
  adoptGrammar(answering(0));
  const asked = find();
  vi.advanceTimersByTime(60_000);
  await expect(asked).rejects.toThrow("The grammar checker took too long.");
  adoptGrammar(answering(1));
  expect(await find()).toEqual([]);
});
