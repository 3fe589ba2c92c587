import { describe, expect, it } from "vitest";
import { entries } from "../../catalogue/catalogue.ts";
import { kindOf } from "#app/document/builtin-kind.ts";
import { readInspiration, writeInspiration } from "../../inspiration.ts";
import { newAmong, parseVersions, type Version, writeVersions } from "../../versions.ts";
import { cardsOf } from "./cards.ts";
import { requireSheet, sheets } from "./sheets.ts";
import { writeWorksheet, type Part } from "./worksheet.ts";
import type { Values } from "../../task.ts";

const { signal } = new AbortController();
const text =
  "We baked 40 loaves on Tuesday. Half of them were left at closing time. “Why do you throw bread away?” a boy asked.";
const said = async (id: string): Promise<string> => {
  const result = await entries.find((one) => one.id === id)?.rule?.({ text }, {}, signal);
  if (typeof result !== "string") throw new Error(`no text from ${id}`);
  return result;
};
const chosenOf = (when: Part["when"] = {}): Values =>
  Object.fromEntries(Object.entries(when).map(([option, value]) => [option, value ?? ""]));
const cardsIn = (id: string, values: Values) => {
  const cards = cardsOf(requireSheet(id), text, values);
  return "decline" in cards ? [] : cards;
};
const words = (line: string) => new Set(line.toLowerCase().match(/\p{L}{4,}/gu) ?? []);

const handedOut = entries.filter((entry) => kindOf(entry, {}) === "worksheet");

