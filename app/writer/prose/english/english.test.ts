import { describe, expect, it } from "vitest";
import { syllablesOf } from "./syllables.ts";
import { tokensOf } from "./tokens.ts";

describe("tokensOf", () => {
  it("gives each word its place, part of speech and base form", () => {
    const text = "The students don’t go to Canada. 👍 She went there, too…";
    const tokens = tokensOf(text);
    expect(tokens.every(({ text: word, start, end }) => text.slice(start, end) === word)).toBe(true);
    expect(tokens.find(({ key }) => key === "students")).toMatchObject({ tag: "NOUN", lemma: "student" });
    expect(tokens.find(({ key }) => key === "went")).toMatchObject({ tag: "VERB", lemma: "go" });
    expect(tokens.find(({ key }) => key === "canada")?.tag).toBe("PROPN");
  });

  it("takes time in proportion to the text", () => {
    const text = "The long road to the sea was closed on Monday, and nobody said why. ".repeat(3000);
    const started = performance.now();
    expect(tokensOf(text).length).toBeGreaterThan(40_000);
    expect(performance.now() - started).toBeLessThan(3000);
  });

  it("what is no word is not read, and holds nobody up", () => {
    const found = tokensOf(`Nora wrote ${"a".repeat(200_000)} twice.`);
    expect(found.map(({ text, start }) => [text, start])).toEqual([
      ["Nora", 0],
      ["wrote", 5],
      ["twice", 200_012],
      [".", 200_017],
    ]);
  });
});

describe("syllablesOf", () => {
  it.each([
    ["a", 1],
    ["business", 2],
    ["education", 4],
    ["didn’t", 2],
    ["self-employed", 3],
    ["2019", 1],
  ])("%s: %i", (word, count) => expect(syllablesOf(word)).toBe(count));
});
