import { expect, test } from "vitest";
import { nextItem, opensAbove, typedItem } from "./menu-keys.ts";

test.each([
  ["ArrowDown", -1, 0],
  ["ArrowUp", -1, 2],
  ["ArrowDown", 0, 1],
  ["ArrowDown", 2, 0],
  ["ArrowUp", 0, 2],
  ["Home", 2, 0],
  ["End", 0, 2],
  ["ArrowRight", 0, null],
  ["x", 0, null],
])("in one column %s from %i leads to %j", (key, at, next) => {
  expect(nextItem(key, { at, count: 3, columns: 1 })).toBe(next);
});

test.each([
  ["ArrowDown", 0, 2],
  ["ArrowDown", 4, 1],
  ["ArrowDown", 3, 0],
  ["ArrowUp", 2, 0],
  ["ArrowUp", 0, 3],
  ["ArrowUp", 1, 4],
  ["ArrowRight", 0, 1],
  ["ArrowRight", 4, 0],
  ["ArrowLeft", 0, 4],
])("of five items in two columns %s from %i leads to %i", (key, at, next) => {
  expect(nextItem(key, { at, count: 5, columns: 2 })).toBe(next);
});

test("an empty menu has nowhere to go", () => {
  expect(nextItem("ArrowDown", { at: -1, count: 0, columns: 1 })).toBeNull();
});

test("letters find the item that begins with them", () => {
  const labels = ["Rewrite", "Expand", "Repurpose", " Summarize"];
  expect(typedItem("r", labels, -1)).toBe(0);
  expect(typedItem("r", labels, 0)).toBe(2);
  expect(typedItem("r", labels, 2)).toBe(0);
  expect(typedItem("rep", labels, 0)).toBe(2);
  expect(typedItem("RE", labels, 2)).toBe(2);
  expect(typedItem("s", labels, 1)).toBe(3);
  expect(typedItem("z", labels, 1)).toBeNull();
});

test("a menu opens where there is room, below if both will do", () => {
  expect(opensAbove(180, 200, 600)).toBe(false);
  expect(opensAbove(180, 40, 600)).toBe(true);
  expect(opensAbove(180, 40, 30)).toBe(false);
});
