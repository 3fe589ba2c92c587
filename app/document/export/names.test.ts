import { expect, test } from "vitest";
import { fileBase, saveAs } from "./file-name.ts";
import { directionOf, languageBy, stretches } from "./script.ts";

test.each([
  ["A plain title", "A plain title"],
  ["../../etc/passwd", "etc passwd"],
  ['Bread: café/19? "a|b" <c>*', "Bread café 19 a b c"],
  ["  .hidden. ", "hidden"],
  ["CON", "CON_"],
  ["lpt1.notes", "lpt1_"],
  ["", "Untitled"],
  ["\u202e???\u0000", "Untitled"],
  ["שלום: עולם", "שלום עולם"],
  ["👩\u200d👧".repeat(40), "👩\u200d👧".repeat(16)],
  ["x".repeat(300), "x".repeat(80)],
])("the title %j names the file %j", (title, name) => {
  expect(fileBase(title)).toBe(name);
  expect(new TextEncoder().encode(name).byteLength).toBeLessThanOrEqual(180);
});

test("the header says the name in any language, and nothing else", () => {
  expect(saveAs('שלום é;"%.pdf')).toBe(
    "attachment; filename=\"____ e___.pdf\"; filename*=UTF-8''%D7%A9%D7%9C%D7%95%D7%9D%20%C3%A9%3B%22%25.pdf",
  );
});

test("a paragraph's words are cut where they turn", () => {
  const cut = (text: string) => stretches(text, directionOf(text) ?? "ltr").map((one) => one.text);
  expect(cut("שָׁלוֹם, Stet 2026 is here. עולם")).toEqual(["שָׁלוֹם, ", "Stet 2026 is here", ". עולם"]);
  expect(cut("They said שָׁלוֹם עולם, twice")).toEqual(["They said ", "שָׁלוֹם עולם", ", twice"]);
  expect(cut("123")).toEqual(["123"]);
  const long = `א${" !".repeat(50_000)}`.repeat(2);
  expect(
    stretches(long, "ltr")
      .map(({ text }) => text)
      .join(""),
  ).toBe(long);
});

test("a language is what was told, or what its script is known by", () => {
  expect([languageBy("Hello", null), languageBy("Hello", "en")]).toEqual([null, "en"]);
  expect(["你好", "今日は", "안녕", "مرحبا", "नमस्ते"].map((text) => languageBy(text, null))).toEqual([
    "zh",
    "ja",
    "ko",
    "ar",
    "hi",
  ]);
});
