import { expect, test } from "vitest";
import { beginning, closed, labelOf, opened, readPlace, resultsAddress, tabNumbers } from "./places.ts";

const read = (query: string) => readPlace("g", new URLSearchParams(query));
const places = { first: 1, present: 4, replaced: null };

test("an address names the open tabs once, in order, and what is none of them is left out", () => {
  const place = read("v=5,3,5,x,0,-2&at=5");
  expect(place).toEqual({ guid: "g", open: [3, 5], at: 5, tool: "", value: "" });
  expect(resultsAddress(place)).toBe("/smart-results/g?v=3,5&at=5");
  expect(resultsAddress({ ...place, open: [], at: null })).toBe("/smart-results/g");
  const tool = { tool: "Rewrite: Clarity", value: "Plain & short" };
  expect(read(resultsAddress({ ...place, ...tool }).split("?")[1] ?? "")).toEqual({ ...place, ...tool });
  expect(read(`v=${Array.from({ length: 300 }, (_, at) => at + 1).join(",")}`).open).toHaveLength(20);
});

test("a tab is opened and closed; the one before it is shown then", () => {
  expect(resultsAddress(opened(read("v=5"), 3))).toBe("/smart-results/g?v=3,5&at=3");
  expect(resultsAddress(closed(read("v=3,5&at=5"), 5))).toBe("/smart-results/g?v=3&at=3");
  expect(resultsAddress(closed(read("v=3,5&at=3"), 3))).toBe("/smart-results/g?v=5");
  expect(resultsAddress(closed(read("v=3,5&at=5"), 3))).toBe("/smart-results/g?v=5&at=5");
});

test("the first version and the present text are always open", () => {
  expect(tabNumbers(read(""), places)).toEqual([1, 4]);
  expect(tabNumbers(read("v=2&at=2"), places)).toEqual([1, 2, 4]);
});

test("what took the place of the only version is Version 1, and those behind it follow", () => {
  const first = { first: 2, present: 1, replaced: 1 };
  expect(beginning(first)).toBe(2);
  expect(tabNumbers(read("v=3"), first)).toEqual([2, 3]);
  expect([2, 3].map((number) => labelOf(number, first))).toEqual(["Version 1", "Version 2"]);
  expect(labelOf(3, places)).toBe("Version 3");
});
