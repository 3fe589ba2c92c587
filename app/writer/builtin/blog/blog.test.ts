import { describe, expect, it } from "vitest";
import { written } from "#tests/support/rule-output.ts";
import { readSamples, readText } from "#tests/texts/read-texts.ts";
import { blocksOf } from "../../prose/blocks.ts";
import { sentencesOf } from "../../prose/sentences.ts";
import { countWords } from "../../prose/words.ts";
import { readIn } from "../read-time/read-time.ts";
import { addFacts } from "./add-facts.ts";
import { writeHeadlines } from "./headlines.ts";
import { writeConclusion, writeIntro } from "./intro.ts";
import { outline } from "./outline.ts";

const texts = new Map([...readSamples(), ...readSamples("business"), ...readSamples("documents")]);
const text = (name: string) => texts.get(name) ?? "";

describe("addFacts", () => {
  it.each([
    ["Most teams work from home.", "Most teams work from home [figure: how many]."],
    ["Sales rose by 20% in May.", "Sales rose by 20% in May [source needed]."],
    ["Buses are cheaper than cars.", "Buses are cheaper than cars [source needed]."],
    [
      "Studies show that sleep helps memory.",
      "Studies show that sleep helps memory [source needed: study, year].",
    ],
  ])("%s", (before, after) => expect(addFacts({ text: before })).toBe(after));

  it("marks no question, quotation or story", () => {
    expect(
      addFacts({ text: '"Most teams like it," she said. Do most teams like it? I never saw one.' }),
    ).toMatchObject({ decline: expect.any(String) });
  });
});

describe("outline", () => {
  it("has one line under each heading and asks for what is missing", () => {
    const made = written(outline({ text: text("short note") }));
    expect(made.split("\n\n").slice(0, 4)).toEqual([
      "## Sales",
      "We moved the bakery to Mill Street in May and sales rose by 20%.",
      "## Why it matters now",
      "[What makes sales worth reading about today, and for whom.]",
    ]);
  });
});

describe("writeHeadlines", () => {
  it("makes no headline of the name under a speech", () => {
    const speech = `${text("bus opinion")}\n\nAbraham Lincoln, November 19, 1863, Gettysburg, Pennsylvania`;
    expect(written(writeHeadlines({ text: speech }))).not.toContain("Gettysburg");
  });

  const headlines = (name: string) =>
    written(writeHeadlines({ text: text(name) }))
      .split("\n")
      .map((line) => line.replace(/^\d+\. /, ""));

  it("is a numbered list, so that no two headlines run together", () => {
    const blocks = blocksOf(written(writeHeadlines({ text: text("bus opinion") })));
    expect(blocks.map(({ kind }) => kind)).toEqual(Array.from({ length: 10 }, () => "item"));
  });

  it("mixes patterns from the text's own words", () => {
    expect(headlines("bus opinion")).toEqual(
      expect.arrayContaining([
        "Should buses in our town be free?",
        "Queues at the door would disappear",
        "A question of money",
        "Why a small charge on parking would be kind of fair",
      ]),
    );
    expect(headlines("time tracker")).toEqual(
      expect.arrayContaining([
        "Tally: a time tracker that fills itself in",
        "Should time tracking take less than a minute a day?",
      ]),
    );
    expect(headlines("loose blog").slice(0, 2)).toEqual([
      "How to write down decisions in one place",
      "How to meet in person at least four times a year",
    ]);
  });

  it("takes a story's talk and people, and no instructions", () => {
    const lines = written(writeHeadlines({ text: readText("pride") }));
    expect(lines).toContain("What a fine thing for our girls!");
    expect(lines).toContain("Mr. Bennet and Mr. Bingley");
    expect(lines).not.toMatch(/How to|make sense|things to know/);
  });

  it("leaves slots where a note says too little for ten", () => {
    const lines = headlines("bakery");
    expect(lines[0]).toBe("Our bakery opens at five in the morning");
    expect(lines.filter((line) => line.includes("[")).length).toBeGreaterThan(3);
  });
});

describe("intro and conclusion", () => {
  it("opens on something striking and ends on a step", () => {
    expect(written(writeIntro({ text: text("compost guide") })).split("\n\n")).toHaveLength(3);
    const end = written(writeConclusion({ text: text("loose blog") }));
    expect(end).toMatch(/^In short: .*\n\nA next step: [a-z]/s);
    const news = written(writeConclusion({ text: text("ferry news") }));
    expect(news).toContain("A next step: [one thing the reader can do now, and where].");
  });

  it("concludes no story, and says no point in a hundred words", () => {
    expect(writeConclusion({ text: readText("ruth") })).toMatchObject({
      decline: expect.stringContaining("tells a story"),
    });
    const [first = ""] = sentencesOf(written(writeConclusion({ text: readText("opticks") })));
    expect(countWords(first)).toBeLessThan(50);
  });
});

describe("readIn", () => {
  const run = (minutes: number, source: string) =>
    readIn(minutes)({ text: source }, {}, new AbortController().signal);
  it("cuts by whole sentences, grows by questions, declines the rest", async () => {
    const cut = written(await run(1, text("loose blog")));
    expect(countWords(cut)).toBeGreaterThanOrEqual(180);
    expect(cut).not.toContain("[");
    expect(written(await run(1, text("compost guide")))).toContain("[");
    expect(await run(10, text("compost guide"))).toMatchObject({
      decline: expect.stringContaining("at least 693"),
    });
  });

  it("declines what would be more slots than text", async () => {
    expect(await run(1, texts.get("broken lamp") ?? "")).toMatchObject({
      decline: expect.stringContaining("needs more to begin with"),
    });
  });

  it("cuts in any language", async () => {
    const german =
      "Der Bus hält am alten Hafen und an der Schule. Die Leute steigen dort gern ein und aus. ".repeat(16);
    expect(countWords(written(await run(1, german)))).toBeLessThanOrEqual(220);
  });
});
