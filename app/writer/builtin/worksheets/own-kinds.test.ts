import { describe, expect, it } from "vitest";
import { kindOf } from "#app/document/builtin-kind.ts";
import { entries } from "../../catalogue/catalogue.ts";
import type { Values } from "../../task.ts";
import { said, texts, type Kind } from "./kinds.fixture.ts";
import refusals from "./sheets/refusals.json" with { type: "json" };
import { kindOfText } from "../text-kind/text-kind.ts";

describe("a kind that asks for sheets of its own", () => {
  it.each<[Kind, string]>([
    ["complaint", "complaint"],
    ["report", "report"],
    ["notes", "notes"],
    ["family", "memoir"],
    ["letter", "letter"],
    ["minutes", "minutes"],
    ["story", "story"],
    ["dinner", "review"],
    ["travel", "travel"],
    ["circular", "circular"],
    ["unsure", "other"],
  ])("is told by its signs: %s", (kind, expected) => {
    expect(kindOfText(texts[kind])).toBe(expected);
  });

  it.each<[string, Kind, Values]>([
    ["templates/landing-page-copy", "notes", {}],
    ["templates/short-story", "notes", {}],
    ["templates/release-notes", "notes", {}],
    ["stories/name-characters-and-places", "notes", {}],
    ["purpose/purpose-writer", "notes", { Channel: "Facebook" }],
    ["inspire/headlines-and-titles", "notes", { Appeal: "Benefit" }],
    ["create/brainstorm", "complaint", { Boldness: "Fresh" }],
    ["inspire/angle-and-perspective", "complaint", { Scale: "Society" }],
    ["blog/blog-intro-writer", "complaint", {}],
    ["stories/outline-story-arc", "complaint", {}],
    ["templates/newsletter", "complaint", {}],
    ["inspire/hooks-and-openings", "report", { Promise: "What it costs to ignore" }],
    ["templates/api-documentation", "report", {}],
    ["templates/customer-support-reply", "story", {}],
    ["templates/value-proposition", "news", {}],
    ["templates/executive-summary", "family", {}],
    ["templates/release-notes", "family", {}],
  ])("%s declines over %s with what it reads like: %o", async (id, kind, values) => {
    const told = await said(id, kind, values);
    expect(told).toMatch(
      /^DECLINED Your text reads like (?:notes|a letter that|a report|a story|a news|a memoir)/,
    );
    expect(told).not.toMatch(
      /\b(?:The|the) (?:boldness|placement|stance|scale|tone|goal|order|method) ‘?\p{Lu}/u,
    );
    expect(told.length).toBeLessThan(330);
  });

  it("makes papers of jotted notes on work, and none of private ones", async () => {
    const jotted =
      "mtg w/ Sana + Piet re market\n\n- dates: sat 5 + sun 6\n- stalls: 42 last yr -> 50\n- who asks?? Piet (check)\nnb power, look up\n- due fri\n- ask: tents";
    const rule = entries.find(({ id }) => id === "templates/meeting-notes")?.rule;
    expect(await rule?.({ text: jotted }, {}, new AbortController().signal)).toContain("> mtg w/ Sana");
    expect(await said("templates/meeting-notes", "notes")).toContain("This sheet needs notes of a meeting");
  });

  it("names nothing as fitting that declines such a text too", async () => {
    let named = 0;
    for (const { kinds, say } of refusals)
      for (const kind of kinds.filter((one): one is Kind => one in texts))
        for (const [, name] of say.matchAll(/‘([^’]+)’/g))
          for (const entry of entries.filter((one) => one.name === name)) {
            named += 1;
            expect(await said(entry.id, kind), `${entry.id} over ${kind}`).not.toContain("DECLINED");
          }
    expect(named).toBeGreaterThan(20);
  });

  it("asks a complaint what is wrong and nothing about readers outside", async () => {
    const told = await said("purpose/purpose-writer", "complaint", { Tone: "Professional" });
    expect(told).toContain("What is wrong, since when, and whom have you told already?");
    expect(told).toContain("### Sound professional");
    expect(told).not.toMatch(/outside|published/);
    expect(await said("titles/title-professional", "complaint")).not.toMatch(/Project|contract number/);
    expect(await said("inspire/headlines-and-titles", "complaint")).toContain("[What is wrong] since [day]");
  });

  it("takes a tone alone for no wish to publish a letter", async () => {
    const told = await said("purpose/purpose-writer", "letter", { Tone: "Friendly & warm" });
    expect(told).toContain("> We are still on course");
    expect(told).not.toMatch(/outside|published/);
    expect(await said("purpose/purpose-writer", "letter", { Goal: "Share insights" })).toContain("published");
  });

  it("asks a report for no answer and tells its story in one order", async () => {
    expect(
      await said("inspire/headlines-and-titles", "report", { Length: "Under 80 characters" }),
    ).not.toMatch(/order|subject line/i);
    expect(await said("titles/subtitle-short", "report")).not.toContain("Answer by");
    const told = await said("purpose/purpose-writer", "report", { Goal: "Tell a story" });
    expect(told).toContain("### Start from what you have");
    expect(told).not.toContain("### Put it in order");
  });

  it("calls a memoir a memoir", async () => {
    expect(await said("prompts/prompts", "family")).toContain("You are an editor of memoirs.");
    expect(await said("prompts/prompts", "family")).not.toContain("at most ten points");
    expect(await said("purpose/purpose-writer", "family")).toContain("### Write what goes with the memoir");
    expect(await said("templates/memoir-piece", "family")).not.toContain("Find a memory first");
  });

  it("refuses no length, list, joke or lesson that the text can bear", async () => {
    for (const [id, kind, values] of [
      ["purpose/purpose-writer", "story", { Length: "Medium (300-500 words)" }],
      ["purpose/purpose-writer", "memoir", { Length: "Long (600-1000 words)" }],
      ["inspire/hooks-and-openings", "product", { Feeling: "Amusement" }],
      ["inspire/hooks-and-openings", "memoir", { Promise: "What you will learn" }],
      ["inspire/headlines-and-titles", "memoir", { "Headline Type": "List" }],
      ["inspire/headlines-and-titles", "family", { "Headline Type": "Bold claim" }],
    ] as const)
      expect(await said(id, kind, values), id).not.toContain("DECLINED");
  });

  it("does not ask of a kind that is known whether the text is of it", async () => {
    for (const id of ["templates/landing-page-copy", "templates/ad-copy", "templates/sales-page"])
      expect(await said(id, "product"), id).not.toContain("if not,");
  });

  it("begins again from sentences that point at nobody", async () => {
    const rule = entries.find(({ id }) => id === "brainstorm/inspiration")?.rule;
    const told = await rule?.(
      {
        text: "The church bells rang at six every morning of the year. One man called every night to ask when they would stop. The laundry opened at noon on every Sunday in May. The lift had room for two guests and a bag.",
        role: "Advisor",
      },
      {},
      new AbortController().signal,
    );
    expect(told).toContain("> The lift had room");
    expect(told).not.toContain("> One man called");
  });
});

