import { expect, test } from "vitest";
import { preview } from "./preview.ts";

test("a text of 150 characters stays whole, one more is cut", () => {
  expect(preview("a".repeat(150))).toBe("a".repeat(150));
  expect(preview("a".repeat(151))).toBe(`${"a".repeat(150)}…`);
});

test("letters of several code units are never cut apart", () => {
  expect(preview("👩‍👩‍👧".repeat(151))).toBe(`${"👩‍👩‍👧".repeat(150)}…`);
  expect(preview("👩‍👩‍👧".repeat(150))).toBe("👩‍👩‍👧".repeat(150));
});

test("line breaks become spaces and no space stands before the ellipsis", () => {
  expect(preview("one\n\ntwo")).toBe("one two");
  expect(preview(`${"a".repeat(149)} b`)).toBe(`${"a".repeat(149)}…`);
});
