import { expect, test } from "vitest";
import { readMarkdown } from "#app/document/markdown.ts";
import { type DocumentJson, toStored } from "#app/document/stored.ts";
import { placeBehind } from "./pressed-place.ts";

const text = "The tower *has* stood.\n\nA line  \nand another:\n\n---\n\n- the clock\n- the old bell";
const doc = readMarkdown(text);
const stored: DocumentJson = toStored(doc);

/** What stands before and behind the place in its paragraph. */
function around(beginning: string, isFirst = false): [string, string] | null {
  const at = placeBehind(stored, beginning, isFirst);
  if (at === null) return null;
  const { parent, parentOffset } = doc.resolve(at);
  return [parent.textBetween(0, parentOffset), parent.textBetween(parentOffset, parent.content.size)];
}

test.each([
  ["The tow", ["The tow", "er has stood."]],
  ["The tower ", ["The tower ", "has stood."]],
  ["The tower", ["The tower", " has stood."]],
  ["The tower has stood.", ["The tower has stood.", ""]],
  ["The tower has stood.\nA line\nand", ["A line\nand", " another:"]],
  ["The tower has stood.A line and another: the clock the old bell", ["the old bell", ""]],
])("behind %j", (beginning, expected) => {
  expect(around(beginning)).toEqual(expected);
});

test("the beginning of a paragraph is no end of the one before", () => {
  expect(around("The tower has stood. A line and another:", true)).toEqual(["", "the clock"]);
  expect(around("", true)).toEqual(["", "The tower has stood."]);
});

test.each(["The bell", "The tower has stood. A line and another: the old bell", "the clock"])(
  "where the document does not begin so nothing is known: %j",
  (beginning) => {
    expect(around(beginning)).toBeNull();
  },
);
