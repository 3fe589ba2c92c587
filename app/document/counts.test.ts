import { expect, test } from "vitest";
import { countCharacters, countWords, LineWords, preview, readingMinutes } from "./counts.ts";

test.each([
  ["", 0],
  ["  \n ", 0],
  ["I don't know.", 3],
  ["… — !", 0],
  ["3.14 is pi", 3],
  ["Eighty-two half-empty boxes – no... more", 5],
  ["我喜欢写作", 3],
  ["今日は良い天気です", 5],
  ["मैं लिखता हूँ", 3],
  ["أنا أكتب", 2],
])("%j has %i words", (text, words) => {
  expect(countWords(text)).toBe(words);
});

test("a text that is typed has as many words as when it is stored", () => {
  const lines = new LineWords();
  for (const text of ["One – two & three", "One – two & three\nfour\n\nfour", "four\n我喜欢写作", ""])
    expect(lines.count(text)).toBe(countWords(text));
});

test("characters are what a reader sees as one", () => {
  expect(countCharacters("e\u0301👩‍👩‍👧🇮🇳क्षि")).toBe(4);
});

test("minutes are rounded up", () => {
  expect([0, 1, 200, 201].map(readingMinutes)).toEqual([0, 1, 1, 2]);
});

test("a preview is cut at a word", () => {
  expect(preview("There are a lot of words", 15)).toBe("There are a lot…");
  expect(preview("There are a lot of words", 14)).toBe("There are a…");
  expect(preview("There arealotofwords", 14)).toBe("There arealoto…");
  expect(preview("我喜欢写作也喜欢读书", 5)).toBe("我喜欢写作…");
});

test("a preview never cuts a character", () => {
  expect(preview("a".repeat(150))).toBe("a".repeat(150));
  expect(preview("a".repeat(151))).toBe(`${"a".repeat(150)}…`);
  expect(preview("👩‍👩‍👧".repeat(3), 2)).toBe(`${"👩‍👩‍👧".repeat(2)}…`);
  expect(preview("👩‍👩‍👧".repeat(2), 2)).toBe("👩‍👩‍👧".repeat(2));
});
