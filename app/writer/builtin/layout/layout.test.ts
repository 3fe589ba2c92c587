import { describe, expect, it } from "vitest";
import type { Values, RuleResult } from "../../task.ts";
import { ruleOf, templateRule } from "../rules.ts";
import { sentencesOf } from "../../prose/sentences.ts";
import { standsAlone, statementsOf } from "./statements.ts";

const { signal } = new AbortController();
const written = async (id: string, text: string, values: Values = {}): Promise<string> => {
  const result: RuleResult = await ruleOf(id)({ text }, values, signal);
  return typeof result === "string"
    ? result
    : "decline" in result
      ? `DECLINED ${result.decline}`
      : result.text;
};

const news =
  'The city council of Harwick voted on Monday to replace all 4,200 street lamps with LED lights by the end of 2027. The plan, which passed by nine votes to four, will cost 3.1 million pounds. Mayor Dana Whitlock said the old lamps were "eating the budget". Councillor Tom Reyes, who voted against the plan, said the money should have gone to the bus service. "Nobody ever missed a shift because of a street lamp," he said. The contractor, Oberlin Electric, will begin work in the north of the city in September. The council will publish the results of the first year in 2028.';
const memoir =
  "My grandmother kept bees behind the petrol station. I was nine when she let me open a hive for the first time. It began, as these things do. What did it feel like? It was heavier than I had thought. The bees are gone now. The petrol station sells phone chargers and sandwiches.";
const mail =
  "Hi Priya,\n\nThe hotel needs the deposit of 400 pounds by Friday. It was due last week. Could you send it today?\n\nKind regards,\nLeo";

describe("statements", () => {
  it("know what they lean on", () => {
    const of = (text: string) => statementsOf(text).map(({ needs }) => needs);
    expect(of(news).map((needs) => needs.length > 0)).toEqual([false, true, true, true, true, true, true]);
    expect(
      statementsOf(memoir)
        .filter(standsAlone)
        .map(({ text }) => text),
    ).not.toContain("It began, as these things do.");
  });

  it("are no greetings, closes or headings", () => {
    expect(statementsOf(mail).map(({ text }) => text)).toEqual([
      "The hotel needs the deposit of 400 pounds by Friday.",
      "It was due last week.",
      "Could you send it today?",
    ]);
  });
});

describe("layouts", () => {
  it.each([
    ["writing/summarize", {}],
    ["create/summarize", { Format: "TL;DR" }],
    ["create/summarize", { Length: "One sentence" }],
    ["create/summarize", { Length: "50 words" }],
    ["create/summarize", { Length: "100 words", Format: "Executive summary" }],
  ])("%s %o keeps the lead of a news text, in whole sentences", async (id, values) => {
    const summary = await written(id, news, values);
    expect(summary.replace("**TL;DR:** ", "")).toMatch(/^The city council of Harwick voted/);
    const own = new Set(sentencesOf(news));
    for (const line of summary.replace("**TL;DR:** ", "").split(/\n+/))
      for (const sentence of sentencesOf(line.replace(/^- /, ""))) expect(own).toContain(sentence);
  });

  it("never begins with a sentence that leans on one left out", async () => {
    for (const id of [
      "writing/summarize",
      "social/quote-worthy-line",
      "social/write-a-post",
      "social/fit-to-280",
    ])
      expect(await written(id, memoir)).not.toMatch(/^(?:It|The bees|The petrol)/);
  });

  it("names the length that has room where the one chosen has none", async () => {
    expect(await written("create/summarize", news, { Length: "10% of original" })).toMatch(
      /^DECLINED A summary of this size has room for 12 of this text’s \d+ words, and its first sentence needs \d+\. Choose “One sentence” under Length, which has room for it, or a model\.$/,
    );
    expect(await written("create/summarize", news, { Length: "One sentence" })).toMatch(/^The city council/);
  });

  it("tells one true thing where it declines", async () => {
    expect(await written("create/summarize", memoir)).toMatch(
      /^DECLINED This text speaks as an I or a we: a few of its sentences alone would not stand for the whole\. Add a sentence that begins “In short” and says in at most \d+ words what the text is about: that becomes the summary\. Or a model can write one\.$/,
    );
    expect(await written("create/summarize", memoir, { Focus: "Numbers and dates" })).toBe(
      "DECLINED In this text figures or days stand in one sentence alone, and this summary is made of those.",
    );
    expect(await written("read-time/5-minutes", memoir)).toMatch(
      /^DECLINED The text has \d+ words; for 5 minutes it needs 900/,
    );
  });

  it.each([
    ["The ferry is late.", "Two more sentences would help"],
    ["The ferry is late. Nobody on the island was told.", "One more sentence would help"],
  ])("says what a text of too few sentences can do: %s", async (text, said) => {
    const declined = await written("create/summarize", text, {});
    expect(declined).toContain("It needs at least three.");
    expect(declined).toContain(said);
    expect(declined).toContain("made shorter by Tighten under Rewrite, or by Shorter.");
  });

  it("lays a press release out and invents nothing", async () => {
    const sections = [
      { title: "Headline", mark: "title", belongs: "the news in one active line" },
      { title: "Lead", mark: "block", belongs: "who, what, when" },
      { title: "Quote", mark: "block", belongs: "somebody who is responsible" },
      { title: "Details", mark: "block", belongs: "the facts behind it" },
      { title: "Contact", mark: "heading", belongs: "name, e-mail, telephone" },
    ] as const;
    const rule = templateRule("templates/press-release", "Press Release", sections);
    const moving =
      "Halden Bakery is moving to Mill Lane in May after 31 years in Harbour Street. All of its bakers are coming with it. The new shop has two ovens and a counter of oak. Bread that is ordered by Friday can be fetched from either.";
    const result = await rule({ text: moving }, {}, signal);
    expect(result).toMatch(/^## \[Headline: the news in one active line\]\n\nHalden Bakery is moving/);
    expect(result).toContain("### Contact\n\n[Contact: name, e-mail, telephone]");
    for (const sentence of sentencesOf(moving)) expect(result).toContain(sentence);
    expect(await rule({ text: news }, {}, signal)).toMatchObject({
      decline: expect.stringContaining("This text is a news report: it tells of all sides") as unknown,
    });
  });

  it("takes time in proportion to the text", async () => {
    const long = Array.from({ length: 330 }, (_row, index) =>
      sentencesOf(news.replace("Harwick", `Harwick ${String(index)}`)).join("\n\n"),
    ).join("\n\n");
    const started = performance.now();
    expect(await written("writing/summarize", long)).toMatch(/^The city council/);
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});
