/** Texts to particular people are shown to nobody else. */

import { describe, expect, it } from "vitest";
import { addressedTo } from "./addressed.ts";
import { continuity } from "./continuity.ts";
import { written } from "./written.fixture.ts";

const told =
  "The roof of the barn lets water in on the north side, where nine slates have slipped. The rest of it is sound, and the beams are dry. I went up twice with a ladder and once without.";

describe("a text to particular people", () => {
  it.each([
    `# The barn roof\n\nPrepared for Mr and Mrs Lind.\n\n${told}`,
    `# The barn roof\n\nSurvey for Dr Ada Brook\n\n${told}`,
    `# The barn roof\n\nFor Ada and Bo, from Ola\n\n${told}`,
    `# The barn roof\n\nSir,\n\n${told}`,
    `# The barn roof\n\nDear Mr Holm,\n\n${told}`,
    `# The barn roof\n\nTo: Ada Brook\nFrom: Ola Lie\n\n${told}`,
    `# The barn roof\n\nYou asked whether the slates would last. ${told} Your insurers will want a photograph of it.`,
    `# The barn roof\n\nI sweep the barn. I'm writing this to the company, since it asked for ideas. ${told}`,
    `# The barn roof\n\n${told} I am sending this to our landlord before the winter.`,
    `# The barn roof\n\nI am writing to my own managers, who have never been up there. ${told}`,
  ])("is made into nothing that everybody reads: %s", async (text) => {
    expect(addressedTo(text)).not.toBe("");
    for (const id of [
      "social/write-a-post",
      "social/thread-builder",
      "social/caption-writer",
      "social/fit-to-280",
    ])
      expect(await written(id, text)).toMatch(/^DECLINED/);
  });

  it.each([
    `# The barn roof\n\n${told}`,
    `# The barn roof\n\nFor Sale, from Monday\n\n${told}`,
    `# The barn roof\n\nDear neighbours,\n\n${told}`,
    `# The barn roof\n\nYou asked for the story of the barn, all of you, so here it comes. ${told}`,
    `# The barn roof\n\nFor Mr Lind the trouble began with one slate that nobody had looked at in twenty years or more. ${told}`,
    `# The barn roof\n\n${told} Ask your landlord about the gutters.`,
    `# The barn roof\n\nI am writing this in the barn. ${told}`,
    `# The barn roof\n\nI wrote to the company in May, and it never answered. ${told}`,
    `# The barn roof\n\nI am writing to ask everybody for slates. ${told}`,
  ])("is told from one to everybody: %s", (text) => expect(addressedTo(text)).toBe(""));

  it("is told what would fit", async () => {
    const made = await written("social/thread-builder", `# The barn roof\n\nSir,\n\n${told}`);
    expect(made).toContain("Summarize");
  });
});

describe("a check of continuity", () => {
  const declines = (text: string): boolean => typeof continuity({ text }) !== "string";
  const tale =
    "I was nine in 1971, when Tom came to the farm. Tom had a coat with no buttons. We walked to Holm on a Friday. By Monday Tom was gone.";

  it.each([
    `# Put the bench back\n\n${tale} So put it back, and paint it green. I would ask that it is done by May.`,
    `${tale} The council says that nobody sat on it. To be fair, it was wet. The bench should be mended by June.`,
    `Dear Mr Holm,\n\n${tale}`,
  ])("declines what tells no tale: %s", (text) => expect(declines(text)).toBe(true));

  it.each([
    tale,
    `# Leaving Holm\n\n${tale} My mother said that I should have gone with him.`,
    `${tale} "So give it back," said my father. "I would ask that you do."`,
  ])("reads what does: %s", (text) => expect(declines(text)).toBe(false));
});
