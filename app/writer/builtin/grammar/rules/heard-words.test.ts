import { describe, expect, it } from "vitest";
import { clausesOf } from "./clause.ts";
import { heardWordRules } from "./heard-words.ts";

/** A sentence as the rules leave it. */
function mended(text: string): string {
  const [clause] = clausesOf([
    {
      kind: "paragraph",
      from: 0,
      text,
      whole: text,
      first: true,
      last: true,
      isOpened: true,
      isClosed: true,
    },
  ]);
  const edits = clause ? heardWordRules.flatMap((rule) => rule(clause)) : [];
  return edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((now, { from, to, replacement }) => now.slice(0, from) + replacement + now.slice(to), text);
}

describe("words heard alike", () => {
  it.each([
    ["She lead us up the narrow stairs.", "She led us up the narrow stairs."],
    [
      "The museum, were you can see the old engine, is free.",
      "The museum, where you can see the old engine, is free.",
    ],
    [
      "A firm who's drivers went on strike lost the order.",
      "A firm whose drivers went on strike lost the order.",
    ],
    ["If your away for the weekend, leave a key.", "If you're away for the weekend, leave a key."],
    ["We drove straight passed the turning.", "We drove straight past the turning."],
    ["Nobody wanted to loose another match.", "Nobody wanted to lose another match."],
    ["They should of asked the caretaker.", "They should have asked the caretaker."],
    ["She asked me weather we would come.", "She asked me whether we would come."],
    ["He must have wrote it in a hurry.", "He must have written it in a hurry."],
    ["If I would have known, I would have stayed.", "If I had known, I would have stayed."],
    ["This glue is superior than the old one.", "This glue is superior to the old one."],
    ["The womens' race begins at ten.", "The women's race begins at ten."],
    ["An old women sat by the door.", "An old woman sat by the door."],
    ["They said it would repaired by Monday.", "They said it would be repaired by Monday."],
    ["Its hard to find a plumber.", "It's hard to find a plumber."],
  ])("%s", (wrong, right) => expect(mended(wrong)).toBe(right));

  it.each([
    "I let her lead us up the stairs.",
    "Not until the last verse were they willing to sing.",
    "The woman who's here knows the man who's boss.",
    "If your opening hours suit us, we shall come.",
    "The bus passed the turning and a loose dog.",
    "You may want to loose the ropes.",
    "The might of the sea should of course be respected.",
    "Everybody asked about the weather.",
    "She had a rose in her hair and had drawn another.",
    "I would have known if you had called.",
    "I would prefer to walk rather than wait.",
    "A dozen men waited outside.",
    "The dog did its best to find the ball.",
    "The old women's choir sang.",
  ])("leave what is right: %s", (right) => expect(mended(right)).toBe(right));
});
