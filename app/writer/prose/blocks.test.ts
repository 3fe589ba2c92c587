import { describe, expect, it } from "vitest";
import { blocksOf, joinBlocks, mapProse } from "./blocks.ts";

describe("blocksOf", () => {
  it("takes Markdown apart and puts it together letter for letter", () => {
    const text =
      "# Head\n\nOne paragraph.\n\n- first\n- second\n\n> said\n\n```js\nconst a = 1;\n\n```\n\n| a | b |\n|---|---|\n\n---\n\n1. one\n2. two";
    expect(joinBlocks(blocksOf(text))).toBe(text);
    expect(blocksOf(text).map((block) => block.kind)).toEqual([
      "heading",
      "paragraph",
      "item",
      "item",
      "quote",
      "code",
      "table",
      "rule",
      "item",
      "item",
    ]);
  });

  it("joins wrapped prose and keeps short lines as lines", () => {
    const wrapped =
      "This line of prose is wrapped somewhere near its end by\nan editor that likes short lines.";
    expect(blocksOf(wrapped)).toHaveLength(1);
    const signed = "Kind regards,\nLena\nStet";
    expect(blocksOf(signed)).toHaveLength(3);
    expect(joinBlocks(blocksOf(signed))).toBe(signed);
  });

  it("ends code with its fence, a comment with its mark, other markup before an empty line", () => {
    const text = "```\na\n~~~\n```\nb\n\n<!-- c\n\nd -->\ne\n\n<div>\nf\n\ng\n\n~~~\nh";
    expect(blocksOf(text).map((block) => block.text)).toEqual([
      "```\na\n~~~\n```",
      "b",
      "<!-- c\n\nd -->",
      "e",
      "<div>\nf",
      "g",
      "~~~\nh",
    ]);
  });

  it("edits prose only", () => {
    expect(mapProse("# keep\n\nchange\n\n```\nkeep\n```", (text) => text.toUpperCase())).toBe(
      "# keep\n\nCHANGE\n\n```\nkeep\n```",
    );
  });

  it("joins wrapped Chinese without a space", () => {
    expect(blocksOf("今天天气很好，\n我们去公园。")[0]?.text).toBe("今天天气很好，我们去公园。");
  });
});
