import { describe, expect, it } from "vitest";
import type { Vow } from "../task.ts";
import { continues } from "./continuation.ts";
import { withoutImpossible } from "./conflicts.ts";
import { postsWithin, wordBand } from "./lengths.ts";
import { charactersAtMost } from "./lines.ts";
import {
  itemsAsk,
  itemsUnder,
  labelCharacters,
  lineGroups,
  missingSections,
  sectionsInOrder,
  type Section,
} from "./sections.ts";
import {
  haikuShape,
  nothingNewBelowTitle,
  numberedPosts,
  returns,
  slugUnder,
  titleCounts,
} from "./shapes.ts";
import { bareEnd, keyphraseWithin, lineBetween, lineOptions, nothingNewInLines } from "./titles.ts";
import { soundsLike } from "./tones.ts";
import { figuresKept, inLanguage } from "./translation.ts";

const section = (title: string, mark: Section["mark"]): Section => ({ title, mark, belongs: "what belongs" });
const mail = [section("Subject", "label"), section("Greeting", "block"), section("Ask", "block")];
const page = [section("Headline", "title"), section("Proof", "heading"), section("Next step", "heading")];

describe("sections in their order", () => {
  it.each([
    ["**Subject:** Rain\n\nDear Ann,\n\nPlease call.", []],
    ["Subject: Rain\n\nDear Ann,\n\nPlease call.", []],
    ["Dear Ann,\n\n**Subject:** Rain\n\nPlease call.", ["Ask"]],
    ["**Subject:** Rain\n\nDear Ann,", ["Ask"]],
  ])("labels and blocks: %s", (text, missing) => expect(missingSections(mail, text)).toEqual(missing));

  it.each([
    ["# Rain\n\n## Proof\n\nIt rained.\n\n## Next step\n\n- Take an umbrella.", []],
    ["# Rain\n\n## 2. Proof (numbers)\n\nIt rained.\n\n## Next step\n\nGo.", []],
    ["# Rain\n\n## Next step\n\nGo.\n\n## Proof\n\nIt rained.", ["Next step"]],
    ["# Rain\n\n## Proof\n\n## Next step\n\nGo.", ["Proof"]],
    ["Rain\n\nProof\n\nIt rained.", ["Headline", "Proof", "Next step"]],
  ])("headings: %s", (text, missing) => expect(missingSections(page, text)).toEqual(missing));

  it("tells a model what belongs where", () => {
    const told = sectionsInOrder(page).tell?.({}, { text: "" }) ?? "";
    expect(told).toMatch(/\n {2}\d\. ## Proof \(what belongs/);
    expect(told).toMatch(/\n {2}1\. a heading in words of your own \(Headline: what belongs/);
    expect(told).toContain("put a question to the writer there");
    expect(sectionsInOrder(page, "invented").tell?.({}, { text: "" })).toContain("invent it");
  });
});

const text = "The desk lamp is made of oak. It weighs 1.4 kg. Order it today.";
const cases: readonly [string, Vow, string, boolean][] = [
  ["three items", itemsUnder("Benefits", 3), "## Benefits\n\n- a\n- b\n- c\n\n## Proof\n\n- d", true],
  ["two items", itemsUnder("Benefits", 3), "## Benefits\n\n- a\n- b", false],
  ["an item too long", itemsUnder("Titles", 1, 1, 5), "## Titles\n\n- abcdef", false],
  ["every label", labelCharacters("Headline", 6), "**Headline:** Lamp\n\n**Headline:** Lamps for all", false],
  ["labels that fit", labelCharacters("Headline", 6), "**Headline:** Lamp\n\nHeadline: Lamps", true],
  ["questions", itemsAsk, "- Why?\n- [a question]", true],
  ["no question", itemsAsk, "- Why.", false],
  ["stanzas", lineGroups(2, 2), "one\\\ntwo\n\nthree\\\nfour", true],
  ["a stanza of one line", lineGroups(2, 2), "one\\\ntwo\n\nthree", false],
  ["posts", numberedPosts(2, 20), "1. One post.\n2. Two posts.", true],
  ["a post too long", numberedPosts(2, 5), "1. One post.\n2. Two.", false],
  ["the title's number", titleCounts, "# 2 lamps\n\n1. Oak\n2. Steel", true],
  ["another number", titleCounts, "# 3 lamps\n\n1. Oak\n2. Steel", false],
  ["a number in the title only", nothingNewBelowTitle, "# 3 points\n\nThe lamp is made of oak.", true],
  ["a new number below", nothingNewBelowTitle, "# Points\n\nIt costs 12 euros.", false],
  ["a haiku", haikuShape, "The dog sat quietly\nbeside a boy\nunder the old bridge", false],
  ["five, seven, five", haikuShape, "The rain on the roof\nnobody came to the door\nthe dog is asleep", true],
  ["the chorus returns", returns("Chorus"), "## Chorus\n\nla\n\n## Verse\n\no\n\n## Chorus\n\nla", true],
  ["another chorus", returns("Chorus"), "## Chorus\n\nla\n\n## Chorus\n\nli", false],
  ["a slug", slugUnder, "## Slug\n\ndesk-lamp", true],
  ["no slug", slugUnder, "## Slug\n\nDesk Lamp", false],
  ["goes on", continues, "Every lamp has a story.", true],
  ["starts again", continues, `${text} And more.`, false],
  ["a band", wordBand({ least: 2, most: 3 }), "one two", true],
  ["beyond a band", wordBand({ least: 2, most: 3 }), "one two three four", false],
  ["posts within", postsWithin(10), "One post.\n\nTwo.", true],
  ["a long post", postsWithin(8), "One post.\n\nTwo.", false],
  ["line options", lineOptions(2), "One\nTwo", true],
  ["the same line twice", lineOptions(2), "One\none", false],
  ["bare ends", bareEnd, "Oak and steel", true],
  ["a full stop", bareEnd, "Oak and steel.", false],
  ["characters of a line", lineBetween(5, 20), "Oak and steel", true],
  ["the search phrase first", keyphraseWithin(30), "The desk lamp in oak", true],
  ["no search phrase", keyphraseWithin(30), "What nobody told you before you bought it", false],
  ["lines read one by one", nothingNewInLines, "The lamp of oak\nWhat to know", true],
  ["figures kept", figuresKept, "1.4 kg of oak", true],
  ["a figure lost", figuresKept, "Oak.", false],
  [
    "another language",
    inLanguage("es", "Spanish"),
    "La lámpara es de roble y no pesa mucho, pero es muy buena.",
    true,
  ],
  [
    "not that language",
    inLanguage("es", "Spanish"),
    "The lamp is made of oak and it is not heavy, and it stands well.",
    false,
  ],
  ["another script", inLanguage("ru", "Russian"), "Lamp", false],
  ["formal", soundsLike("Formal"), "It is here.", true],
  ["not formal", soundsLike("Formal"), "It's here.", false],
];

describe("shapes, lines and lengths", () => {
  it.each(cases)("%s", (_title, vow, output, kept) => {
    expect(vow.check({ text }, output).verdict).toBe(kept ? "kept" : "broken");
    expect(vow.say({})).toMatch(/\.$/);
  });

  it("leaves out a length that the channel has no room for", () => {
    const beyond = wordBand({ least: 1000, most: 2000 }, "word-band-beyond-channel");
    const { vows, unchecked } = withoutImpossible([charactersAtMost(2200), beyond], {});
    expect(vows.map(({ id }) => id)).toEqual(["characters"]);
    expect(unchecked[0]?.found).toContain("cannot hold together");
  });
});
