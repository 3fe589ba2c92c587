import { describe, expect, it } from "vitest";
import { weightedLength } from "./weighted-length.ts";

const cases: readonly [string, string, number][] = [
  ["nothing", "", 0],
  ["plain letters", "hello", 5],
  ["a letter in two code points", "e\u0301", 1],
  ["typographic marks", "“It’s” – a…", 12],
  ["an emoji", "👍", 2],
  ["an emoji with a skin tone", "👍🏽", 2],
  ["a family", "👨‍👩‍👧‍👦", 2],
  ["a flag", "🇮🇪", 2],
  ["a keycap", "1️⃣", 2],
  ["a heart made an emoji", "❤️", 2],
  ["a copyright sign", "©", 1],
  ["Chinese", "你好", 4],
  ["Japanese and Latin", "東京 OK", 7],
  ["Korean", "안녕", 4],
  ["Hebrew", "שלום", 4],
  ["a short link", "https://a.io", 23],
  ["a long link", `https://example.com/${"a".repeat(200)}`, 23],
  ["a link before a full stop", "See https://example.com/a.", 4 + 23 + 1],
  ["a bare address", "example.com now", 27],
  ["an e-mail address is no link", "me@example.com", 14],
  ["a number is no link", "3.5 kg", 6],
];

describe("weightedLength", () => {
  it.each(cases)("%s", (_name, text, weight) => {
    expect(weightedLength(text)).toBe(weight);
  });

  it("is quick on hostile input", () => {
    const start = performance.now();
    weightedLength("a.".repeat(50_000));
    weightedLength("a-".repeat(50_000));
    weightedLength(`https://${"a.".repeat(50_000)}`);
    expect(performance.now() - start).toBeLessThan(1500);
  });
});
