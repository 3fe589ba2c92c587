/** What is told right: names and days in the check of a story, one of several, tasks, a memo, who a thing is for. */

import { describe, expect, it } from "vitest";
import { continuity } from "./continuity.ts";
import { contrasted } from "./contrasts.ts";
import { tellsTime } from "./ages-and-times.ts";
import { written } from "./written.fixture.ts";

const checked = (text: string): string => {
  const made = continuity({ text });
  return typeof made === "string" ? made : made.decline;
};
const rest = "It rained on Friday. We left on Monday at noon. In 1971 the mill shut.";

describe("names in a story", () => {
  it.each([
    ["Mr O'Dea kept the keys. We asked Mr O'Dea twice.", "- O'Dea: 2 sentences"],
    ["Lima wrote first. In Ramadan Lima wrote twice a day.", "- Lima: 2 sentences"],
    ["Ada sang. In Holm Ada sang again. We liked Holm, and Ada.", "- Ada: 3 sentences"],
  ])("are parted from what stands before them: %s", (line, listed) => {
    expect(checked(`${line} ${rest}`)).toContain(listed);
  });

  it.each([
    ["He kept nails in the Corry Brook tin. She had a Corry Brook tin too.", "Corry Brook"],
    ["Mr d'Arbo kept the keys. We asked Mr d'Arbo twice.", "- Mr:"],
    ["At Easter we sang. By Easter Monday we were hoarse.", "- Easter"],
  ])("are none of what names nobody: %s", (line, none) => {
    expect(checked(`${line} ${rest}`)).not.toContain(none);
  });

  it("of those who speak in a script come first", () => {
    const script = ["Hold it.", "I am holding it, Ada.", "Higher, Ola.", "No, Ola."]
      .map((line, at) => `${at % 2 === 0 ? "ADA" : "OLA"}: ${line} Tom said on Friday that Tom was nine.`)
      .join("\n\n");
    expect(checked(script)).toMatch(
      /### Names in more than one sentence\n\n- ADA: speaks 2 times\n- OLA: speaks 2 times/,
    );
  });
});

describe("days and times", () => {
  it.each([
    "On day nine I slept.",
    "The bus went at 6.10 without us.",
    "It took a fortnight.",
    "She moved to Holm the year after.",
  ])("are told here: %s", (line) => expect(tellsTime(line)).toBe(true));
  it.each(["He paid from 6.50 euros up.", "I weighed it: 6.10 kg.", "She came to the second house."])(
    "are not told here: %s",
    (line) => expect(tellsTime(line)).toBe(false),
  );
});

describe("one of several that were told of", () => {
  const before = [
    { text: "The lock under the bridge leaks." },
    { text: "It loses between 20 and 30 litres." },
    { text: "So." },
  ];
  const needs = (line: string): number[] =>
    contrasted(line, 2, (noun) => (noun === "lock" ? 0 : undefined), before);

  it.each([
    ["Boats may use the upper lock.", [0]],
    ["The board reckons with the lower figure.", [1]],
    ["The north locks stay open.", [0]],
  ])("needs those: %s", (line, wanted) => expect(needs(line)).toEqual(wanted));

  it.each(["Boats moor on the north side.", "The lower field is dry.", "High water is at six."])(
    "is told from what there is one of: %s",
    (line) => expect(needs(line)).toEqual([]),
  );
});

describe("a list of what is to be done", () => {
  const asked = (list: string): Promise<string> =>
    written(
      "create/summarize",
      `# Hut meeting\n\nPresent: Una, Bert, Ola\n\nThe roof leaks. Nobody knew why.\n\n${list}\n\nWe had tea at six.`,
      { Focus: "Decisions and actions" },
    );

  it.each([
    ["ACTIONS\nUna – ring the roofer\nBert – buy rope", "- Una – ring the roofer\n- Bert – buy rope"],
    ["To do\nUna: ring the roofer\nBert: buy rope", "- Una: ring the roofer\n- Bert: buy rope"],
    ["What I would do:\n\n1. Ring the roofer.\n2. Buy rope.", "1. Ring the roofer.\n2. Buy rope."],
    [
      "She did agree to this (I wrote it down):\n\n- a new lamp\n- a key for Una",
      "- a new lamp\n- a key for Una",
    ],
    ["The owner agreed to two things:\n\n- a new lamp\n- a key for Una", "- a new lamp\n- a key for Una"],
    ["What we'd change:\n\n1. The lock.\n2. The lamp.", "1. The lock.\n2. The lamp."],
  ])("is found: %s", async (list, lines) => expect(await asked(list)).toContain(lines));

  it.each([
    "ACTIONS\nnobody had any",
    "Actions speak louder, said Una.\nBert – silent",
    "What I would eat:\n\n1. Bread.\n2. Soup.",
  ])("is none: %s", async (list) => expect(await asked(list)).toMatch(/^DECLINED/));
});

describe("a numbered memo", () => {
  const memo = (point: string): Promise<string> =>
    written(
      "create/summarize",
      `**MEMO**\n\nTo: Board, Holm Rowing Club\nFrom: Ola Lie, boats\nDate: 3 May\nRe: **Slip**\n\n1. The slip was laid in 1984. It was patched in 2003 and 2015.\n\n2. In April 19 boats used it. The year before it was 31.\n\n3. The concrete has 14 cracks. Two of them go through.\n\n4. ${point}\n\n5. The tide table hangs in the shed.`,
      { Length: "One sentence" },
    );

  it.each([
    "I recommend that we close the slip to trailers this year. Instead:\n\n   - a winch, £300\n   - a rope, £40",
    "We recommend that the club buys a winch for £300.",
    "I advise that no trailer over 500 kilos is let down it.",
  ])("comes to what it recommends: %s", async (point) =>
    expect(await memo(point)).toBe(point.split(/(?<=[.]) |\n/)[0]),
  );

  it.each([
    "I recommend it to nobody, but it holds.",
    "The slip is steep, and wet at all hours.",
    "Ada recommended paint. It peeled.",
  ])("comes to nothing by what else it says: %s", async (point) =>
    expect(await memo(point)).toMatch(/^DECLINED/),
  );
});

describe("who a thing is good for", () => {
  const page = (line: string): Promise<string> =>
    written(
      "templates/product-description",
      `# Loom, 1960, birch, works\n\nI've woven on this loom for nine years. Selling because the new flat is small and it weighs 90 kilos.\n\n- Four shafts, all of them straight.\n- Six pedals.\n- The bench tips.\n\n${line} You'll want a spanner.\n\n**£300**, or £250 and a good bicycle. Pickup in Holm any day but Sunday. Call Una.`,
    );
  const under = async (line: string): Promise<string> =>
    (await page(line)).split("### Who it is for")[1]?.split("###")[0]?.trim() ?? "";

  it.each([
    "Good for weavers of rugs, or for a school with a dry hall.",
    "Great for somebody with a barn.",
    "Ideal for two people who get on.",
  ])("stands under its heading: %s", async (line) => expect(await under(line)).toContain(line));

  it.each([
    "Good for another thirty years if it is kept dry.",
    "Good for nothing in a flat.",
    "Great for its age, and the wood is sound.",
  ])("is not how long it lasts: %s", async (line) => expect(await under(line)).not.toContain(line));
});
