import { describe, expect, test } from "vitest";
import { safeHref } from "./schema.ts";

describe("safeHref", () => {
  test.each([
    ["https://example.com/a?b=1&c=2#d", "https://example.com/a?b=1&c=2#d"],
    ["  HTTP://Example.com ", "http://Example.com"],
    ["example.com/page", "https://example.com/page"],
    ["localhost:3000/x", "https://localhost:3000/x"],
    ["example.com:8080", "https://example.com:8080"],
    ["//example.com", "https://example.com"],
    ["mailto:ann@example.com", "mailto:ann@example.com"],
    ["ann@example.com", "mailto:ann@example.com"],
    ["https://example.com/a b<c>", "https://example.com/a%20b%3Cc%3E"],
    ["https://例え.jp/字", "https://例え.jp/字"],
  ])("%j becomes %j, and stays so", (raw, href) => {
    expect(safeHref(raw)).toBe(href);
    expect(safeHref(href)).toBe(href);
  });

  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "java\nscript:alert(1)",
    "java\tscript:alert(1)",
    "\u0001javascript:alert(1)",
    "javascript&colon;alert(1)",
    "javascript://example.com/%0aalert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:x",
    "file:///etc/passwd",
    "blob:https://example.com/x",
    "https:",
    "https:///",
    "https://exa\u200bmple.com",
    "https://example.com/\u202egpj.exe",
    "https://example.com\\@evil.com",
    "https://example.com/\ud800",
    "/relative",
    "#part",
    "word",
    "",
    `https://example.com/${"a".repeat(5000)}`,
  ])("refuses %j", (raw) => {
    expect(safeHref(raw)).toBeNull();
  });
});