describe("worksheets", () => {
  it.each(handedOut.map((entry) => [entry.id, entry] as const))(
    "%s quotes the writer whole or not at all",
    async (_id, entry) => {
      const result = await entry.rule?.({ text, role: "Advisor", partner: "Challenger" }, {}, signal);
      if (typeof result !== "string") throw new Error("no text");
      const ours = result.split("\n").filter((line) => !line.startsWith(">"));
      for (const line of ours)
        if (!line.includes(text) && !text.includes(line.replace(/^[-#\d.\s]+/, "").trim()))
          for (const word of ["loaves", "bread", "baked"]) expect([...words(line)], line).not.toContain(word);
    },
  );

  it("stand under a title that says what they are", () => {
    const titled = handedOut.filter(({ id }) =>
      /^(?:stories|blog|professional|templates|purpose)\//.test(id),
    );
    expect(titled.length).toBeGreaterThan(50);
    return Promise.all(
      titled.map(async (entry) =>
        expect(await entry.rule?.({ text }, {}, signal), entry.id).toMatch(/^## Worksheet: /),
      ),
    );
  });

  it("begin with what belongs to the chosen value", async () => {
    const entry = entries.find(({ id }) => id === "inspire/hooks-and-openings");
    const told = await entry?.rule?.({ text }, { Feeling: "Wonder" }, signal);
    if (typeof told !== "string") throw new Error("no text");
    expect(parseVersions(told)[0]).toMatchObject({
      label: "Instruction 1",
      text: expect.stringContaining("'amazing'"),
    });
    const oneLine = await entry?.rule?.({ text }, { Size: "One line" }, signal);
    expect(oneLine).toMatch(/^## Instruction 1\n\nMake the opening one sentence/);
  });

  it("offer the writer's own lines before patterns, and none that points at another", async () => {
    const lines = async (own: string) => {
      const rule = entries.find(({ id }) => id === "titles/title-plain")?.rule;
      const result = await rule?.({ text: own }, {}, signal);
      return typeof result === "string" ? result : "";
    };
    expect(await lines("The bakery baked 40 loaves on Tuesday. Half of them were left.")).toMatch(
      /^- The bakery baked 40 loaves on Tuesday\n- \[/,
    );
    for (const own of [
      "I doubt that anybody reads the leaflet. We need a bin in this street.",
      "For the soup:\n\n- 1 large onion, chopped\n- 2 carrots, diced\n- 250 g red lentils, rinsed",
      "Minutes of the committee.\n\nApologies were received from Bill Hartley. The accounts were approved without changes.",
      "Nobody recieved the letter. The clock stood untill noon.",
    ])
      expect(await lines(own), own).toMatch(/^- \[/);
    expect(await said("titles/title-question")).toMatch(/^- Why does \[/);
  });

  it("speak for a role that nobody knows by a worksheet, once in a conversation", async () => {
    const rule = entries.find(({ id }) => id === "brainstorm/message")?.rule;
    const role = "Lighthouse keeper";
    const first = await rule?.({ text, role }, {}, signal);
    if (typeof first !== "string") throw new Error("no text");
    expect(first).toContain("## Worksheet: Next message in a conversation");
    expect(await rule?.({ text, role, earlier: first }, {}, signal)).toMatchObject({
      decline: expect.stringContaining("Lighthouse keeper") as unknown,
    });
  });

  it("bring patterns and at most two questions that belong together where nothing is chosen", async () => {
    for (const id of [
      "inspire/headlines-and-titles",
      "inspire/hooks-and-openings",
      "inspire/angle-and-perspective",
    ]) {
      const cards = parseVersions(await said(id));
      expect(cards.length, id).toBeLessThanOrEqual(8);
      const kinds = cards.map(({ label }) => label.replace(/ \d$/, ""));
      expect(kinds, id).toEqual(expect.arrayContaining(["Instruction", "Pattern", "Question"]));
      expect(kinds.filter((kind) => kind === "Question").length, id).toBeLessThanOrEqual(2);
    }
  });

  it("keep the lines of what they quote, the whole of it up to 500 words", async () => {
    const list = "For the soup:\n\n- 250 g lentils\n- 1 large onion\n\nStir well.\n\nKind regards,\nDilan";
    const lines = list.split("\n").map((line) => `> ${line}`.trimEnd());
    const sheet = requireSheet("templates/how-to-guide");
    expect(writeWorksheet(sheet, list, {})).toContain(lines.join("\n"));
    const long = Array.from({ length: 80 }, (_, at) => `Sentence ${String(at)} has some words in it.`);
    expect(writeWorksheet(sheet, long.slice(0, 71).join(" "), {})).not.toContain("words.)");
    const told = writeWorksheet(sheet, long.join(" "), {});
    expect(told).toContain("> Sentence 0 has");
    expect(told).toContain("> Sentence 0 has");
    expect(told).toContain("(The first 42 of 560 words.)");
  });

  const past = (at: number): string =>
    `She walked to the gate and he said nothing at ${String(at)} that day.`;
  const paragraphs = Array.from({ length: 38 }, (_, at) => past(at)).join("\n\n");

  const longer = Array.from({ length: 48 }, (_, at) => past(at)).join("\n\n");

  it.each(["stories/what-happens-next", "stories/alternate-ending"])(
    "%s quotes the end of a long text",
    (id) => {
      const told = writeWorksheet(requireSheet(id), longer, {});
      expect(told).toContain(`> ${past(47)}`);
      expect(told).not.toContain(`> ${past(4)}`);
      expect(told).toMatch(/\(The last 2\d\d of \d+ words\.\)/);
    },
  );

  it.each([
    "stories/plant-and-pay-off",
    "stories/draft-a-synopsis",
    "stories/outline-story-arc",
    "stories/find-plot-holes",
    "blog/blog-conclusion-writer",
  ])("%s quotes the beginning and the end of a long text", (id) => {
    const sheet = { ...requireSheet(id), opening: undefined };
    expect(writeWorksheet(sheet, paragraphs, {})).not.toContain("> […]");
    const told = writeWorksheet(sheet, longer, {});
    expect(told).toContain(`> ${past(0)}`);
    expect(told).toContain("> […]");
    expect(told).toContain(`> ${past(47)}`);
    expect(told).toMatch(/\(The beginning and the end, \d+ of \d+ words\.\)/);
  });

  it("quote of talk between people more than its last line", () => {
    const filler = Array.from(
      { length: 6 },
      (_, at) => `Rain fell on the yard for hour ${String(at)} of that long and empty day.`,
    );
    const scene = [
      "Ann looked at Bo and said that she would go.",
      "“You can’t,” he said.",
      "“Watch me,” she said. She took his keys, and he let her.",
    ];
    const rain = filler.join(" ");
    const last =
      "Ann said that her mother, his father, her sister, his brother, her aunt and his uncle said that he said she asked him.";
    const rainy = [rain, ...scene, rain, `It went on. ${rain}`, last].join("\n\n");
    const told = writeWorksheet(
      { ...requireSheet("stories/write-a-dialogue-scene"), opening: undefined },
      rainy,
      {},
    );
    expect(told).toContain("> “Watch me,” she said.");
  });

  it("never claim that a text is what they want it to be", () => {
    for (const [id, { parts }] of Object.entries(sheets))
      for (const { heading } of parts)
        expect(heading, id).not.toMatch(
          /^Start from (?:their message|your (?:notes|wish|idea|rough notes)|the (?:list|memory|page|post|script|long version))/,
        );
    const told = writeWorksheet(
      requireSheet("stories/write-a-logline"),
      "The council will build a bridge.",
      {},
    );
    expect(told).toContain("Which person or moment here could be the seed of a story?");
    expect(told).not.toContain("Who has to act");
    const minutes =
      "Minutes of the committee, 4 February.\n\nApologies were received from Bill. The accounts were approved.";
    expect(writeWorksheet(requireSheet("blog/blog-conclusion-writer"), minutes, {})).toMatch(
      /^## Worksheet: .*\n\n.*\n\n### Decide what the article says\n/,
    );
    expect(writeWorksheet(requireSheet("stories/find-plot-holes"), minutes, {})).not.toContain("wound");
  });

  it("tell questions from what is filled in", () => {
    const told = writeWorksheet(requireSheet("stories/write-an-opening-scene"), text, {});
    expect(told).toMatch(/\n\nAnswer:\n\n- .*\?\n\nFill in:\n\n- .*\[/);
  });

  it("let a role stop at a sentence without describing the role", async () => {
    const rule = entries.find(({ id }) => id === "brainstorm/message")?.rule;
    const told = await rule?.(
      {
        text: `It cost less than they spent at Sleaford [check], I think. ${"We met at the gate and walked to the mill. ".repeat(9)}`,
        role: "Advisor",
        earlier: "**Customer:** What is it for?",
      },
      {},
      signal,
    );
    expect(told).not.toContain("Practical counsel");
    expect(told).toMatch(/^> .*\n\n[^\n]*“Sleaford \[check\]”[^\n]+$/);
  });

  it("let another role ask about a message what it would ask, not who else reads it", async () => {
    const rule = entries.find(({ id }) => id === "brainstorm/perspective")?.rule;
    const asked = { text: "> We baked 40 loaves on Tuesday.\n\nWho counted, and how?", role: "Customer" };
    const told = await rule?.({ ...asked, context: text }, {}, signal);
    expect(told).toMatch(/\?$/);
    expect(told).not.toContain("Who counted");
    expect(told).not.toContain("Read the text three times");
  });

  it("name the cards of an inspiration by what they hold, in that order", async () => {
    const entry = entries.find(({ id }) => id === "inspire/headlines-and-titles");
    const own = "The bakery takes orders until Friday. Half of the 40 loaves are left.";
    const told = await entry?.rule?.({ text: own }, { Appeal: "Urgency" }, signal);
    if (typeof told !== "string") throw new Error("no text");
    const labels = parseVersions(told).map(({ label }) => label.replace(/ \d$/, ""));
    expect(labels).toEqual(["Instruction", "Pattern", "Question"]);
    const more = await entry?.rule?.({ text: own, earlier: told }, {}, signal);
    expect(more).toMatch(/^## Pattern 2$/m);
  });

  it("deal each card of an inspiration once, as the board stores them, and then decline", async () => {
    for (const id of ["inspire/headlines-and-titles", "inspire/hooks-and-openings"]) {
      const rule = entries.find((entry) => entry.id === id)?.rule;
      const dealt: Version[] = [];
      const deal = async () => {
        const stored = writeVersions(readInspiration(writeInspiration(dealt)));
        return rule?.({ text, ...(dealt.length > 0 ? { earlier: stored } : {}) }, {}, signal);
      };
      let told = await deal();
      for (; typeof told === "string"; told = await deal()) dealt.push(...parseVersions(told));
      expect(told, id).toMatchObject({ decline: expect.stringContaining("Nothing was charged") as unknown });
      expect(newAmong(dealt, []), id).toEqual(dealt);
      expect(new Set(dealt.map(({ label }) => label)).size, id).toBe(dealt.length);
    }
  });

  it("glue no heading to a card", () => {
    for (const id of [
      "inspire/headlines-and-titles",
      "inspire/hooks-and-openings",
      "inspire/angle-and-perspective",
    ]) {
      const { parts } = requireSheet(id);
      const headings = parts.map(({ heading }) => heading);
      for (const { when } of parts)
        for (const { text: card } of cardsIn(id, chosenOf(when)))
          expect(
            headings.some((heading) => card.startsWith(`${heading}. `)),
            card,
          ).toBe(false);
    }
  });
});
