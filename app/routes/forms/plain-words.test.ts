import { expect, test } from "vitest";
import { plainWords } from "./plain-words.ts";

test("a fault of a call's field is said of what stands on the page", () => {
  expect(plainWords("text: is empty")).toBe("The text is empty.");
  expect(plainWords("sub_title: is longer than 500 characters")).toBe(
    "The subtitle is longer than 500 characters.",
  );
});

test("a sentence stays a sentence", () => {
  for (const detail of ["There is no text yet; this needs at least one sentence.", "Note: nothing was lost."])
    expect(plainWords(detail)).toBe(detail);
});
