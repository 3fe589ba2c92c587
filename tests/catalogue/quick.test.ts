import { beforeAll, describe, expect, it } from "vitest";
import { entries, findEntry } from "#app/writer/catalogue/catalogue.ts";
import { noCatches, runOverSockets } from "./by-model.ts";
import { runEntry, type EntryRow } from "./by-rule.ts";
import { cellsOf, extents } from "./cells.ts";
import { pageOf, readable } from "./page.ts";
import { english, otherTexts } from "./texts.ts";
import { addCatches, entryLines, keptInEnglish, leastKept, passes, totalLines } from "./totals.ts";
import { carryOut } from "./worker.ts";

/** The grammar checker takes seconds to load, and has tests of its own. */
const checker = new Set(["writing/fix-grammar", "writing/improve", "create/rewrite", "create/summarize"]);
const sampled = entries.filter(({ id }, at) => at % 3 === 0 && !checker.has(id));

describe("a sample of the catalogue's matrix", () => {
  const rows: EntryRow[] = [];
  const catches = noCatches();
  beforeAll(async () => {
    for (const { id } of sampled) {
      const done = await carryOut({ id, extent: "quick" });
      rows.push(done.row);
      addCatches(catches, done.catches);
    }
  });

  it("keeps its hard promises in English", () => {
    const { checked, share } = keptInEnglish(rows);
    expect(checked).toBeGreaterThan(100);
    expect(share).toBeGreaterThanOrEqual(leastKept);
    expect(rows.filter((row) => row.counts.failed > 0).map((row) => row.faults)).toEqual([]);
  });

  it("has checks that see what a model does wrong, and only that", () => {
    expect(Object.values(catches).flatMap(({ missed }) => missed)).toEqual([]);
    expect(Object.values(catches).every(({ looked }) => looked > 0)).toBe(true);
    expect(passes(rows, catches)).toBe(true);
  });

  it("prints a line for every entry and the totals", () => {
    expect(entryLines(rows).length).toBeGreaterThanOrEqual(rows.length);
    expect(totalLines(rows, catches).join("\n")).toMatch(
      /Hard promises of edits and frames in English: \d+ of \d+/,
    );
  });
});

describe("the matrix itself", () => {
  it("sees a promise broken, and does not pass", async () => {
    const shorter = findEntry("writing/shorter");
    if (!shorter) throw new Error("There is no Shorter.");
    const row = await runEntry(
      { ...shorter, rule: ({ text }) => `${text} It cost 8,417 euros.` },
      extents.quick,
    );
    expect(row.counts.broken).toBeGreaterThan(0);
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
