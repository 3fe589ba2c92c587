import { describe, expect, it } from "vitest";
import type { Vow } from "../task.ts";
import { changedShare, degreeOfChange, onlyGrammarEdits, overlapUnder, sentencesKept } from "./change.ts";
import { checkVows } from "./check.ts";
import { conclusionFirst } from "./conclusion.ts";
import { withoutImpossible } from "./conflicts.ts";
import { postsFit, slidesShape } from "./formats.ts";
import { factsInPlace, factsLocked, nothingNew, numbersKept, quotesVerbatim } from "./facts.ts";
import { sameLanguage } from "./language.ts";
import { everyLineAsks, titleCase } from "./lines.ts";
import { spokenBy } from "./persons.ts";
import { longestSentence, meanNeverRises, sentenceCount } from "./sentences.ts";
import { bulletsOnly, executiveShape, oneParagraph, tldrShape } from "./structure.ts";
import { gradeNear, noContractions, noHedges } from "./style.ts";
import { lineCharacters, wordLimit, wordShare } from "./words.ts";

const ten = "one two three four five six seven eight nine ten";
const rosa = "In May, Rosa cut irrigation from 5 days to 3. See https://example.com.";

const cases: readonly [string, Vow, string, string, boolean | null][] = [
  ["70 % exactly", wordShare(0, 0.7), ten, "a b c d e f g", true],
  ["over 70 %", wordShare(0, 0.7), ten, "a b c d e f g h", false],
  ["nothing at all", wordShare(0, 0.7), ten, "", false],
  [
    "facts kept",
    factsLocked,
    rosa,
    "Rosa, in May, went from 5 days of irrigation to 3: https://example.com",
    true,
  ],
  ["a number changed", factsLocked, rosa, "Rosa, in May, went from 6 days to 3: https://example.com", false],
  ["a name lost", factsLocked, rosa, "In May she went from 5 days to 3: https://example.com", false],
  ["a link lost", factsLocked, rosa, "Rosa, in May, went from 5 days to 3.", false],
  [
    "a number in another spelling",
    numbersKept,
    "It cost 1,200 euros for twelve people.",
    "1200 euros, 12 people.",
    true,
  ],
  ["a placeholder lost", factsLocked, "Dear {name}, it is %DAY%.", "Dear reader, it is %DAY%.", false],
  ["a placeholder altered", factsLocked, "Dear {{first_name}}, hello.", "Dear {{firstname}}, hello.", false],
  ["placeholders kept", factsLocked, "Dear <<Name>>, see [link].", "See [link], dear <<Name>>.", true],
  ["facts in their order", factsInPlace, rosa, "Rosa, in May, went from 5 to 3: https://example.com", true],
  ["numbers that changed places", factsInPlace, rosa, "In May, Rosa cut it from 3 days to 5.", false],
  ["dates that changed places", factsInPlace, "From June 3 to July 9.", "From June 9 to July 3.", false],
  ["names that changed places", factsInPlace, "So Rosa paid Peter.", "So Peter paid Rosa.", false],
  [
    "links that changed places",
    factsInPlace,
    "Read https://a.org, not https://b.org.",
    "Read https://b.org, not https://a.org.",
    false,
  ],
  ["slots that changed places", factsInPlace, "From [day] to [hour].", "From [hour] to [day].", false],
  ["a number that is there twice", factsInPlace, "5 of 9, then 5 of 7.", "5 of 7, then 5 of 9.", false],
  ["what is lost has not moved", factsInPlace, "One has 5, 6 and 7.", "It has 5 and 7.", true],
  ["a new name", nothingNew, rosa, "Rosa and Peter cut irrigation.", false],
  ["a slot is nothing new", nothingNew, rosa, "Rosa cut irrigation by [40 litres].", true],
  [
    "a quotation as it stands",
    quotesVerbatim,
    "She said “We are late.”",
    "They were “late”? “We are late.”",
    true,
  ],
  ["a quotation made up", quotesVerbatim, "She said “We are late.”", "She said “We are early.”", false],
  [
    "another language",
    sameLanguage,
    "The dog is in the house and it is not happy, since nobody is there.",
    "El perro está en la casa y no es feliz, porque no hay nadie allí.",
    false,
  ],
  ["one sentence", sentenceCount(1), rosa, "Mr. Smith cut it.", true],
  ["two sentences", sentenceCount(1), rosa, "Cut it. Now.", false],
  ["a sentence of 26 words", longestSentence(25), rosa, `${"word ".repeat(26)}.`, false],
  [
    "longer sentences",
    meanNeverRises,
    "Short one. Short two.",
    "One much longer sentence than before.",
    false,
  ],
  ["one paragraph", oneParagraph, rosa, "One.\n\nTwo.", false],
  ["bullets", bulletsOnly, rosa, "- one\n- two", true],
  ["one bullet", bulletsOnly, rosa, "- one", false],
  ["executive summary", executiveShape, rosa, "Do it.\n\n- one\n- two", true],
  ["TL;DR", tldrShape, rosa, "**TL;DR:** it rains.", true],
  ["a contraction", noContractions, rosa, "We don't know.", false],
  ["a possessive is none", noContractions, rosa, "Rosa's farm is dry.", true],
  ["a contraction in a quotation", noContractions, rosa, "She said “We don't.”", true],
  ["a hedge", noHedges, "It is so.", "I think it is so.", false],
  ["a kind of thing", noHedges, "It is so.", "It is a kind of tree.", true],
  [
    "reading grade",
    gradeNear(6, "grade 6"),
    rosa,
    "Applicants shall be deemed categorically ineligible notwithstanding circumstances.",
    false,
  ],
  ["first person", spokenBy("we", "we"), rosa, "We cut our costs.", true],
  ["second person", spokenBy("we", "we"), rosa, "You cut your costs.", false],
  ["light change", degreeOfChange(0, 0.15), ten, ten.replace("ten", "eleven"), true],
  ["too much change", degreeOfChange(0, 0.15), ten, "something else entirely", false],
  ["copied runs", overlapUnder(0.5), ten, ten, false],
  [
    "a spelling fix",
    onlyGrammarEdits,
    "I recieved alot of mail from him",
    "I received a lot of mail from him",
    true,
  ],
  [
    "two letters swapped",
    onlyGrammarEdits,
    "Teh cafe will be run by Nora Lindqvist.",
    "The cafe will be run by Nora Lindqvist.",
    true,
  ],
  [
    "a verb that follows no rule",
    onlyGrammarEdits,
    "I goed home; I seen it.",
    "I went home; I saw it.",
    true,
  ],
  ["another verb", onlyGrammarEdits, "I went home by the river.", "I walked home by the river.", false],
  [
    "an agreement fix",
    onlyGrammarEdits,
    "Their is many error in the the report",
    "There are many errors in the report",
    true,
  ],
  [
    "a nicer word",
    onlyGrammarEdits,
    "The big house is on the hill",
    "The magnificent house is on the hill",
    false,
  ],
  [
    "a cut sentence",
    onlyGrammarEdits,
    "The house burned. The garden survived somehow",
    "The house burned",
    false,
  ],
  ["sentences kept", sentencesKept, "It rained. We left.", "It rained all day. Then we left early.", true],
  ["a sentence lost", sentencesKept, "It rained heavily. We left early.", "It rained heavily.", false],
  ["title case", titleCase, rosa, "The Rise of the Machines", true],
  ["no title case", titleCase, rosa, "The rise of the machines", false],
  ["asks", everyLineAsks, rosa, "- Why?\n- How？", true],
  ["too long a line", lineCharacters(10), rosa, "short\nmuch too long a line", false],
  [
    "conclusion first",
    conclusionFirst,
    "It rained. Costs rose. We propose to close the shop in May.",
    "We propose to close the shop in May. It rained.",
    true,
  ],
  [
    "conclusion last",
    conclusionFirst,
    "It rained. Costs rose. We propose to close the shop in May.",
    "It rained. We propose to close the shop in May.",
    null,
  ],
];

