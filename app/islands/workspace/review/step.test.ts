import { expect, test } from "vitest";
import { stepTo } from "./step.ts";

test("from mark to mark, round at both ends", () => {
  expect([stepTo(null, 1, 3), stepTo(0, 1, 3), stepTo(2, 1, 3)]).toEqual([0, 1, 0]);
  expect([stepTo(null, -1, 3), stepTo(1, -1, 3), stepTo(0, -1, 3)]).toEqual([2, 0, 2]);
  expect(stepTo(null, 1, 0)).toBeNull();
});
