import { expect, test } from "vitest";
import { randomDocument } from "#tests/support/random-documents.ts";
import { keepMarks, nodeOf, openText, storedOf } from "./document-tasks.ts";
import { readMarkdown, writeMarkdown } from "./markdown.ts";

const stored = (markdown: string) => storedOf(readMarkdown(markdown));
const said = (kept: Parameters<typeof nodeOf>[0] | null) => kept && writeMarkdown(nodeOf(kept));
const ids = (opened: ReturnType<typeof openText>) => [
  ...new Set(
    (opened.beside?.blocks ?? [])
      .flatMap(({ whole, form, joint, segments }) => [
        whole,
        form,
        joint?.mark,
        ...segments.map(({ mark }) => mark),
      ])
      .filter((id) => id !== undefined),
  ),
];
const open = (document: ReturnType<typeof stored>, beside: Parameters<typeof openText>[0]["beside"]) =>
  openText({ document, into: "data", ending: null, proposal: null, typed: null, beside: beside ?? null });

test("with no mark standing the text after, with all of them the text before, on either side", () => {
  for (let seed = 1; seed <= 60; seed++) {
    const [now, other] = [storedOf(randomDocument(seed)), storedOf(randomDocument(seed + 1_000))];
    for (const side of ["before", "after"] as const) {
      const marksOf = { document: other, side };
      const standing = ids(open(now, marksOf));
      const [before, after] = side === "before" ? [other, now] : [now, other];
      expect(said(keepMarks({ document: now, marksOf, standing: [] }))).toBe(said(after));
      expect(said(keepMarks({ document: now, marksOf, standing }))).toBe(said(before));
    }
  }
});

const base = "One is here.\n\nTwo is here.\n\nThree is here.";
const mine = "One is mine.\n\nTwo is here.\n\nThree is mine.\n\nMine alone.";
const theirs = "One is here.\n\nTwo is theirs.\n\nThree is theirs.";

test("with what both were made of, what only one of both changed is no question or goes in; what both changed is", () => {
  const marksOf = { document: stored(mine), side: "before", base: stored(base) } as const;
  const opened = open(stored(theirs), marksOf);
  const conflicts = opened.beside?.blocks.filter(({ conflict }) => conflict) ?? [];
  expect(conflicts).toHaveLength(1);
  expect(ids(opened)).toHaveLength(2);
  const standing = conflicts.flatMap(({ segments }) => segments.flatMap(({ mark }) => mark ?? []));
  expect(said(keepMarks({ document: stored(theirs), marksOf, standing: [...new Set(standing)] }))).toBe(
    "One is mine.\n\nTwo is theirs.\n\nThree is mine.\n\nMine alone.",
  );
});

test("marks that are not those of the two texts are refused", () => {
  const marksOf = { document: stored(mine), side: "before" } as const;
  expect(keepMarks({ document: stored(theirs), marksOf, standing: ["1-x"] })).toBeNull();
});
