/** What is asked of a thing that does nothing, of a place of our own time, and where a quotation stops. */

import { describe, expect, it } from "vitest";
import { quoted } from "./excerpt.ts";
import { holds } from "./materials.ts";
import { lacking } from "./needs.ts";
import { titlePatterns } from "./titles.ts";

describe("a thing that works", () => {
  it.each([
    "The Fenn boils a litre and switches itself off. The lid stays on.",
    "The pack has two pockets and straps that clip on. It fits over a coat.",
    "It grinds quietly, and the battery lasts a week.",
  ])("shows by what it does: %s", (text) => {
    expect(holds("works", text)).toBe(true);
  });

  it.each([
    "Lengths of iroko, all 610 mm deep. Most have a gas-tap hole, which we can plug or leave.",
    "A hard sheep's cheese, eight months old, from one farm. It keeps for three weeks.",
    "A print of the harbour in two blues, one of forty, signed on the back.",
  ])("is not: %s", (text) => {
    expect(holds("works", text)).toBe(false);
  });
});

describe("a thing that was somebody else's", () => {
  it.each([
    "A reclaimed door out of a chapel in Brecon, pitch pine.",
    "Bought new in 1998, used twice, and it has lived in the hall since.",
    "Three lockers, taken from the old school, £40 each.",
  ])("shows by what is told of it: %s", (text) => {
    expect(holds("used", text)).toBe(true);
  });

  it.each([
    "I sew saddle bags to order, in canvas or in leather, and each takes me two days.",
    "A hard sheep's cheese, eight months old, from one farm.",
    "New gloves for handling roses, cut long, with a double palm.",
  ])("is not: %s", (text) => {
    expect(holds("used", text)).toBe(false);
  });

  const bags = `# Saddle bags, sewn to order

I sew saddle bags for the wide racks that most shops sell, in canvas, with brass buckles. What is different from the bought ones: I double the corner where the heel goes.

Small is £48, large £63, post £4. Order by the first of the month and yours comes by the last.`;
  it("gets the lines for such a thing, and new goods get others", () => {
    const lines = titlePatterns("titles/subtitle-catchy", bags);
    expect(lines).toContain("[What is wrong with the usual one]. [What this one does about it]");
    expect(lines).not.toContain("[What it was once], and [what it can be now]");
    const old = bags.replace("sewn to order", "reclaimed, from £48");
    expect(titlePatterns("titles/subtitle-catchy", old)).toContain(
      "[What it was once], and [what it can be now]",
    );
  });
});

describe("a thing that changes hands once", () => {
  it.each([
    "Built 2006 in Ohio. What's wrong with it: the left lamp, and the gate squeals.",
    "Pews, ex-Zion chapel, Bala. They came out of the gallery and have stood in a barn since.",
    "Baler, £2,400 firm-ish. My back's gone, so somebody else can feed it.",
  ])("is known by what is told of it: %s", (text) => {
    expect(holds("once", text)).toBe(true);
  });

  it.each([
    "I sew saddle bags to order, and what is wrong with the bought ones is the corner.",
    "Sausage casings by post, salted, in bags of twenty metres. Postage is £4.",
    "A hard sheep's cheese, made since 1998 by the two of us.",
  ])("is not: %s", (text) => {
    expect(holds("once", text)).toBe(false);
  });
});

describe("a last day", () => {
  it.each([
    "I want one line of it changed before it's signed on the 14th.",
    "Would somebody please ring him before the 9th.",
    "Order in March and you pay the old price.",
  ])("stands in: %s", (text) => {
    expect(holds("deadline", text)).toBe(true);
  });

  it.each([
    "It was signed on the 14th, as everything is here.",
    "The order in March was the largest of the year.",
    "Before the war the mill had ninety looms.",
  ])("does not stand in: %s", (text) => {
    expect(holds("deadline", text)).toBe(false);
  });
});