describe("promises", () => {
  it.each(cases)("%s", (_name, vow, text, output, kept) => {
    const check = vow.check({ text }, output);
    expect(check.found).toMatch(/./);
    expect(check.verdict).toBe(kept === null ? "unmeasured" : kept ? "kept" : "broken");
  });

  it("names what changed", () => {
    expect(
      factsLocked.check({ text: rosa }, "In May, Rosa cut it from 6 days to 3: https://example.com.").found,
    ).toBe("missing: 5; new: 6");
    expect(factsInPlace.check({ text: "First 5, then 6, 7 and 8." }, "First 6, 7, 8 and then 5.").found).toBe(
      "moved: 5",
    );
  });

  it("tells what moved in long texts", () => {
    const numbers = Array.from({ length: 40_000 }, (_, at) => String(at + 10));
    const text = numbers.join(" and ");
    const output = [...numbers.slice(20_000), ...numbers.slice(0, 20_000)].join(" and ");
    expect(factsInPlace.check({ text }, output).found).toMatch(/^moved: .* and 19994 more$/);
  });

  it("measures change between 0 and 1", () => {
    expect(changedShare(ten, ten)).toBe(0);
    expect(changedShare("a b", "c d")).toBe(1);
  });

  it("declines a limit that the text cannot carry", () => {
    expect(
      wordLimit(100).possible?.({ text: "It rains and nothing else happens here today, so we stay home." }),
    ).toEqual({
      decline: "A summary of 100 words needs a text of more than 100 words; this one has 12.",
    });
    expect(wordLimit(50).possible?.({ text: "word ".repeat(80) })).toBe(true);
  });

  it("leaves out what another value makes impossible and says so", () => {
    const { vows, unchecked } = withoutImpossible([bulletsOnly, sentenceCount(1)], {});
    expect(vows.map((vow) => vow.id)).toEqual(["sentence-count"]);
    expect(unchecked).toMatchObject([{ id: "bullets-only", verdict: "unmeasured", kept: null }]);
    expect(unchecked[0]?.found).toContain("cannot hold together");
  });

  it("asks no slides to be posts", () => {
    const { vows, unchecked } = withoutImpossible([slidesShape, postsFit], {});
    expect([vows.map((vow) => vow.id), unchecked.map((one) => one.id)]).toEqual([["slides"], ["posts-fit"]]);
  });

  it("checks all vows of a list", () => {
    expect(
      checkVows([numbersKept, sameLanguage], {}, { text: rosa }, "Rosa.").map((promise) => promise.kept),
    ).toEqual([false, null]);
  });
});
