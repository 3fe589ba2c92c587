/** What may be quoted or taken without its neighbours: a line that names what it speaks of, a sentence whose people are known. */

import { describe, expect, it } from "vitest";
import { leavesUnnamed } from "./posts.ts";
import { written } from "./written.fixture.ts";

describe("a line to quote", () => {
  it.each([
    "Everybody on the quay knows it.",
    "Nobody at the mill will miss them.",
    "The best part of the job is that they pay.",
  ])("speaks of what it does not name: %s", (line) => {
    expect(leavesUnnamed(line)).toBe(true);
  });

  it.each([
    "Nobody ever finished a wall by looking at it.",
    "Nobody in a kitchen says what they think.",
    "The only way to learn songs is to sing them.",
  ])("names what it speaks of: %s", (line) => {
    expect(leavesUnnamed(line)).toBe(false);
  });

  it("is not taken where it leaves that out", async () => {
    const plea = (line: string): string =>
      `# Paint the steps\n\nI think the council should paint the edge of every step on Hill Street. We need a line that can be seen in the rain. Of course paint costs money. ${line} Some will say that people should look where they go. We should not wait for another broken hip. Let us paint the steps.`;
    expect(await written("social/quote-worthy-line", plea("Everybody on the hill knows it."))).toContain(
      "DECLINED",
    );
    expect(await written("social/quote-worthy-line", plea("Nobody ever mends a hip with sand."))).toBe(
      "Nobody ever mends a hip with sand.",
    );
  });
});

describe("a report that is summed up", () => {
  const report = (second: string): string =>
    `# Bakers to be paid back for short flour\n\nBakers in Orrey are owed refunds after a mill was found to have filled its sacks a kilo short since May.\n\nThe county said on Monday that a belt had slipped when the packer was moved.\n\nShops that bought by the tonne are not affected.\n\n${second}\n\nThe mill said it had tested the packer twice.\n\nBakers will be credited in August.\n\nThe county meets again on 4 July, and its officers said the mill had replaced the belt.`;
  const summed = (second: string): Promise<string> =>
    written("create/summarize", report(second), { Length: "50 words" });

  const long =
    "weighs every sack on two scales at four in the morning and writes the sums in a green book that her aunt had left in the drawer.";

  it.each([
    `The fault has been found because of Tove Lind's scales. Ms Lind, a baker in Quay Street, ${long}`,
    `The fault has been found by Nils Aho. Aho, who keeps a café by the bridge, ${long}`,
    `The county has ordered new scales for Ewa Roth. Mrs Roth, 61, ${long}`,
  ])("leaves out whoever is introduced in a sentence that has no room: %s", async (second) => {
    expect(await summed(second)).toMatch(/^Bakers in Orrey/);
    expect(await summed(second)).not.toMatch(/Lind|Aho|Roth/);
  });

  it.each([
    `The fault has been found by a baker in Quay Street. It cannot be mended yet, since she ${long}`,
    `The fault has been found by a baker in Quay Street. She ${long} The mill denied it.`,
    `The county has ordered new scales for Ewa Roth of Mill Lane. Nobody has seen them but Mrs Roth, who ${long}`,
  ])("leaves out a first sentence that the rest of its paragraph turns: %s", async (second) => {
    expect(await summed(second)).toMatch(/^Bakers in Orrey/);
    expect(await summed(second)).not.toContain(second.split(". ")[0]);
  });

  it.each([
    `The fault has been found by a baker in Quay Street. She ${long}`,
    `The fault has been found by Nils Aho, who keeps a café by the bridge. Aho ${long}`,
    `The county has ordered new scales for Ewa Roth of Mill Lane. Mrs Roth ${long}`,
  ])("takes a first sentence that says it all: %s", async (second) => {
    expect(await summed(second)).toContain(second.split(". ")[0]);
  });
});
