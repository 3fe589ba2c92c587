import { expect, test } from "vitest";
import { bitsOf, folded, signatureColumns, signaturesOf } from "./search-signature.ts";

/** Whether a search for some words looks into a text. */
function isLookedInto(text: string, words: string): boolean {
  const signatures = signaturesOf(folded(text));
  const parts = Array.from({ length: signatures.length / signatureColumns }, (_, at) =>
    signatures.subarray(at * signatureColumns, (at + 1) * signatureColumns),
  );
  const bits = bitsOf(words);
  return parts.some((part) => bits.every(({ column, mask }) => ((part[column] ?? 0) & mask) === mask));
}

const latin = "e t a o i n s h r d l u c m f w y p v b g k j .".split(" ").concat(" ");
const chinese = Array.from({ length: 3_000 }, (_, at) => String.fromCharCode(0x4e00 + at));
const mixed = "a b c Ä É ß İ Σ ς ж щ ש ל ו ם न म स ् त े 안 녕 カ タ 👩 🚀 \n \ud800".split(" ");
/** Numbers from 0 to 1 that are alike in every run: a count of what chance brings about is a figure, or no test. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 0x1_0000_0000;
  };
}
const chance = chances(23);
const textOf = (letters: readonly string[], length: number): string =>
  Array.from({ length }, () => letters[Math.floor(chance() * letters.length)]).join("");

test("wherever some words stand in a text, it is looked into", () => {
  for (const letters of [latin, chinese, mixed]) {
    for (const length of [0, 1, 2, 3, 60, 3_000, 30_000]) {
      const text = textOf(letters, length);
      for (let times = 0; times < 60; times++) {
        const from = Math.floor(chance() * text.length);
        const words = text.slice(from, from + 1 + Math.floor(chance() * 120)).toWellFormed();
        // Half a letter, and a sigma that was not the last letter of its word, stand nowhere.
        if (words === "" || !folded(text).includes(folded(words))) continue;
        expect(isLookedInto(text, words), JSON.stringify(words)).toBe(true);
      }
    }
  }
});

test("most texts that do not have them are left alone, also by two letters of Chinese", () => {
  const count = (letters: readonly string[], size: number, length: number): number => {
    let into = 0;
    for (let times = 0; times < 100; times++) {
      const words = textOf(letters, length);
      const text = textOf(letters, size).replaceAll(words, "");
      if (isLookedInto(text, words)) into += 1;
    }
    return into;
  };
  expect(count(latin.slice(0, 12), 800, 8)).toBeLessThan(30);
  expect(count(chinese, 2_000, 2)).toBeLessThan(40);
});
