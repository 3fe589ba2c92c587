/** What a sheet hands over whole: a subject without its marks, a day that is the last one, the text in every prompt. */

import { describe, expect, it } from "vitest";
import { entries } from "../../catalogue/catalogue.ts";
import type { Values } from "../../task.ts";
import { holds } from "./materials.ts";
import { presentTitle } from "./own-lines.ts";

async function said(id: string, text: string, values: Values = {}): Promise<string> {
  const rule = entries.find((entry) => entry.id === id)?.rule;
  const result = await rule?.({ text }, values, new AbortController().signal);
  return typeof result === "string" ? result : `DECLINED ${String((result as { decline?: string }).decline)}`;
}

const memo = (line: string): string =>
  `To: the rink committee\n${line}\n\nThe pump ran 19 hours a day. It should run 12.\n\n1. Sent a sample, $75.\n2. It came back weak.\n3. Wait a year.\n4. Ask again in May.`;

describe("a subject", () => {
  it.each(["Re: **Pump**", "**Re:** Pump", "**Re: Pump**", "__Subject:__ *Pump*"])(
    "stands without its marks: %s",
    (line) => expect(presentTitle(memo(line))).toBe("Pump"),
  );
  it.each([
    ["Re: Pump, and 2 * 3 valves", "Pump, and 2 * 3 valves"],
    ["Subject: RE: the pump", "the pump"],
    ["Re: “Pump”", "“Pump”"],
  ])("keeps what is no mark: %s", (line, subject) => expect(presentTitle(memo(line))).toBe(subject));
});

describe("a last day", () => {
  it.each([
    "Can you let me know by tomorrow lunch?",
    "I need a yes by next Friday.",
    "The offer stands until the weekend.",
  ])("is found: %s", (line) => expect(holds("deadline", line)).toBe(true));
  it.each([
    "We drove by next door's hedge.",
    "He said that he would come by tomorrow.",
    "She passed by this week, twice.",
  ])("is none: %s", (line) => expect(holds("deadline", line)).toBe(false));
});

describe("a prompt", () => {
  it("has the text in each form, of however many paragraphs", async () => {
    const lines = Array.from(
      { length: 12 },
      (_, at) => `The boat left at ${String(at + 1)}, and it rained on the deck.`,
    );
    const told = await said("prompts/prompts", lines.join("\n\n"));
    expect(told).not.toContain("Paste the whole text");
    expect(told.split("The boat left at 12").length).toBe(4);
  });

  it("puts no number to what is listed one by one", async () => {
    const minutes =
      "STOKE BOAT CLUB\n\nPresent: Jean (chair), Bob (notes)\nApologies: Pete\n\n1. Slip. Agreed: a third quote.\n\n2. Fees. Decided: £54.\n\nNext meeting: 13 January.";
    expect(await said("prompts/prompts", minutes)).not.toContain("at most ten");
  });
});

describe("a message to all who work somewhere", () => {
  it("can be laid before them in slides", async () => {
    const text =
      "Dear all,\n\nThe cold room is new from Monday.\n\n- Shut the door.\n- Write the weight down.\n- Ring me above 8 degrees.\n\nThanks,\nAnn";
    expect(await said("create/repurpose", text, { Format: "Slide outline" })).toContain("What to do: [");
  });
});
