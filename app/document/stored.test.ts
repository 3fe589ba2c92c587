import { describe, expect, test } from "vitest";
import { DocumentError, emptyDocument, isEmpty, parseStored, toStored } from "./stored.ts";
import { schema } from "./schema.ts";

const withText = (text: string, marks?: unknown) => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text, marks }] }],
});

describe("parseStored", () => {
  test.each([
    null,
    [],
    "doc",
    {},
    { type: "doc" },
    { type: "doc", content: [] },
    { type: "paragraph" },
    { type: "doc", content: [{ type: "script" }] },
    { type: "doc", content: [{ type: "__proto__" }] },
    { type: "doc", content: [{ type: "text", text: "x" }] },
    { type: "doc", content: [{ type: "heading", attrs: { level: 1 } }] },
    { type: "doc", content: [{ type: "heading", attrs: { level: "2" } }] },
    { type: "doc", content: [{ type: "ordered_list", attrs: { order: -1 }, content: [] }] },
    withText(""),
    withText("x", [{ type: "link", attrs: { href: "javascript:alert(1)" } }]),
    withText("x", [{ type: "link", attrs: { href: ["https://a.bc"] } }]),
    withText("x", [{ type: "link" }]),
    withText("x", [{ type: "blink" }]),
    withText("x", "strong"),
  ])("refuses %j", (json) => {
    expect(() => parseStored(json)).toThrow(DocumentError);
  });

  test("refuses hostile nesting without running out of stack", () => {
    let node: unknown = { type: "paragraph" };
    for (let depth = 0; depth < 100_000; depth += 1) node = { type: "blockquote", content: [node] };
    expect(() => parseStored({ type: "doc", content: [node] })).toThrow("nested over 48 levels deep");
  });

  test("cleans texts", () => {
    expect(parseStored(withText("a\0\ud800\nb")).textContent).toBe("a\ufffd b");
    expect(parseStored(withText("\0")).textContent).toBe("");
  });
});

test("toStored is plain JSON", () => {
  expect(toStored(emptyDocument())).toEqual({ type: "doc", content: [{ type: "paragraph" }] });
});

test("isEmpty", () => {
  expect(isEmpty(emptyDocument())).toBe(true);
  expect(isEmpty(parseStored(withText(" \u00a0")))).toBe(true);
  expect(isEmpty(parseStored(withText("a")))).toBe(false);
  expect(isEmpty(schema.node("doc", null, [schema.node("horizontal_rule")]))).toBe(false);
});
