import { expect, test } from "vitest";
import { writeMarkdown } from "./markdown-out.ts";
import { plainSpaces } from "./plain-spaces.ts";
import { schema } from "./schema.ts";

const text = (words: string, ...marks: string[]) =>
  schema.text(
    words,
    marks.map((name) => schema.mark(name)),
  );
const paragraph = (...words: ReturnType<typeof text>[]) =>
  writeMarkdown(schema.node("doc", null, [schema.node("paragraph", null, words)]));

test.each([
  [paragraph(text(" Typed on. ")), "Typed on."],
  [paragraph(text("bold ", "strong"), text("word")), "**bold** word"],
  [paragraph(text("a"), text(" bold", "strong"), text(" word")), "a **bold** word"],
  [paragraph(text("a"), text(" ", "em"), text("b")), "a b"],
  [paragraph(text("x "), text("b", "strong"), text(" ")), "x **b**"],
  [paragraph(text("one", "strong"), text(", "), text("two ", "em"), text("three")), "**one**, *two* three"],
])("%s is told as %s", (written, told) => {
  expect(written).toContain("&#");
  expect(plainSpaces(written)).toBe(told);
});

test("what is code, or was typed as a reference, is told as it stands", () => {
  const typed = paragraph(text("Write "), text("&#32;", "code"), text(", which is &#32;."));
  const block = writeMarkdown(
    schema.node("doc", null, [schema.node("code_block", null, [text(" a&#32;\n&#32;b ")])]),
  );
  for (const written of [typed, block]) expect(plainSpaces(`${written}\n\n&#32;x`)).toBe(`${written}\n\nx`);
});
