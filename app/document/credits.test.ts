import { expect, test } from "vitest";
import { estimateCredits, mostCredits, mostOutput } from "./credits.ts";

test("a credit is four characters, rounded up", () => {
  expect([0, 1, 4, 5, 1_000].map(estimateCredits)).toEqual([0, 1, 1, 2, 250]);
});

test("what an action may cost is its input and the longest output that it can bring", () => {
  expect(mostCredits({ overhead: 0, part: null, share: 1.6 }, 400)).toBe(100 + 160 + 50);
  expect(mostCredits({ overhead: 800, part: null, share: 1.6 }, 400)).toBe(300 + 160 + 50);
  expect(mostCredits({ overhead: 0, part: null, share: null }, 400)).toBe(100 + mostOutput);
  expect(mostCredits({ overhead: 0, part: null, share: 1.6 }, 100_000)).toBe(25_000 + mostOutput);
});

test("every other text counts with its frame, where the writer reads it, and makes the output no longer", () => {
  const price = { overhead: 0, part: 100, share: 1.6 };
  expect(mostCredits(price, 400, [300, 0, 700])).toBe(100 + 100 + 200 + 160 + 50);
  expect(mostCredits({ ...price, part: null }, 400, [300, 700])).toBe(100 + 160 + 50);
});
