/** What is asked of a thing that does nothing, of a place of our own time, and where a quotation stops. */

import { describe, expect, it } from "vitest";
import { quoted } from "./excerpt.ts";
import { holds } from "./materials.ts";

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
