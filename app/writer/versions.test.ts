import { describe, expect, it } from "vitest";
import { labelled, parseVersions, versionsContent, writeVersions } from "./versions.ts";

const texts = [
  "One line.",
  "Two\n\n## Own heading\n\nlines",
  "Three",
  "## The Bold\n\nnot a head",
  "\\# five",
  "- a\n- b",
  "1. x\n2. y",
  "Eight",
];

describe("versions", () => {
  it("come back as they were written", () => {
    const versions = labelled(texts, 20);
    expect(versions.map(({ label }) => label).slice(4, 6)).toEqual(["The Closer", "The Classic"]);
    expect(parseVersions(writeVersions(versions))).toEqual(versions);
    expect(Object.keys(versionsContent(versions))).toHaveLength(8);
  });

  it.each([
    ["headings with numbers", "### 1. The Classic\nOne\n\n### 2. The Bold\nTwo"],
    ["bold heads", "**The Classic**\nOne\n\n**The Bold:**\nTwo"],
    ["bold heads in line", "**1. The Classic:** One\n\n**2. The Bold:** Two"],
    ["a list with labels", "1. **The Classic**: One\n2. **The Bold**: Two"],
    ["dashes", "1. The Classic - One\n2. The Bold — Two"],
    ["versions", "Version 1: One\n\nVersion 2: Two"],
    ["versions with labels", "**Version 1 (The Classic)**\nOne\n\n**Version 2 (The Bold)**\nTwo"],
    ["a plain list", "1. One\n2. Two"],
    ["bullets", "- One\n- Two"],
    ["rules", "One\n\n---\n\nTwo"],
    ["heads and rules", "## The Classic\nOne\n\n---\n\n## The Bold\nTwo"],
    ["another case", "THE CLASSIC:\nOne\n\nTHE BOLD:\nTwo"],
  ])("are read from %s", (_kind, answer) => {
    expect(parseVersions(answer)).toEqual([
      { label: "The Classic", text: "One" },
      { label: "The Bold", text: "Two" },
    ]);
  });

  it("lose no word", () => {
    for (const answer of [
      "A word before.\n\n## The Poet\nOne\n## The Maker\nTwo",
      "The bold move paid off.\nThe classic mistake: haste.",
      "Only this.",
      "Eight lines:\n1. One\n   goes on\n2. Two\n\nand after",
    ]) {
      const kept = parseVersions(answer)
        .map(({ text }) => text)
        .join(" ");
      for (const word of answer
        .replace(/## The (?:Poet|Maker)|The classic mistake:|\d\./g, "")
        .match(/\p{L}+/gu) ?? [])
        expect(kept).toContain(word);
    }
    expect(parseVersions("")).toEqual([]);
    expect(parseVersions("The bold move paid off.")).toEqual([
      { label: "The Classic", text: "The bold move paid off." },
    ]);
  });

  it("are read in good time from hostile text", () => {
    const started = performance.now();
    parseVersions(`${"*".repeat(50_000)}\n${"1. ".repeat(20_000)}\n${"the ".repeat(20_000)}`);
    expect(performance.now() - started).toBeLessThan(200);
  });
});
