import { describe, expect, it } from "vitest";
import type { Vow } from "../task.ts";
import { noBuzzwords } from "./buzzwords.ts";
import { callsIn, isOpenQuestion, superlativesIn } from "./post-words.ts";
import {
  endsAsking,
  headingEvery,
  linesTaken,
  noSuperlatives,
  nothingLost,
  oneCall,
  openQuestions,
  paragraphLines,
  poll,
  speaksToYou,
  threadOf,
  threeParts,
  titled,
  weightedAtMost,
  wordsBesideHeadings,
  wordsUnchanged,
} from "./posts.ts";
import { nothingNewBesideLabels, secondsHook, twistersFlagged, videoScript } from "./scripts.ts";
import { nothingNewBesideTags, tagsFromText, threeGroups } from "./tags.ts";

const ferry = "The night ferry is slow and cheap. Book it at https://example.com/ferry.";

const cases: readonly [string, Vow, string, string, boolean][] = [
  ["280 with a long link", weightedAtMost(30), ferry, "Book: https://example.com/a/very/long/address", true],
  ["too heavy", weightedAtMost(10), ferry, "你好你好你好", false],
  ["a thread", threadOf(280), ferry, "1/2 The night ferry is slow.\n\n2/2 Book it.", true],
  ["a wrong number", threadOf(280), ferry, "1/2 The night ferry.\n\n3/2 Book it.", false],
  ["a post too long", threadOf(20), ferry, "1/1 The night ferry is slow and cheap.", false],
  ["every word in the thread", nothingLost, "One two. Three.", "1/2 One two.\n\n2/2 Three.", true],
  ["a lost word", nothingLost, "One two. Three.", "1/2 One.\n\n2/2 Three.", false],
  ["only line breaks", wordsUnchanged, "One two. Three.", "One two.\n\nThree.", true],
  ["another word", wordsUnchanged, "One two. Three.", "One two.\n\nFour.", false],
  ["headings between", wordsBesideHeadings, "One two.\n\nThree.", "## One\n\nOne two.\n\n- Three.", true],
  ["a word beside headings", wordsBesideHeadings, "One two.", "## One\n\nOne two three.", false],
  ["three lines", paragraphLines(3, 10), ferry, "aaaa bbbb cccc dddd eeee", true],
  ["four lines", paragraphLines(3, 10), ferry, "aaaaaa bbbbbb cccccc dddddd", false],
  ["headings often enough", headingEvery(5), ferry, "## A\n\none two three", true],
  ["too long without one", headingEvery(2), ferry, "## A\n\none two three", false],
  ["one call", oneCall, ferry, "It is slow.\n\nBook it at https://example.com.", true],
  ["a slot for a call", oneCall, ferry, "It is slow.\n\n[Call to action: what next?]", true],
  ["two calls", oneCall, ferry, "Book it now. Sign up for news.", false],
  ["asks last", endsAsking, ferry, "Slow.\n\nWhat do you think?", true],
  ["tells last", endsAsking, ferry, "What do you think?\n\nSlow.", false],
  ["speaks to you", speaksToYou, ferry, "You will like it.", true],
  ["you in a quotation", speaksToYou, ferry, "She said “you will like it”.", false],
  ["a superlative", noSuperlatives, ferry, "It is the slowest ferry.", false],
  ["an honest word", noSuperlatives, ferry, "An honest guest had a modest interest in the west.", true],
  ["open questions", openQuestions(2), ferry, "- What do you take along?\n- How do you sleep?", true],
  ["a closed question", openQuestions(2), ferry, "- What do you take along?\n- Do you sleep?", false],
  ["a poll", poll(140, 30), ferry, "Which one?\n\n- Slow\n- Cheap", true],
  ["an option too long", poll(140, 5), ferry, "Which one?\n\n- Slow\n- Cheaper", false],
  ["a teaser", titled(80, 140), ferry, "## Night ferry\n\n*Slow and cheap*\n\nThe ferry.", true],
  ["no title", titled(80, 140), ferry, "Night ferry\n\nSlow and cheap", false],
  ["three parts", threeParts(6), ferry, "It ran.\n\nIt stopped.\n\nIt ran.", true],
  ["two parts", threeParts(6), ferry, "It ran.\n\nIt stopped.", false],
  ["jargon", noBuzzwords, ferry, "A game-changer for synergy.", false],
  ["jargon in a quotation", noBuzzwords, ferry, "He said “synergy”. We use it.", true],
  ["a script", videoScript(3, 5), ferry, "**SHOT:** [sea]\n\n**VOICE:** The ferry is slow.", true],
  ["an untagged line", videoScript(3, 5), ferry, "SHOT: [sea]\n\nVOICE: The ferry is slow.\n\nEnd", false],
  ["a hook", secondsHook(8, 5), ferry, "**SAY:** The ferry is slow.\n\n**SHOW:** Night ferry", true],
  ["a hook too long", secondsHook(3, 5), ferry, "**SAY:** The ferry is slow.\n\n**SHOW:** Night", false],
  [
    "tags of a script",
    nothingNewBesideLabels,
    ferry,
    "**SHOT:** [sea]\n\n**VOICE:** The ferry is slow.",
    true,
  ],
  [
    "a flagged twister",
    twistersFlagged,
    ferry,
    "Six slick swans swim. [Say slowly: Six slick swans swim]",
    true,
  ],
  ["an unflagged twister", twistersFlagged, ferry, "Six slick swans swim.", false],
  ["tags from the text", tagsFromText, ferry, "#NightFerry #cheap", true],
  ["a foreign tag", tagsFromText, ferry, "#NightFerry #luxury", false],
  ["tags are nothing new", nothingNewBesideTags, ferry, "Slow and cheap. #NightFerry", true],
  ["groups", threeGroups, ferry, "### Broad\n\n#a\n\n### Niche\n\n#b\n\n### Branded\n\n[tag]", true],
  ["a group missing", threeGroups, ferry, "### Broad\n\n#a\n\n### Niche\n\n#b", false],
];

describe("promises of posts", () => {
  it.each(cases)("%s", (_name, vow, text, output, kept) => {
    const { verdict, found } = vow.check({ text }, output);
    expect(found).toMatch(/./);
    expect(verdict).toBe(kept === null ? "unmeasured" : kept ? "kept" : "broken");
  });

  it("declines a script that the text is too short for", () => {
    expect(videoScript(75, 150).possible?.({ text: "It rains." })).toMatchObject({
      decline: expect.stringContaining("needs 73 more"),
    });
  });

  it("tells calls, superlatives and open questions by their words", () => {
    expect(
      callsIn("If you want to see it, book a demo. Mix the flour. Please visit us. See you."),
    ).toHaveLength(3);
    expect(superlativesIn("the most useful, biggest and best; most people; almost; the forest")).toEqual([
      "most useful",
      "biggest",
      "best",
    ]);
    expect(["And why now?", "Is it?", "**What** is it?"].map(isOpenQuestion)).toEqual([true, false, true]);
    expect(linesTaken("a".repeat(25), 10)).toBe(3);
  });
});
