import { describe, expect, it } from "vitest";
import { kindOf } from "#app/document/builtin-kind.ts";
import { entries } from "../../catalogue/catalogue.ts";
import { type TextKind, textKinds } from "../text-kind/kinds.ts";
import { said, texts, type Kind } from "./kinds.fixture.ts";
import { isAddressed } from "./kinds.ts";
import { kindsIn, whyNot } from "./refusals.ts";
import refusals from "./sheets/refusals.json" with { type: "json" };
import table from "./sheets/table.json" with { type: "json" };

const values = new Set(
  entries.flatMap(({ suboptions }) =>
    suboptions.flatMap(({ name, values: all }) => [name, ...all.map((value) => value.name)]),
  ),
);

/** A line of the table: the entry, or a value of one that has a sheet of its own, and what is chosen. */
function lineOf(line: string): [id: string, chosen: string | undefined] {
  const at = line.lastIndexOf(" / ");
  const [id, chosen] = [line.slice(0, at), line.slice(at + 3)];
  return at < 0 || !Object.hasOwn(table, id) ? [line, undefined] : [id, chosen];
}

describe("the table of sheets and kinds", () => {
  it("has a line for every worksheet", () => {
    const sheets = entries
      .filter((entry) => kindOf(entry, {}) === "worksheet" && entry.id !== "prompts/prompt")
      .map(({ id }) => id);
    expect(sheets.length).toBeGreaterThan(90);
    expect(sheets.filter((id) => !Object.hasOwn(table, id))).toEqual([]);
  });

  it("names kinds, options and values that exist", () => {
    const kinds = new Set<string>(textKinds);
    for (const [line, named] of Object.entries(table)) {
      const [, chosen] = lineOf(line);
      if (chosen !== undefined) expect(values, line).toContain(chosen);
      if (named !== "all")
        for (const kind of named.replace("all but ", "").split(" ")) expect(kinds, line).toContain(kind);
    }
  });

  it("says why wherever it says no", () => {
    const bare = Object.entries(table).flatMap(([line, named]) => {
      const [id, chosen] = lineOf(line);
      const whole = kindsIn(table[id as keyof typeof table]);
      return textKinds.flatMap((kind) =>
        kindsIn(named).has(kind) || (chosen !== undefined && !whole.has(kind)) || whyNot(id, kind, chosen)
          ? []
          : [`${line}: ${kind}`],
      );
    });
    expect(bare).toEqual([]);
  });

  it("has no reason that is given nowhere", () => {
    const given = new Set(
      Object.entries(table).flatMap(([line, named]) => {
        const [id, chosen] = lineOf(line);
        return textKinds.flatMap((kind) => (kindsIn(named).has(kind) ? [] : [whyNot(id, kind, chosen)]));
      }),
    );
    expect(refusals.filter(({ say }) => !given.has(say)).map(({ say }) => say)).toEqual([]);
  });

  it("reads a line as it is written", () => {
    expect([...kindsIn("story memoir")]).toEqual<TextKind[]>(["story", "memoir"]);
    expect(kindsIn("all").size).toBe(textKinds.length);
    expect(kindsIn("all but notes").has("notes")).toBe(false);
  });
});