describe("notes of a meeting", () => {
  it.each([
    "Give it the last five minutes of the hour, and nobody will mind.",
    "Twenty minutes of a good wind will do.",
    "We meet the patch halfway down the hill.",
  ])("are not: %s", (text) => {
    expect(holds("meeting", text)).toBe(false);
  });

  it.each([
    "Mtg w/ roofers, Tues. Anna to ring the council.",
    "Minutes of the last meeting were read and agreed.",
    "Agenda: roof, heating, any other business.",
  ])("are: %s", (text) => {
    expect(holds("meeting", text)).toBe(true);
  });

  it("lack what was settled in an essay that speaks of one", () => {
    const essay = `# Why the lamp is green

A lamp on the quay is green because the harbour lies to the right of whoever comes in. There was a meeting about it once, and the lamp stayed as it was. ${"Those who come in at night look for the green lamp and keep it to the right, and the rest is a matter of the tide. ".repeat(4)}`;
    expect(lacking("templates/meeting-notes", essay)).toMatchObject({
      decline: expect.stringContaining("needs notes of a meeting") as unknown,
    });
  });
});

it("a place of our own time is told by what stands in it", () => {
  expect(
    holds("today", "Nigel stood on the ladder with a fluorescent tube. A coach went past. It was Tuesday."),
  ).toBe(true);
  for (const text of [
    "The queen rode to the well, and nobody spoke until the moon was up.",
    "She put the bread on the sill and the river took it.",
    "The tower had a hundred stairs and one window.",
  ])
    expect(holds("today", text)).toBe(false);
});

describe("a quotation", () => {
  const filler = (end: string): string =>
    `${"The yard is open from Wednesday to Saturday, and the kettle is on. ".repeat(10)}${end}`;
  const text = (middle: string): string =>
    `${filler("")}\n\n${middle}\n\n${filler("Ring first.").repeat(3)}\n\n${filler("")}`;

  it("ends on no bare heading and on nothing that only announces", () => {
    for (const middle of ["**Please note**", "## Please note", "It is old wood. Here is why."])
      expect(quoted(text(middle))).not.toContain(middle);
  });

  it("ends on what says something", () => {
    for (const middle of ["There is chewing gum on it.", "It is old wood.", "Please note the gum."])
      expect(quoted(text(middle))).toContain(middle);
  });
});

describe("what is sold once", () => {
  const once = [
    "# For sale: mower, one owner\n\nIt starts on the second try. £340 or best offer. You will need a trailer. Buyer to collect.",
    "**Potato peeler. £90 or sensible offer.**\n\nIt is out of our shop, which we gave up in May. It weighs 68 kg. You can see it run before you pay. Buyer to collect.",
    "# For sale: upright piano\n\n£120. Selling because we move in May. You will need four friends. Collect from Hexley.",
    "# Spinning wheel, £95\n\nIt was my aunt's, and I have bought an electric one. I don't have room for both. It weighs 6 kg. You can try it first. Guaranteed to squeak. No swaps.",
    "**Two looms**\n\nI am giving up weaving. Both were bought new in 2017, and one has a dent.\n\n£140 for the lot. Cash, please. You will need a van. Pick up from Mill Lane.",
  ];
  const again = [
    "# The Holm stool\n\n**£85, shipped from Hawick.**\n\nI make these in ash. It weighs 3 kg and holds anybody. Send it back and I'll refund you.",
    "Meet the Fenn kettle. It holds 1.2 litres and costs £45. You get a five-year warranty. Order before noon and it ships the same day.",
    "# Lopsided jugs (seconds)\n\nHeight about 11 cm. The glaze is our own, and we can't promise you a colour.\n\n£16 each. Postage £4. Tell us what you can't stand.",
  ];

  it.each(once)("gets no pitch to those who put money in: %s", (text) => {
    expect(lacking("templates/pitch-deck-outline", text)?.decline).toContain("changes hands once");
    expect(lacking("templates/ad-copy", text)).toBeNull();
  });

  it.each(once)("is no firm with a story and no news: %s", (text) => {
    for (const id of ["templates/brand-story", "templates/value-proposition"])
      expect(lacking(id, text)?.decline, id).toContain("changes hands once");
    for (const id of ["templates/newsletter", "adapt/adapt/Newsletter", "create/repurpose/Newsletter"])
      expect(lacking(id, text)?.decline, id).toContain("news for the same readers");
  });

  it.each(again)("is none where more are made: %s", (text) => {
    expect(lacking("templates/pitch-deck-outline", text)).toBeNull();
    expect(lacking("templates/newsletter", text)).toBeNull();
  });
});
