import { expect, test } from "vitest";
import { pick, randomOf, type Random } from "#tests/support/random-documents.ts";
import { compare } from "./diff.ts";
import { readMarkdown, writeMarkdown } from "./markdown.ts";
import { writeText } from "./plain-text.ts";
import { takeMarks } from "./take-marks.ts";

const pairs = 500;
const vocabulary = [
  ["Ann", "The mayor", "Nobody", "Our boat", "Rain"],
  ["sees", "takes", "likes", "has"],
  ["the old", "no", "every", "her"],
  ["boat", "harbour", "letter", "answer", "house"],
  ["today", "by the sea", "at ten", "again"],
];

const sentence = (random: Random): string => `${vocabulary.map((words) => pick(random, words)).join(" ")}.`;

/** Paragraphs of sentences, no two of which are the same. */
function paragraphs(random: Random): string[][] {
  const sentences = new Set(Array.from({ length: 3 + Math.floor(random() * 12) }, () => sentence(random)));
  const text: string[][] = [[]];
  for (const each of sentences) {
    if (random() < 0.3 && text.at(-1)?.length) text.push([]);
    text.at(-1)?.push(each);
  }
  return text;
}

/** The same sentences parted, joined and moved; now and then one comes, goes or says something else. */
function rearranged(text: readonly string[][], random: Random): string[][] {
  let after = text.map((paragraph) => [...paragraph]);
  for (let step = Math.floor(random() * 4); step >= 0; step -= 1) {
    const at = Math.floor(random() * after.length);
    const paragraph = after[at] ?? [];
    const place = Math.floor(random() * (paragraph.length + 1));
    const kind = random();
    if (kind < 0.25) after.splice(at, 1, paragraph.slice(0, place), paragraph.slice(place));
    else if (kind < 0.5) after.splice(at, 2, [...paragraph, ...(after[at + 1] ?? [])]);
    else if (kind < 0.65) after.push(...after.splice(at, 1));
    else if (kind < 0.85) pick(random, after).unshift(...paragraph.splice(place, 1));
    else if (kind < 0.9) paragraph.splice(place, 0, `So it is said: ${sentence(random).toLowerCase()}`);
    else if (kind < 0.95) paragraph.splice(place, 1);
    else if (paragraph[place]) paragraph[place] = paragraph[place].replace(/\w+\.$/, "now and then.");
    after = after.filter(({ length }) => length > 0);
    if (after.length === 0) after = [["Nothing is left."]];
  }
  return after;
}

const written = (text: readonly string[][], random: Random): string => {
  const kind = random();
  return text
    .map((paragraph) => `${kind < 0.2 ? "- " : kind < 0.3 ? "> " : ""}${paragraph.join(" ")}`)
    .join("\n\n");
};

test("no choice of marks loses a sentence that both texts have, or has it twice", () => {
  for (let seed = 1; seed <= pairs; seed += 1) {
    const random = randomOf(seed);
    const text = paragraphs(random);
    const changed = rearranged(text, random);
    const before = readMarkdown(written(text, random));
    const after = readMarkdown(written(changed, random));
    const comparison = compare(before, after);
    const ids = comparison.marks.map(({ id }) => id);
    expect(takeMarks(comparison, new Set()).eq(after), `seed ${seed}`).toBe(true);
    expect(takeMarks(comparison, new Set(ids)).eq(before), `seed ${seed}`).toBe(true);
    const kept = new Set(changed.flat());
    const both = text.flat().filter((each) => kept.has(each));
    for (let round = 0; round < 8; round += 1) {
      const standing = new Set(ids.filter(() => random() < 0.5));
      const some = takeMarks(comparison, standing);
      expect(() => some.check(), `seed ${seed}`).not.toThrow();
      const words = writeText(some).replace(/\s+/g, " ");
      const wrong = both.filter((each) => words.split(each).length !== 2);
      expect(
        wrong,
        `seed ${seed}\n${writeMarkdown(before)}\n=>\n${writeMarkdown(after)}\n${JSON.stringify(
          comparison.marks.map((m) => [standing.has(m.id), m.kind, m.out, m.in]),
          null,
          1,
        )}\n=>${writeMarkdown(some)}`,
      ).toEqual([]);
    }
  }
});
