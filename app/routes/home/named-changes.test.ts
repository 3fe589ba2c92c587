import { expect, test } from "vitest";
import { namedChanges } from "./named-changes.ts";

const text = "I recieve the the post ,\r\nand go";

test("changes are named as a person tells them", () => {
  expect(namedChanges(text, [])).toBe("");
  expect(namedChanges(text, [{ from: 2, to: 9, replacement: "receive" }])).toBe(": “recieve” to “receive”");
  const others = [
    { from: 13, to: 17, replacement: "" },
    { from: 22, to: 24, replacement: "," },
    { from: 31, to: 31, replacement: "." },
  ];
  expect(namedChanges(text, others)).toBe(": took out “the”, put a space right, added “.”");
});

test("of many changes the first are named", () => {
  const many = Array.from({ length: 7 }, (_, at) => ({ from: at, to: at, replacement: "x" }));
  expect(namedChanges(text, many)).toMatch(/(?:added “x”, ){5}and 2 more$/);
});
