import { expect, test } from "vitest";
import { behindTitle, preview } from "./preview.ts";

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

test("a text goes on behind its own title, and not with the mark that ended it", () => {
  expect(behindTitle("I have a dog. He barks.", "I have a dog")).toBe("He barks.");
  expect(behindTitle("I have a dog", "I have a dog")).toBe("I have a dog");
  expect(behindTitle("I have a dog.", "I have a dog")).toBe("I have a dog.");
  expect(behindTitle("Do I have a dog?!", "Do I have a dog")).toBe("Do I have a dog?!");
  expect(behindTitle("I have a dog.5 kg", "I have a dog")).toBe(".5 kg");
});
