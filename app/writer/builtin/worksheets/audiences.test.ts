import { describe, expect, it } from "vitest";
import { entries } from "../../catalogue/catalogue.ts";
import { said, texts, type Kind } from "./kinds.fixture.ts";

const id = "purpose/purpose-writer";
const writer = entries.find((entry) => entry.id === id);
const audiences =
  writer?.suboptions.find(({ name }) => name === "Audience")?.values.map(({ name }) => name) ?? [];
const { signal } = new AbortController();

const overAll = async (kind: Kind): Promise<[audience: string, told: string][]> =>
  Promise.all(
    audiences.map(async (Audience): Promise<[string, string]> => [
      Audience,
      await said(id, kind, { Audience }),
    ]),
  );

describe("an audience", () => {
  it.each<[Kind, RegExp]>([
    [
      "story",
      /examination|Skip the basics|Start from zero|step for today|doing it for the first time|name to ask/,
    ],
    ["memoir", /examination|Skip the basics|Start from zero|doing it for the first time|name to ask/],
    ["travel", /examination|Skip the basics|Start from zero|doing it for the first time/],
    ["dinner", /examination|Skip the basics|Start from zero|doing it for the first time/],
    ["unsure", /examination|Skip the basics|Start from zero|at work/],
    [
      "product",
      /examination|pass on unchanged|ten per cent out|need from them|step for today|like at work|Which figure will they doubt/,
    ],
    ["notice", /examination|Start from zero|Skip the basics/],
    ["circular", /doing it for the first time|Skip the basics/],
    ["speech", /Skip the basics|Start from zero|examination/],
    ["news", /What would you leave out to get it done|what you need from them|try by Friday/],
  ])("is asked about over a %s as its readers, not as a class or a board", async (kind, never) => {
    const given = (await overAll(kind)).filter(([, told]) => !told.startsWith("DECLINED"));
    expect(given.length).toBeGreaterThan(5);
    for (const [audience, told] of given) expect(told, audience).not.toMatch(never);
  });

  it("has words of its own for those who buy, and for those who read for pleasure", async () => {
    for (const kind of ["product", "memoir"] as const) {
      const all = (await overAll(kind)).filter(([, told]) => !told.startsWith("DECLINED"));
      const parts = all.map(([, told]) => told.split("### ").find((part) => part.startsWith("For ")));
      expect(parts).not.toContain(undefined);
      expect(new Set(parts).size).toBe(parts.length);
    }
  });

  it("is at work only where the text has something for its work", async () => {
    for (const [Audience, kind] of [
      ["Executives & C-suite", "how-to"],
      ["Software developers", "opinion"],
      ["Legal professionals", "how-to"],
      ["Healthcare professionals", "opinion"],
      ["Designers", "opinion"],
    ] as const)
      expect(await said(id, kind, { Audience }), Audience).toMatch(/^DECLINED .*readers at work/);
    const text = `${texts.opinion}\n\nOur company has customers, a budget, staff and two offices, and the project is late.`;
    expect(await writer?.rule?.({ text }, { Audience: "Team leads & managers" }, signal)).toContain(
      "### For team leads",
    );
    const seed = { text: "Our new way of planning shifts" };
    expect(await writer?.rule?.(seed, { Audience: "Executives & C-suite" }, signal)).toContain(
      "### For executives",
    );
  });

  it("buys nothing where nothing is sold, and hires no thing", async () => {
    expect(await said(id, "opinion", { Audience: "First-time buyers" })).toContain(
      "nothing that can be bought",
    );
    expect(await said(id, "product", { Audience: "Recruiters" })).toContain("whose work they can hire");
    expect(await said(id, "opinion", { Audience: "Hiring managers" })).toContain("what work you have done");
    const own = `${texts.opinion}\n\nI ran the depot for six years and trained nine drivers. I designed the rota.`;
    expect(await writer?.rule?.({ text: own }, { Audience: "Hiring managers" }, signal)).toContain(
      "### For hiring managers",
    );
    expect(await said(id, "product", { Audience: "Investors" })).toContain("‘Pitch Deck Outline’ fits");
  });

  it("is not chosen for what has its readers already", async () => {
    for (const kind of ["letter", "minutes", "report"] as const)
      for (const Audience of ["General public", "Students", "Parents"])
        expect(await said(id, kind, { Audience }), `${kind} ${Audience}`).toMatch(/^DECLINED /);
    expect(await said(id, "circular", { Audience: "Parents" })).toContain("### For parents");
  });
});

it("a story smiles where somebody in it would, and is made no anecdote", async () => {
  const told = await said(id, "story", { Tone: "Humorous" });
  expect(told).toContain("leave the tense places alone");
  expect(told).not.toContain("mishaps");
  expect(await said(id, "story", { Tone: "Insightful & casual" })).not.toContain("never said aloud");
});
