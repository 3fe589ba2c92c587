import { beforeAll, describe, expect, it } from "vitest";
import { entries, findEntry } from "#app/writer/catalogue/catalogue.ts";
import { noCatches, runByContent, runOverSockets } from "./by-model.ts";
import { runEntry, type EntryRow } from "./by-rule.ts";
import { cellsOf, extents } from "./cells.ts";
import { pageOf, readable } from "./page.ts";
import { english, otherTexts } from "./texts.ts";
import { entryLines, keptInEnglish, leastKept, passes, totalLines } from "./totals.ts";
import { modelTexts } from "./worker.ts";

/** The grammar checker takes seconds to load, and has tests of its own. */
const corrects =
  /fix-grammar|^writing\/(?:improve|formalize)$|^create\/(?:rewrite|summarize)$|email-polisher|professional-polish|line-edit/;
/** Worksheets and what needs a model promise nothing by rule: a sample of them shows that they run. */
const byRule = entries.filter(
  ({ id, builtin }, at) =>
    !corrects.test(id) && (builtin === "layout" || builtin === "marks" || at % 9 === 0),
);
const sampled = entries.filter(({ id }, at) => at % 3 === 0 && !corrects.test(id));

const more = (than: number): unknown =>
  expect.toSatisfy((looked: number) => looked > than, `more than ${String(than)}`);

/** A few of the texts that the fake model is given. */
const ofModel = modelTexts.filter((_text, at) => at % 5 === 1);

describe("a sample of the catalogue's matrix", () => {
  const rows: EntryRow[] = [];
  const catches = noCatches();
  beforeAll(async () => {
    for (const entry of byRule) rows.push(await runEntry(entry, extents.quick));
    for (const entry of sampled) runByContent(entry, ofModel, catches);
  });

  it("keeps its hard promises in English", () => {
    const { checked, share } = keptInEnglish(rows);
    expect(checked).toBeGreaterThan(70);
    expect(share).toBeGreaterThanOrEqual(leastKept);
    expect(rows.filter((row) => row.counts.failed > 0).map((row) => row.faults)).toEqual([]);
  });

  it("has checks that see what a model does wrong, and only that", () => {
    expect(Object.values(catches).flatMap(({ missed }) => missed)).toEqual([]);
    const looked = Object.entries(catches).map(([manner, caught]) => [manner, caught.looked]);
    expect(Object.fromEntries(looked)).toEqual({
      obeys: more(250),
      "over-writes": more(25),
      truncates: more(120),
      "invents-number": more(250),
      "switches-language": more(120),
      "adds-preamble": more(120),
    });
    expect(passes(rows, catches)).toBe(true);
  });

  it("prints a line for every entry and the totals", () => {
    expect(entryLines(rows).length).toBeGreaterThanOrEqual(rows.length);
    expect(totalLines(rows, catches).join("\n")).toMatch(/Hard promises by rule in English: \d+ of \d+/);
  });
});

describe("the matrix itself", () => {
  const shortened = (text: string): string => text.split(/(?<=[.!?])\s+/)[0] ?? "";
  it.each<[string, string, string, (text: string) => string]>([
    [
      "another language",
      "writing/shorter",
      "same-language",
      () =>
        "Der Laden an der Ecke schließt am Freitag, weil der Vertrag endet und niemand ihn verlängern will.",
    ],
    [
      "a summary in more paragraphs than one",
      "create/summarize",
      "one-paragraph",
      (text) => `${text}\n\n${text}`,
    ],
    [
      "a figure of its own",
      "writing/shorter",
      "nothing-new",
      (text) => `${shortened(text)} In 1871, 8,417 people agreed.`,
    ],
    [
      "a word changed",
      "social/line-break-formatter",
      "words-unchanged",
      (text) => text.replace(/\bthe\b/, "that"),
    ],
    ["a sentence lost", "social/thread-builder", "nothing-lost", (text) => `1/1\n${shortened(text)}`],
    ["a post too long", "social/fit-to-280", "weighted-length", (text) => text.repeat(3)],
    ["a figure lost", "writing/shorter", "numbers-kept", (text) => text.replace(/\d/g, "")],
    [
      "a quotation of its own",
      "stories/check-continuity",
      "quotes-verbatim",
      (text) => `### Names\n\n> "${shortened(text)} Or so they said."`,
    ],
  ])("sees %s by %s as broken, and does not pass", async (_what, id, promise, write) => {
    const entry = findEntry(id);
    if (!entry) throw new Error(`There is no ${id}.`);
    const row = await runEntry({ ...entry, rule: ({ text }) => write(text) }, extents.quick);
    expect(row.counts.broken).toBeGreaterThan(0);
    expect(Object.keys(row.faults)).toContain(promise);
    expect(passes([row], noCatches())).toBe(false);
  });

  it("takes every value and several lengths and languages in the usual run", () => {
    const expand = findEntry("create/expand");
    if (!expand) throw new Error("There is no Expand.");
    const cells = cellsOf(expand, extents.usual);
    for (const { name, values } of expand.suboptions)
      for (const value of values)
        expect(
          cells.some((cell) => cell.values[name] === value.name && Object.keys(cell.values).length === 1),
        ).toBe(true);
    expect(cells.filter((cell) => Object.keys(cell.values).length === 2).length).toBeGreaterThan(0);
    expect(new Set(cells.map((cell) => cell.text.language)).size).toBe(otherTexts.length + 1);
    const lengths = english.map(({ text }) => text.split(/\s+/).length);
    expect(Math.min(...lengths)).toBeLessThan(20);
    expect(Math.max(...lengths)).toBeGreaterThan(1000);
  });

  it("goes over sockets too", async () => {
    const catches = noCatches();
    const [text] = english;
    if (text) await runOverSockets(sampled.slice(0, 4), text, catches);
    expect(catches.truncates.looked).toBeGreaterThan(0);
    expect(Object.values(catches).flatMap(({ missed }) => missed)).toEqual([]);
  });

  it("makes a page of outputs to read", async () => {
    const page = pageOf(await readable(3), ["1 < 2"]);
    expect(page.match(/<section>/g)).toHaveLength(3);
    expect(page).toContain("1 &lt; 2");
  });
});
