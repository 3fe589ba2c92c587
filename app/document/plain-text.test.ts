import { expect, test } from "vitest";
import { readMarkdown } from "./markdown.ts";
import { readText, writeText } from "./plain-text.ts";

test("writeText keeps what a reader needs", () => {
  const doc = readMarkdown("## T\n\na **b**\\\nc\n\n- x\n  1. y\n\n  z\n- w\n\n> q\n>\n> r\n\n---");
  expect(writeText(doc)).toBe("T\n\na b\nc\n\n• x\n  1. y\n\n  z\n• w\n\n> q\n>\n> r\n\n* * *");
});

test("a blank line is a new paragraph, a line end is a line break", () => {
  const doc = readText("a\r\nb\n \n\n  c\n");
  doc.check();
  expect(doc.toString()).toBe('doc(paragraph("a", hard_break, "b"), paragraph("  c"))');
  expect(readText("").toString()).toBe("doc(paragraph)");
});

test("what readText read, writeText writes", () => {
  const text = "One\ntwo\n\n*three* # four";
  expect(writeText(readText(text))).toBe(text);
});
