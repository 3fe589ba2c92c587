import { expect, test } from "vitest";
import { isMarkdown } from "./markdown-text.ts";

test.each([
  "# Heading",
  "Text.\n\n## Heading\n",
  "- milk\n- bread",
  "1. one\n2. two",
  "> said",
  "```js\nlet a;\n```",
  "This is **bold**.",
  "See [the page](https://example.com).",
  "Type `npm start`.",
  "One\n\n---\n\nTwo",
])("%j is Markdown", (text) => {
  expect(isMarkdown(text)).toBe(true);
});

test.each([
  "Plain words.",
  "#hashtag of the day",
  "5*3 = 15, 2 * 7 = 14",
  "-5 degrees, 3.50 euros",
  "a_name and another_name",
  "[sic] (he said)",
  "He asked: why?\n\nNobody knew.",
  "",
])("%j is not", (text) => {
  expect(isMarkdown(text)).toBe(false);
});