describe("what a kind of text gets", () => {
  it.each<[string, Kind, Record<string, string>]>([
    ["stories/raise-the-stakes", "travel", {}],
    ["templates/flash-fiction", "news", {}],
    ["stories/alternate-ending", "news", {}],
    ["templates/speech", "travel", {}],
    ["stories/invent-culture-and-history", "family", {}],
    ["stories/write-the-back-cover-blurb", "story", {}],
    ["purpose/purpose-writer", "circular", { Tone: "Inspirational" }],
    ["purpose/purpose-writer", "circular", { Length: "Very long (1000+ words)" }],
    ["purpose/purpose-writer", "complaint", { Tone: "Empathetic" }],
    ["inspire/angle-and-perspective", "dinner", { "Time Frame": "Next year" }],
    ["create/brainstorm", "circular", { Boldness: "Fresh" }],
  ])("%s is none for %s: %o", async (id, kind, chosen) => {
    expect(await said(id, kind, chosen)).toMatch(/^DECLINED Your text (?:reads|tells) /);
  });

  it.each<[string, Kind, Record<string, string>]>([
    ["stories/raise-the-stakes", "story", {}],
    ["templates/scene", "travel", {}],
    ["stories/show-don-t-tell", "family", {}],
    ["templates/speech", "opinion", {}],
    ["purpose/purpose-writer", "circular", { Tone: "Friendly & warm" }],
    ["purpose/purpose-writer", "complaint", { Tone: "Professional" }],
    ["create/brainstorm", "circular", { Method: "Six hats" }],
    ["templates/email", "complaint", {}],
  ])("%s is one for %s: %o", async (id, kind, chosen) => {
    expect(await said(id, kind, chosen)).toMatch(/^## Worksheet: /);
  });

  it("finds leads only where somebody's work or goods are offered", async () => {
    const rule = entries.find(({ id }) => id === "purpose/purpose-writer")?.rule;
    const asked = async (text: string) =>
      rule?.({ text }, { Goal: "Generate leads" }, new AbortController().signal);
    expect(await asked(texts.opinion)).toEqual({
      decline: expect.stringContaining("offers nobody's work or goods") as unknown,
    });
    expect(await asked(texts.unsure)).toHaveProperty("decline");
    const offered = `${texts.opinion}\n\nWe help our clients with this. Contact us and book a call.`;
    expect(await asked(offered)).toContain("### Lead to a conversation");
  });

  it("leads to a sign-up only where an offer has something to sign up for", async () => {
    const rule = entries.find(({ id }) => id === "purpose/purpose-writer")?.rule;
    const asked = async (text: string) =>
      rule?.({ text }, { Goal: "Drive signups" }, new AbortController().signal);
    for (const more of ["", "\n\nTwo for $120.", "\n\nIt comes with a leaflet."])
      expect(await asked(texts.product + more), more).toEqual({
        decline: expect.stringContaining("nothing in it that somebody could sign up for") as unknown,
      });
    for (const more of [
      "We hold classes on Saturdays.",
      "Subscribe and a plate comes twice a year.",
      "A box every month costs less.",
    ])
      expect(await asked(`${texts.product}\n\n${more}`), more).toContain("### Lead to one sign-up");
  });

  it("speaks of softening words only where there are any", async () => {
    const tone = { Tone: "Authoritative" };
    expect(await said("purpose/purpose-writer", "letter", tone)).toContain("hold little back");
    const rule = entries.find(({ id }) => id === "purpose/purpose-writer")?.rule;
    const soft = texts.letter.replace("We are still", "I think we are probably still");
    expect(await rule?.({ text: soft }, tone, new AbortController().signal)).toContain(
      "words hold a sentence back",
    );
  });

  it("asks who was there of no offer, and names no fair to a story's tags", async () => {
    expect(await said("create/brainstorm", "letter", { Boldness: "Surprising" })).not.toMatch(
      /was not there|tell at home/,
    );
    for (const kind of ["story", "memoir"] as const)
      expect(await said("social/hashtag-set", kind)).toContain("‘Hashtag & Emoji Optimizer’");
    expect(await said("blog/headline-generator", "letter")).toContain("makes a subject line");
  });

  it("asks nobody to bring a text to the length that it has", async () => {
    const rule = entries.find(({ id }) => id === "purpose/purpose-writer")?.rule;
    const chosen = { Length: "Short (100-200 words)" };
    const long = `${texts.opinion}\n\n${"The track stands empty at night. ".repeat(12)}`;
    const { signal } = new AbortController();
    expect(await rule?.({ text: long }, chosen, signal)).toEqual({
      decline: expect.stringMatching(/^The text has 1\d\d words, which is such a length/) as unknown,
    });
    expect(await rule?.({ text: texts.opinion }, chosen, signal)).toContain("## Worksheet: ");
  });

  it("leaves a place for somebody's words as one remembers them, or as one reports them", async () => {
    expect(await said("continue/add-a-quote-slot", "family")).toContain("as you remember them");
    expect(await said("continue/add-a-quote-slot", "news")).toContain("[Full name], [role");
    expect(await said("continue/add-a-quote-slot", "story")).toMatch(/^DECLINED /);
  });

  it("starts from no sentence of a letter that asks for something", async () => {
    expect(await said("brainstorm/inspiration", "complaint")).not.toContain(">");
    expect(await said("brainstorm/inspiration", "family")).toMatch(/^> /m);
  });
});

describe("a text of no known kind that says for whom it is", () => {
  const body =
    "We propose a bench for six menders, at £4,200, and ask for a grant. Left-handed trainees would have tools of their own, and each of them would keep a book. The room has a floor and no light. The school would lend it for two years, the fund would pay for the light, and the trainees would sweep it. After that the tools go to the next class, with the book, and whoever breaks one mends it.";

  it.each([
    `# Tools for the left hand\n\n**Application to the Hart Fund, amount requested: £4,200**\n\n${body}`,
    `# Dry cellars: a proposal for Mill Street\n\n**To: Lock & Sons, insurance brokers**\n\n${body}`,
    `# A bench for menders\n\n**Applicant:** Two Hands, Wrexham\n\n${body}`,
  ])("gets no post: %s", async (text) => {
    expect(isAddressed(text)).toBe(true);
    const rule = entries.find(({ id }) => id === "social/hashtag-set")?.rule;
    expect(await rule?.({ text }, {}, new AbortController().signal)).toEqual({
      decline: expect.stringContaining("‘Business Proposal’ fits"),
    });
    const fits = entries.find(({ id }) => id === "templates/business-proposal")?.rule;
    expect(await fits?.({ text }, {}, new AbortController().signal)).toContain("## Worksheet:");
  });

  it.each([
    texts.unsure,
    "The library has 40,000 books. Half of them stand in the cellar, and nobody reads them to the end.",
    "To the mill and back is nine miles. We walked it twice, and the river was high.",
  ])("is not: %s", (text) => {
    expect(isAddressed(text)).toBe(false);
  });
});
