/** Where a thread and short lines are parted: at no sentence that leans on the one before the break. */

import { describe, expect, it } from "vitest";
import { threadBuilder } from "./breaks.ts";
import { lineBreaks } from "./lines.ts";

const broken = (text: string): string => {
  const made = lineBreaks({ text });
  return typeof made === "string" ? made : "";
};

describe("short lines", () => {
  const long =
    "The slates over the vestry came down in the second gale of the winter and took most of the gutter with them.";

  it.each([
    ["Ask at the yard for the foreman.", "He keeps the key to the loft on a nail behind the stove."],
    ["The gutter is cast iron throughout.", "It was put up by the same firm that hung the bells here."],
    ["The wardens have two buckets there.", "They stand under the worst of it until the roofer comes."],
  ])("take %s with what leans on it", (before, part) => {
    expect(broken(`${long} ${before} ${part}`)).toContain(`\n\n${before} ${part}`);
  });

  it.each([
    ["Nothing fell.", "It was put up by the same firm that hung the bells here, and they knew their trade."],
    ["Nobody saw it go.", "It was dark by then, and the ladder was still at the other end of the yard."],
    ["It was wet.", "They stood under the worst of it until the roofer came with a sheet and two lads."],
  ])("leave %s with what it closes", (before, part) => {
    expect(broken(`${long} ${before} ${part}`)).toContain(`${long} ${before}\n\n`);
  });

  it("keep a sum with what it is for, however long that is", () => {
    const claim =
      "The breeches have been let out at the waist by somebody who knew how, but they will have to be taken in again before the next company has them in June, and my cutter charges by the hour for that.";
    expect(broken(`${claim} £20.`)).toBe("");
    expect(broken(`${claim} £20. The hats came back in the order in which they went.`)).toContain(
      "that. £20.",
    );
  });

  it("break a long paragraph with an example in it, and none in which people talk", () => {
    const rule =
      "The clerk opens the lot at the reserve and looks round the room for a hand. If nobody stirs it is yours, and if somebody does the clerk says “ten with me” and goes on from there. When the book is out she says so, and the bidding is in the room alone until the hammer comes down on it.";
    expect(broken(rule).split("\n\n").length).toBeGreaterThan(1);
  });
});

it("a thread begins a post with a paragraph before it begins one with what leans", () => {
  const sentence = (about: string): string =>
    `The ${about} was brought up from the harbour on a cart with two horses.`;
  const text = `${sentence("mast")} ${sentence("boom")} They set it down by the wall.\n\n${sentence("keel")} ${sentence("rudder")} By noon it was under a sheet.\n\n${sentence("anchor")} ${sentence("winch")}`;
  const made = threadBuilder({ text });
  const posts = typeof made === "string" ? made.split("\n\n") : [];
  for (const post of posts) expect(post).toMatch(/^\d+\/\d+ The (?:mast|keel|anchor)/);
});
