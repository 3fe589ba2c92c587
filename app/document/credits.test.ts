import { expect, test } from "vitest";
import { estimateCredits, leastOutput, mostCredits, mostOutput, roomOf, sizeOf } from "./credits.ts";

const words = "harbour ".repeat(300);
const output = { share: 1.6, fixed: 300, thinking: 0 };

test("a credit is four characters, rounded up", () => {
  expect([0, 1, 4, 5, 1_000].map(estimateCredits)).toEqual([0, 1, 1, 2, 250]);
});

test("what an action may cost is its input and the longest output that it can bring", () => {
  const size = sizeOf(words);
  expect(size).toEqual({ characters: 2_400, weight: 2_400 });
  expect(mostCredits({ overhead: 0, part: null, output }, size)).toBe(600 + 1_280 + 300);
  expect(mostCredits({ overhead: 800, part: null, output }, size)).toBe(800 + 1_280 + 300);
  expect(mostCredits({ overhead: 0, part: null, output: { ...output, thinking: 8_000 } }, size)).toBe(
    600 + 1_280 + 300 + 8_000,
  );
});

test("there is room for every answer, and none for an endless one", () => {
  expect(roomOf(output, sizeOf("One word."))).toBe(leastOutput);
  expect(roomOf(output, sizeOf(words.repeat(100)))).toBe(mostOutput);
});

test("what is written in other scripts takes more tokens to a character", () => {
  expect(sizeOf("Книга").weight).toBe(8);
  expect(sizeOf("小区的旧图书室").weight).toBe(42);
  expect(sizeOf("a𠀀жé\ud800")).toEqual({ characters: 6, weight: 2 + 6 + 5 });
});

test("every other text counts with its frame, where the writer reads it, and makes the output no longer", () => {
  const price = { overhead: 0, part: 100, output };
  expect(mostCredits(price, sizeOf(words), [300, 0, 700])).toBe(600 + 100 + 200 + 1_280 + 300);
  expect(mostCredits({ ...price, part: null }, sizeOf(words), [300, 700])).toBe(600 + 1_280 + 300);
});
