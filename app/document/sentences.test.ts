import { expect, test } from "vitest";
import { readMarkdown } from "./markdown.ts";
import { leavesOf } from "./diff-blocks.ts";
import { tokensOf } from "./diff-words.ts";
import { sentencesOf } from "./sentences.ts";

test.each([
  [
    "One is here. “Two is there.” Three, e\\. 3.5 of it?",
    ["One is here.", "“Two is there.”", "Three, e.", "3.5 of it?"],
  ],
  ["A title without a stop", ["A title without a stop"]],
  ["First line\\\nSecond line", ["First line", "Second line"]],
  ["我喜欢写作。他不喜欢！", ["我喜欢写作。", "他不喜欢！"]],
])("sentences of %s", (markdown, sentences) => {
  const texts = leavesOf(readMarkdown(markdown)).flatMap((leaf) => tokensOf(leaf).map(({ text }) => text));
  expect(sentencesOf(texts).map(({ from, to }) => texts.slice(from, to).join("").trim())).toEqual(sentences);
});
