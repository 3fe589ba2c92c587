/** What is sold is named before anything else is said of it: in a summary, a post and a teaser. */

import { describe, expect, it } from "vitest";
import { written } from "./written.fixture.ts";

const rest =
  "Weighs 14 kg, folds flat, and comes in its box. One owner. You can see it work before you pay. Cash only, collect from Holm.\n\nThe pins were new in March, and there is a spare set in the lid. It has never been out in the rain, and the handle is the one that came with it in 1991.";
const page = (
  head: string,
  first = "My aunt has gone over to chess. She used it on Sundays and hated it.",
): string => `${head}\n\n${first} £120.\n\n${rest}`;

describe("a summary of what is sold", () => {
  it.each([
    ["# Folding loom with two heddles", "Folding loom with two heddles. My aunt"],
    ["# Oak letter press, 40 cm", "Oak letter press, 40 cm. My aunt"],
    ["# Bean slicer, cast iron, £120", "Bean slicer, cast iron, £120. My aunt"],
  ])("begins with the title that names it: %s", async (head, begins) => {
    expect(await written("create/summarize", page(head), {})).toMatch(new RegExp(`^${begins}`));
  });

  it.each([["# Looking for a new home!"], ["# What is this?"], ["# Take it away"]])(
    "is not made where nothing names it: %s",
    async (head) => {
      expect(await written("create/summarize", page(head), {})).toMatch(/^DECLINED/);
    },
  );

  it("is as it was where a sentence says what it is", async () => {
    const made = await written(
      "create/summarize",
      page("# Sunday", "The loom is an upright one of oak."),
      {},
    );
    expect(made).toMatch(/^The loom is an upright one of oak\./);
  });
});

describe("a line under the title", () => {
  const book = page(
    "# WHERE TO SIT\n### Every bench between Holm and Oreby, tried in person",
    "I am a retired postwoman with a knee.",
  );

  it("goes with the title", async () => {
    for (const id of ["social/write-a-post", "templates/facebook-post"])
      expect(await written(id, book), id).toMatch(/^WHERE TO SIT\n\nEvery bench between Holm and Oreby/);
    expect(await written("social/story-teaser", book)).toMatch(
      /^## WHERE TO SIT\n\n\*Every bench between Holm and Oreby, tried in person\*\n\nI am a retired/,
    );
    expect(await written("create/summarize", book, {})).toMatch(
      /^WHERE TO SIT\. Every bench between Holm and Oreby, tried in person\. I am a retired/,
    );
  });

  it("is no heading of a part", async () => {
    const parted = `${book}\n\n### What the others said of it in the end\n\nThey liked it.`;
    expect(await written("social/write-a-post", parted)).not.toContain("Every bench");
  });
});
