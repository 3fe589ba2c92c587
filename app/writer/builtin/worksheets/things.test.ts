/** What is asked of a thing that does nothing, of a place of our own time, and where a quotation stops. */

import { describe, expect, it } from "vitest";
import { quoted } from "./excerpt.ts";
import { holds } from "./materials.ts";
import { lacking } from "./needs.ts";

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
