/** What heads a paragraph, and what is the beginning of its first sentence and never goes. */

import { describe, expect, it } from "vitest";
import { afterLeadIn, leadInOf, withPlace } from "./lead-ins.ts";
import { beginsTorn } from "./unfit.ts";
import { written } from "./written.fixture.ts";

describe("a bold run before the rest of its sentence", () => {
  const begun = [
    "**750 kr.** fetched from the boathouse, 980 kr. with the Friday boat to Hvar and Lesina.",
    "**£26, posted.** Two for £48 to one address.",
    "**About 40 lb.** of it came up in one net, and we sold the lot on the quay.",
    "*Ca.* eleven people come each year.",
  ];
  it.each(begun)("heads nothing and stays: %s", (paragraph) => {
    expect(leadInOf(paragraph)).toBe("");
    expect(afterLeadIn(paragraph)).toBe(paragraph);
  });

  it.each([
    ["**The roof.** It was felted twice.", "It was felted twice."],
    ["*Step 3.* Lift the lid.", "Lift the lid."],
    ["**At 9 am.** The gates are opened.", "The gates are opened."],
    ["**Paint:** Two coats of it.", "Two coats of it."],
  ])("is told from one that heads its paragraph: %s", (paragraph, rest) =>
    expect(afterLeadIn(paragraph)).toBe(rest),
  );

  it("is not taken off what goes on with a small letter behind a colon", () =>
    expect(afterLeadIn("**Paint:** two coats, and a third at sea.")).toBe(
      "**Paint:** two coats, and a third at sea.",
    ));

  it.each(begun.slice(0, 2))("opens a post whole: %s", async (price) => {
    const text = `# Rope soles for a dinghy, a pair\n\n${price}\n\nWoven on the loft floor by two of us, from rope that has been to sea and back. They are stitched twice and tarred once. You get a spare lace.\n\n${"The rope is picked apart by hand and laid again, which takes a day and a half. ".repeat(6)}`;
    const said = price.replaceAll("*", "").split(/(?<=[.!]) (?=\p{Lu})/u)[0] ?? "";
    for (const id of [
      "social/caption-writer",
      "social/community-post",
      "templates/tweet",
      "social/line-break-formatter",
    ]) {
      const made = await written(id, text);
      expect(made.startsWith("DECLINED") || made.includes(said), `${id}: ${made}`).toBe(true);
    }
  });
});

describe("a sentence without its beginning", () => {
  const text = "# The well\n\nIn 1902 it was dug by hand, and the water is good.\n\n- two buckets\n- a rope";
  it.each([
    "it was dug by hand, and the water is good.",
    "The well\n\n*and the water is good.*",
    "- by hand, and the water is good.",
  ])("is found: %s", (made) => expect(beginsTorn(text, made)).toBe(true));

  it.each([
    "In 1902 it was dug by hand.",
    "- two buckets\n- a rope",
    "**TL;DR:** It was dug by hand.",
    "1. two buckets",
  ])("is none: %s", (made) => expect(beginsTorn(text, made)).toBe(false));
});

describe("a place in capitals before a report", () => {
  const report = (first: string): string =>
    `# Lift box voted out\n\n${first} Tenants of a tower by the canal have voted to take the coin box out of their lift after nine years.\n\nThe vote went 40 to 12. From 1 May each flat pays two crowns a month.\n\n"I never liked the noise," said Jana Novotna, who chairs the house. The lift dates from 1979.`;

  it.each(["OLOMOUC.", "USTI NAD LABEM.", "HRADEC."])(
    "is torn off by no line and no post: %s",
    async (place) => {
      for (const id of ["social/line-break-formatter", "social/fit-to-280", "create/summarize"])
        expect(await written(id, report(place)), id).not.toMatch(
          new RegExp(`${place}\\n|DECLINED This text does not begin`),
        );
    },
  );

  it.each(["Never mind.", "STOP.", "NO."])("is told from a short sentence: %s", (first) =>
    expect(withPlace([first, "They went home at two."])).toEqual([first, "They went home at two."]),
  );
});
