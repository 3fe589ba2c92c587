import { expect, test } from "vitest";
import { randomDocument, randomOf } from "#tests/support/random-documents.ts";
import { markRows } from "./diff.ts";
import { readMarkdown, writeMarkdown } from "./markdown.ts";
import { rebase } from "./rebase.ts";
import { takeMarks } from "./take-marks.ts";

const rebased = (base: string, proposed: string, now: string) =>
  markRows(rebase(readMarkdown(base), readMarkdown(proposed), readMarkdown(now)));
const one = "In order to win, one runs.";
const two = "At this point in time it rains on us.";
const three = "There are three of them in the house.";

test("untouched paragraphs are changed as proposed, and what came meanwhile stays", () => {
  const found = rebased(
    `${one}\n\n${two}`,
    "To win, one runs.\n\nNow it rains on us.",
    `A new beginning of it.\n\n${one}\n\n${two}\n\n${three}`,
  );
  expect(found.marks.filter(({ conflict }) => conflict)).toEqual([]);
  expect(writeMarkdown(takeMarks(found, new Set()))).toBe(
    `A new beginning of it.\n\nTo win, one runs.\n\nNow it rains on us.\n\n${three}`,
  );
});

test("a paragraph that both changed is a conflict, and the other marks are not", () => {
  const now = `In order to win, one walks.\n\n${two}`;
  const found = rebased(`${one}\n\n${two}`, "To win, one runs.\n\nNow it rains on us.", now);
  const conflicts = found.marks.filter(({ conflict }) => conflict).map(({ id }) => id);
  expect(conflicts.length).toBeGreaterThan(0);
  expect(conflicts.length).toBeLessThan(found.marks.length);
  expect(writeMarkdown(takeMarks(found, new Set(conflicts)))).toBe(
    "In order to win, one walks.\n\nNow it rains on us.",
  );
  expect(writeMarkdown(takeMarks(found, new Set()))).toBe("To win, one runs.\n\nNow it rains on us.");
});

test("a paragraph that went meanwhile comes back by the writer's word alone, one that both changed alike is no mark", () => {
  const gone = rebased(`${one}\n\n${two}`, `To win, one runs.\n\n${two}`, two);
  expect(gone.marks.map(({ conflict }) => conflict)).toEqual([true]);
  const alike = rebased(one, "To win, one runs.", "To win, one runs.");
  expect(alike.marks).toEqual([]);
});

test("letting all marks stand leaves what the document says now, whatever the three texts are", () => {
  for (let seed = 1; seed <= 150; seed += 1) {
    const [base, proposed, now] = [0, 1, 2].map((at) => randomDocument(seed + (seed % 3) * at * 1_000));
    if (!base || !proposed || !now) continue;
    const found = markRows(rebase(base, proposed, now));
    const ids = found.marks.map(({ id }) => id);
    expect(takeMarks(found, new Set(ids)).eq(now), `seed ${seed}`).toBe(true);
    const random = randomOf(seed);
    const some = takeMarks(found, new Set(ids.filter(() => random() < 0.5)));
    expect(() => some.check(), `seed ${seed}`).not.toThrow();
  }
});
