import { expect, test } from "vitest";
import { forReader, promiseLine } from "./promise-line.ts";

const hard = (kept: boolean | null) => ({ kept, strength: "hard" as const });
const soft = (kept: boolean | null) => ({ kept, strength: "soft" as const });

test("a reader is told of gaps, and not of slots", () => {
  expect(forReader("Keep every [slot], and leave [slots].")).toBe(
    "Keep every gap in brackets, and leave gaps in brackets.",
  );
});

test("the line says what was kept, and what was not", () => {
  expect(promiseLine([hard(true), hard(true), soft(true), hard(true)])).toBe("4 promises kept");
  expect(promiseLine([hard(true)])).toBe("1 promise kept");
  expect(promiseLine([hard(true), hard(false), soft(true), hard(true)])).toBe("1 of 4 not kept");
  expect(promiseLine([hard(true), hard(true), hard(null)])).toBe("2 promises kept, 1 not checked");
  expect(promiseLine([hard(true), soft(false), soft(false)])).toBe("1 promise kept, 2 aims missed");
});
