import { expect, test } from "vitest";
import { behind, worthGoingOn } from "./next-words.ts";

test.each([
  ["The shop opens", "at seven.", " at seven."],
  ["The shop opens ", "at seven.\n", "at seven."],
  ["The shop opens ", " at seven.", "at seven."],
  ["The shop opens", ", they said.", ", they said."],
  ["The shop\u00A0", "opens", "opens"],
  ["店は七時に", "開きます。", "開きます。"],
  ["المتجر يفتح", "في السابعة", " في السابعة"],
])("behind %j the words %j are %j", (text, words, next) => {
  expect(behind(text, words)).toBe(next);
});

test("a paragraph of fewer than twenty characters is not gone on from", () => {
  expect(worthGoingOn("The shop opens at  ")).toBeNull();
  expect(worthGoingOn("The shop opens at se")).toBe("The shop opens at se");
});
