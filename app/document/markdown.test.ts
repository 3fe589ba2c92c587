import { describe, expect, test } from "vitest";
import { readMarkdown, writeMarkdown } from "./markdown.ts";
import { schema } from "./schema.ts";

const written = (markdown: string) => writeMarkdown(readMarkdown(markdown));

describe("readMarkdown", () => {
  test.each([
    ["# One\n\n##### Five", "## One\n\n#### Five"],
    ["a\\\nb\n===", "## a b"],
    ["![a *fine* cat](https://a.bc/x.png)", "[a fine cat](https://a.bc/x.png)"],
    ["![cat](javascript:x)", "cat"],
    ["[x](javascript:alert(1)) [y](data:text/html,z)", "x y"],
    ["<https://a.bc>", "[https://a.bc](https://a.bc)"],
    ["| a | b |\n|---|---|\n| *1* | 2 |", "a | b\n\n*1* | 2"],
    ["- a\n- b\n  - c\n\n1. d", "- a\n- b\n  - c\n\n1. d"],
    ["***both***", "**_both_**"],
    ["line\nend", "line\\\nend"],
    ["snake_case_name", "snake_case_name"],
    ['[`a]:b`](https://a.bc "t")', '[`a]:b`](https://a.bc "")'],
    ["[a][1]\n\n[1]: https://a.bc", "[a](https://a.bc)"],
    ["", ""],
  ])("%j reads as %j", (markdown, expected) => {
    expect(written(markdown)).toBe(expected);
  });

  test.each([
    ["[A question to your readers?]", "[A question to your readers?]"],
    ["Dear [name], see [1] and [2].", "Dear [name], see [1] and [2]."],
    ["a [text](x) b", "a [text\\](x) b"],
    ["[a][b]", "[a\\][b]"],
    ["[a]: b", "\\[a]: b"],
    ["as [a]: b", "as [a]: b"],
    ["[ ] buy", "\\[ ] buy"],
    ["[x]", "\\[x]"],
    ["![a](b)", "![a\\](b)"],
    ["[".repeat(17), "\\[".repeat(17)],
  ])("the plain text %j is written as %j", (plain, markdown) => {
    const doc = schema.node("doc", null, [schema.node("paragraph", null, [schema.text(plain)])]);
    expect(writeMarkdown(doc)).toBe(markdown);
    expect(readMarkdown(markdown).eq(doc)).toBe(true);
  });

  test("brackets around and within a link are its neighbours' and its text's", () => {
    const link = [schema.mark("link", { href: "https://a.bc" })];
    for (const [before, linked, after] of [
      ["[", "x", "]"],
      ["[see ", "x]", "](y)"],
      ["]", "[x", "["],
      ["[a]", "x", "[b]: c"],
      ["!", "[x](y)", "]("],
      ["[".repeat(300), "x", "]".repeat(300)],
    ] as const) {
      const words = [schema.text(before), schema.text(linked, link), schema.text(after)];
      const doc = schema.node("doc", null, [schema.node("paragraph", null, words)]);
      expect(readMarkdown(writeMarkdown(doc)).eq(doc), writeMarkdown(doc)).toBe(true);
    }
  });

  test("HTML is text", () => {
    expect(readMarkdown("<script>alert(1)</script> <b>x</b>").textContent).toBe(
      "<script>alert(1)</script> <b>x</b>",
    );
  });

  test("no NUL, control character or lone surrogate survives, written plainly or as a reference", () => {
    const text = readMarkdown("a\0b\u0007 \ud800 &#0; &#xD800; &#10;c").textContent;
    expect(text.isWellFormed()).toBe(true);
    expect(text).not.toMatch(/[^\P{Cc}\t]/u);
  });
});

describe("hostile Markdown is read before the test times out, and stays writable", () => {
  const many = 100_000;
  test.each([
    ["quotes", ">".repeat(many)],
    ["brackets", "[".repeat(many)],
    ["images", "![".repeat(many / 2)],
    ["stars", "*".repeat(many)],
    ["open emphasis", "*a ".repeat(many / 3)],
    ["mixed emphasis", "*a_b".repeat(many / 4)],
    ["ticks", Array.from({ length: 440 }, (_, length) => `${"`".repeat(length)}a`).join("")],
    ["lists on one line", "- ".repeat(many / 2)],
    ["nested lists", Array.from({ length: 300 }, (_, depth) => `${"  ".repeat(depth)}- a`).join("\n")],
    ["open links", "[a](".repeat(many / 4)],
    ["references", "[a]: b\n".repeat(many / 7)],
    ["a wide table", `${"|a".repeat(1000)}\n${"|-".repeat(1000)}\n${"a\n".repeat(10_000)}`],
  ])("%s", (_, markdown) => {
    const doc = readMarkdown(markdown);
    doc.check();
    expect(readMarkdown(writeMarkdown(doc)).eq(doc)).toBe(true);
  });

  test("what is nested too deeply stays as text", () => {
    expect(readMarkdown(`${">".repeat(500)} kept`).textContent).toContain("kept");
  });
});