/** Every sheet that is handed out over the text of a kind: the entry with each of its values. */
async function handedOut(kind: Kind): Promise<[id: string, value: string, told: string][]> {
  const asked = entries
    .filter((entry) => entry.rule && kindOf(entry, {}) === "worksheet")
    .flatMap(({ id, suboptions }) => [
      { id, values: {} },
      // What a story is to be is the writer's own word.
      ...suboptions
        .filter(({ name }) => name !== "Story Type")
        .flatMap(({ name, values }) => values.map((value) => ({ id, values: { [name]: value.name } }))),
    ]);
  const told = await Promise.all(
    asked.map(
      async ({ id, values }) => [id, Object.values(values).join(), await said(id, kind, values)] as const,
    ),
  );
  return told.flatMap(([id, value, sheet]) => (sheet.startsWith("DECLINED") ? [] : [[id, value, sheet]]));
}

describe("what is said of another kind of text", () => {
  it.each<[Kind, RegExp]>([
    ["dinner", /memoir|at \[age\]|taught or knew|order, booking|Leave it so|true story|your main character/i],
    ["travel", /memoir(?! piece)|at \[age\]|taught or knew|order, booking|Leave it so|rules of a house/i],
    ["circular", /memoir|order, booking|open questions|contract number|Which of two things/i],
    ["unsure", /memoir|reads like|order, booking|contract number|\[finding or decision\]|Leave it so/i],
    ["letter", /memoir|\[finding or decision\]|Leave it so/i],
    ["report", /memoir|order, booking|Leave it so/i],
    ["news", /memoir|order, booking|Leave it so|we still need/i],
    ["notes", /memoir|order, booking|\[Course\]|Leave it so/i],
  ])("stands in no sheet over a %s", async (kind, never) => {
    const sheets = await handedOut(kind);
    expect(sheets.length).toBeGreaterThan(5);
    for (const [id, value, told] of sheets) {
      expect(told, `${id} ${value}`).not.toMatch(never);
      const headings = told.match(/^### .+/gm) ?? [];
      if (/^(?:purpose|create)\//.test(id))
        expect(new Set(headings).size, `${id} ${value}`).toBe(headings.length);
    }
  });
});

describe("a form is handed out where the text has what it is made of", () => {
  it.each<[string, Kind[], Kind[]]>([
    ["templates/bug-report", [], ["dinner", "travel", "circular", "unsure", "complaint", "story", "notes"]],
    ["templates/job-description", ["notice"], ["circular", "letter", "opinion", "unsure"]],
    ["templates/customer-support-reply", ["complaint"], ["letter", "dinner", "news", "circular"]],
    ["templates/cv-resume", [], ["memoir", "travel", "report", "dinner"]],
    ["templates/ad-copy", ["product"], ["dinner", "memoir", "unsure", "report"]],
    ["templates/how-to-guide", ["how-to", "recipe"], ["circular", "news", "opinion"]],
    ["templates/meeting-notes", ["minutes"], ["news", "letter", "travel"]],
    ["templates/email", ["letter", "complaint", "circular"], ["travel", "story", "dinner"]],
    ["templates/youtube-description", ["how-to", "recipe"], ["travel", "report", "dinner"]],
    ["templates/executive-summary", ["report"], ["news", "memoir", "opinion"]],
    ["templates/event-announcement", [], ["dinner", "travel", "story", "memoir"]],
    ["stories/add-a-plot-twist", ["story", "memoir"], ["circular", "dinner", "travel", "unsure"]],
    ["stories/alternate-opening", ["story", "memoir"], ["dinner", "circular", "letter"]],
    ["stories/draft-a-synopsis", [], ["story", "memoir", "travel", "news"]],
  ])("%s: %j, and not %j", async (id, given, declined) => {
    for (const kind of given) expect(await said(id, kind), kind).toContain("## Worksheet: ");
    for (const kind of declined) {
      const told = await said(id, kind);
      expect(told, kind).toMatch(/^DECLINED /);
      expect(told, kind).toMatch(/This sheet |\bfits\b|helps with/);
    }
  });

  it("never says that what somebody tells of themselves has happened", async () => {
    for (const kind of ["memoir", "family", "travel"] as const)
      for (const [id, value, told] of await handedOut(kind))
        expect(told, `${id} ${value}`).not.toMatch(
          /(?:people|somebody|place) in your text (?:is|are) real|is real, and|that it is true|leave the rest of the sheet empty|[Ww]hat happened (?:in it )?(?:stays|need)|true (?:story|text)/,
        );
  });

  it("asks less of a text whose kind is in doubt", async () => {
    for (const id of ["inspire/headlines-and-titles", "inspire/hooks-and-openings"]) {
      expect(await said(id, "unsure"), id).not.toContain("## Pattern");
      expect(await said(id, "unsure", { Appeal: "Benefit", Feeling: "Wonder" }), id).toContain(
        "DECLINED I cannot tell what kind of text this is.",
      );
    }
    expect(await said("titles/title-plain", "unsure")).toContain("as you would say it to a friend");
  });

  it("of a text of no sure kind never says that a blog can have it as it is", async () => {
    for (const [id, values] of [
      ["adapt/adapt", { "Use case": "Blog Post" }],
      ["templates/blog-post", {}],
    ] as const) {
      const told = await said(id, "unsure", values);
      expect(told, id).not.toMatch(/as it is/);
      expect(told, id).toMatch(/who must agree|strangers may read/);
    }
    for (const kind of ["memoir", "opinion", "how-to"] as const)
      expect(await said("templates/blog-post", kind), kind).toContain("stand on a blog as it is");
  });

  it("takes the subject of a message for its title, and no letterhead", async () => {
    expect((await said("titles/title-plain", "circular")).split("\n")[0]).toBe(
      "- Changes to the school day from 3 September",
    );
  });

  it("takes a heading above the news of a firm for its title", async () => {
    const rule = entries.find(({ id }) => id === "titles/title-plain")?.rule;
    const news =
      "# Spring news from Pell & Son\n\nHello from the workshop.\n\nWe are moving to Unit 6 on 14 April.\n\nBest wishes,\n\nAnn Pell and the team";
    expect(await rule?.({ text: news }, {}, new AbortController().signal)).toMatch(
      /^- Spring news from Pell & Son\n/,
    );
  });

  it("lengthens a story itself and says nothing of lines beside it", async () => {
    const told = await said("purpose/purpose-writer", "story", { Length: "Long (600-1000 words)" });
    expect(told).toContain("This length is for the text itself");
    expect(told).not.toMatch(/Leave it so|lines that go with it|lines beside/);
  });
});
