import { expect, test } from "vitest";
import { KeysUnderWay } from "./keys-under-way.ts";

test("what was being typed when a review came decides nothing, until a second without a key", () => {
  const keys = new KeysUnderWay();
  keys.typed(0);
  keys.came(500);
  expect(["r", " ", "Enter", "n", "R"].map((key, at) => keys.counts(key, 600 + at * 900))).toEqual(
    Array.from({ length: 5 }, () => false),
  );
  expect(keys.counts("Enter", 5_300)).toBe(true);
});

test("where nobody was typing, what leads on counts at once, and what decides after that or a second", () => {
  const keys = new KeysUnderWay();
  keys.came(500);
  expect(keys.counts("n", 510)).toBe(true);
  expect(keys.counts("s", 520)).toBe(true);
  const other = new KeysUnderWay();
  other.came(500);
  expect(other.counts("Enter", 510)).toBe(false);
  expect(other.counts("Enter", 1_600)).toBe(true);
});

test("a move of the focus or the pointer is meant; a letter that means nothing there is typing", () => {
  const keys = new KeysUnderWay();
  keys.typed(0);
  keys.came(500);
  keys.moved();
  expect(keys.counts("Enter", 510)).toBe(true);
  keys.counts("w", 520);
  expect(keys.counts("r", 600)).toBe(false);
});
