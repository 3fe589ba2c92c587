import { expect, test } from "vitest";
import { findPassage, type Passage } from "./passage.ts";

const sheet = (...texts: (string | string[])[]): Passage[] =>
  texts.map((text, index) => ({ texts: [text].flat(), at: index / texts.length }));
const passage = (at: number, ...texts: string[]): Passage => ({ texts, at });

test("a paragraph is found by its words, before or after its marks", () => {
  const kept = sheet("The shop is closed.", "Nobody swims here.");
  expect(findPassage(passage(0.5, "Really nobody swims here.", "Nobody swims here."), kept)).toBe(1);
  expect(findPassage(passage(0, "The shop is closed."), kept)).toBe(0);
});

test("of those that say the same, it is the nearest", () => {
  const refrain = sheet("Again.", "One.", "Again.", "Two.", "Again.");
  expect([0, 0.45, 0.9].map((at) => findPassage(passage(at, "Again."), refrain))).toEqual([0, 2, 4]);
});

test("with some of its marks let stand it is still the same, and with other words it is none", () => {
  const mixed = sheet("One.", "We need to decide, since the shop is shut on Sundays.");
  const marked = passage(
    0.5,
    "We really need to decide, since the shop is closed on Sundays.",
    "We must decide, the shop is shut.",
  );
  expect(findPassage(marked, mixed)).toBe(1);
  expect(findPassage(passage(0.5, "Everything else."), mixed)).toBe(-1);
  expect(findPassage(passage(0.5, "Everything else."), [])).toBe(-1);
});
