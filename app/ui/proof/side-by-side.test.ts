import { expect, test } from "vitest";
import type { ProofBlock } from "./proof-marks.ts";
import { passagesOf } from "./side-by-side.ts";

const block = (text: string, more: Partial<ProofBlock> = {}): ProofBlock => ({
  type: "paragraph",
  segments: [{ type: "same", text }],
  ...more,
});

test("each paragraph is a passage; what belongs together is one", () => {
  const changed = block("c", { kind: "changed", segments: [{ type: "ins", text: "c", mark: "1" }] });
  const passages = passagesOf([
    block("a"),
    block("b"),
    changed,
    block("out", { kind: "del", whole: "2" }),
    block("in", { kind: "ins", whole: "2" }),
    block("one", { type: "bullet" }),
    block("two", { type: "number", depth: 2 }),
    block("d"),
    block("e", { kind: "changed", joint: { mark: "3", type: "ins", glue: " " } }),
  ]);
  expect(passages.map(({ at, blocks, isSame }) => [at, blocks.length, isSame])).toEqual([
    [0, 1, true],
    [1, 1, true],
    [2, 1, false],
    [3, 2, false],
    [5, 2, true],
    [7, 2, false],
  ]);
});
