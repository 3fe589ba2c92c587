import { expect, test } from "vitest";
import { blocksOf, compare } from "./diff.ts";
import { readMarkdown, writeMarkdown } from "./markdown.ts";
import { takeMarks } from "./take-marks.ts";

const one = "One is here now.";
const two = "Two is over there.";
const three = "Three is far away.";

test.each([
  ["parted", `${one} ${two} ${three}`, `${one}\n\n${two} ${three}`, ["break"]],
  ["joined", `${one}\n\n${two} ${three}`, `${one} ${two} ${three}`, ["break"]],
  ["made a list", `${one} ${two} ${three}`, `- ${one}\n- ${two}\n- ${three}`, ["form", "break", "break"]],
  ["parted at a line's end", `${one}\\\n${two}`, `${one}\n\n${two}`, ["break"]],
  ["a break that moved", `${one} ${two}\n\n${three}`, `${one}\n\n${two} ${three}`, ["break", "break"]],
  ["a sentence moved", `${one} ${two} ${three}`, `${three} ${one} ${two}`, ["move"]],
  ["a paragraph moved", `${one}\n\n${two}\n\n${three}`, `${two}\n\n${three}\n\n${one}`, ["move"]],
])("%s", (_name, before, after, kinds) => {
  const comparison = compare(readMarkdown(before), readMarkdown(after));
  expect(comparison.marks.map(({ kind }) => kind)).toEqual(kinds);
  const isMove = kinds.includes("move");
  const changed = blocksOf(comparison).flatMap(({ segments }) =>
    segments.filter(({ type }) => type !== "same"),
  );
  expect(changed.length > 0).toBe(isMove);
});

test("a paragraph that was parted and edited has marks at the words and at the break, each by itself", () => {
  const comparison = compare(
    readMarkdown(`In order to win, one runs to the house. ${two} ${three}`),
    readMarkdown(`To win, one runs to the house.\n\n${two} ${three}\n\nWhat do you think?`),
  );
  const parted = comparison.marks.find(({ kind }) => kind === "break")?.id ?? "";
  expect(writeMarkdown(takeMarks(comparison, new Set([parted])))).toBe(
    `To win, one runs to the house. ${two} ${three}\n\nWhat do you think?`,
  );
});
