import { beforeAll, describe, expect, it } from "vitest";
import { storedCases, taskFor } from "./cases.ts";
import { caseOf, plantedFaults } from "./faults.ts";
import { answersPass, answersReport, type AnswersFound, bounds, runAnswers, writeReport } from "./run.ts";
import { answerTexts } from "./texts.ts";

describe("answers as a strong model gives them, and faults planted in them", () => {
  let found: AnswersFound;
  beforeAll(async () => {
    found = await runAnswers();
    writeReport(found);
  }, 180_000);

  it("calls at most 2 in 100 good answers broken", () => {
    expect(found.breaches.length / found.good, told(found.breaches)).toBeLessThanOrEqual(bounds.breach);
  });

  it("remarks wrongly on at most 1 in 10 of them", () => {
    expect(found.wrongRemarks.length / found.good, told(found.wrongRemarks)).toBeLessThanOrEqual(
      bounds.wrongRemark,
    );
  });

  it("takes off what a model puts around its text, and nothing of the text", () => {
    expect(found.wronglyStripped).toEqual([]);
    expect(found.leftOn).toEqual([]);
  });

  it("has room for every one of them", () => {
    expect(found.cut).toEqual([]);
  });

  it("sees 95 in 100 planted faults", () => {
    expect(1 - found.missed.length / found.faults, told(found.missed)).toBeGreaterThanOrEqual(bounds.seen);
    for (const [kind, { planted, seen }] of Object.entries(found.kinds))
      expect(seen / planted, kind).toBeGreaterThanOrEqual(0.9);
  });

  it("passes by these figures, and prints them", () => {
    expect(answersPass(found)).toBe(true);
    expect(answersPass({ ...found, wronglyStripped: [{ where: "x", what: "a line" }] })).toBe(false);
    expect(
      answersPass({ ...found, breaches: Array.from({ length: 20 }, () => ({ where: "x", what: "y" })) }),
    ).toBe(false);
    expect(answersReport(found)).toMatch(/with a breach: \d+[\s\S]*seen: \d+/);
  });
});

const told = (findings: readonly { where: string; what: string }[]): string =>
  findings.map(({ where, what }) => `${where}: ${what}`).join("\n");

describe("the test bed", () => {
  const cases = storedCases();
  const familyOf = (entry: string): string => entry.slice(0, entry.indexOf("/"));
  const languageOf = (of: string | undefined): string =>
    of === undefined ? "English" : (answerTexts.get(of)?.language ?? "");

  it("has good answers in every family and thirteen languages", () => {
    const families = new Set(cases.map(({ entry }) => familyOf(entry)));
    const languages = new Set(cases.map(({ source }) => languageOf(source.of)));
    expect(cases.length).toBeGreaterThanOrEqual(300);
    expect(families.size).toBeGreaterThanOrEqual(17);
    expect(languages.size).toBeGreaterThanOrEqual(13);
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
  });

  it("has faults of many kinds, in many entries and languages", () => {
    const faults = plantedFaults();
    const broken = faults.map(({ of }) => caseOf(of, cases));
    expect(faults.length).toBeGreaterThanOrEqual(80);
    expect(new Set(broken.map(({ entry }) => entry)).size).toBeGreaterThanOrEqual(50);
    expect(new Set(broken.map(({ source }) => languageOf(source.of))).size).toBe(13);
    const promises = faults.flatMap(({ seen }) => ("promise" in seen ? [seen.promise] : []));
    expect(new Set(promises).size).toBeGreaterThanOrEqual(40);
  });

  it("is asked by the catalogue as it stands", () => {
    for (const one of cases) expect(taskFor(one).vows.length, one.id).toBeGreaterThan(0);
  });
});
