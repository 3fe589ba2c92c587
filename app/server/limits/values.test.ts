import { expect, test } from "vitest";
import { standardLimits, waitAfter } from "./values.ts";

test("waits begin with the 6th failure and double up to a minute", () => {
  const seconds = Array.from({ length: 14 }, (_, at) => waitAfter(at + 1, standardLimits.tries) / 1_000);
  expect(seconds).toEqual([0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60]);
  expect(waitAfter(1_000_000, standardLimits.tries)).toBe(60_000);
});
