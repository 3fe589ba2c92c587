/** A line to quote speaks of anybody, and not of one place. */

import { describe, expect, it } from "vitest";
import { written } from "./written.fixture.ts";

const essay = (line: string): string =>
  `# Leave the lamp on\n\nI think the lamp at the quay should stay lit, and I understand that it costs money. We need it, and some say we do not. ${line}\n\nI would ask that the harbour pays for the oil. So leave it on. It is £40 a year, which is not much to find a boat by.`;

describe("a line to quote", () => {
  it.each([
    ["Nobody ever got lost for want of a speech."],
    ["Everybody sleeps better with one window lit."],
    ["Nothing looks smaller than a boat with a tall mast."],
  ])("is one that is true of anybody: %s", async (line) => {
    expect(await written("social/quote-worthy-line", essay(line))).toBe(line);
  });

  it.each([
    ["Everybody in the office keeps one drawer locked."],
    ["Nobody at our quay owns a better pair of boots."],
    ["Everyone on this street has had a key cut."],
  ])("is none of one place: %s", async (line) => {
    expect(await written("social/quote-worthy-line", essay(line))).toMatch(/^DECLINED/);
  });

  it("is none of what explains", async () => {
    const told =
      "# How a lamp is trimmed\n\nThe wick is cut square, because a corner smokes. Nothing burns well that is cut in a hurry. The oil is warmed where it is thick, so that it climbs. If the glass is dirty, the light is yellow. The flame is lowered when the glass is put on, since cold glass cracks. It usually takes an hour.";
    expect(await written("social/quote-worthy-line", told)).toMatch(
      /^DECLINED This text explains or reports/,
    );
  });
});
