import { describe, expect, it } from "vitest";
import { isCall } from "../prose/calls.ts";
import { factsOf } from "../prose/facts.ts";
import type { Vow } from "../task.ts";
import { benefitFirst, bulletsOpenWithVerb, oneAsk, oneCall, opensWithVerb } from "./calls.ts";
import { opposesAndReplies } from "./counterpoints.ts";
import {
  adShape,
  emailShape,
  letterShape,
  outlineShape,
  pitchShape,
  postsFit,
  scriptShape,
  slidesShape,
  threadShape,
} from "./formats.ts";
import { weightedLength } from "../prose/weighted-length.ts";
import { ranksExplained, stepsNamed } from "./ideas.ts";
import { searchReady, tagsFromText } from "./search.ts";
import { noNewSlips } from "./slips.ts";
import { hasQuestions } from "./structure.ts";
import { fewerWeakWords } from "./style.ts";

const source = { text: "The bus is late, and it is a very cold day at the harbour." };
const kept = (vow: Vow, output: string, text = source.text) => vow.check({ text }, output).verdict === "kept";

describe("formats", () => {
  const long = "word ".repeat(70).trim();
  it.each<[string, Vow, string, string]>([
    ["thread", threadShape, "1/ One.\n\n2/ Two.", "1/ One.\n\n3/ Two."],
    ["posts", postsFit, "One.\n\nTwo.", long],
    ["script", scriptShape, "## Scene\n\nSeen: a bus\n\nVoice-over: It is late.", "## Scene\n\nIt is late."],
    ["slides", slidesShape, "## Bus\n\n- Late\n- Cold", `## Bus\n\n${"- Late\n".repeat(7)}`],
    [
      "ad",
      adShape,
      "## A\n\nOne.\n\nGo\n\n## B\n\nTwo.\n\nGo\n\n## C\n\nThree.\n\nGo",
      "## A headline that is far too long for it\n\nOne.\n\nGo\n\n## B\n\nTwo.\n\nGo\n\n## C\n\nThree.\n\nGo",
    ],
    [
      "outline",
      outlineShape,
      "## A\n\nx\n\n## B\n\nx\n\n## C\n\nx\n\n## D\n\nx",
      "## A\n\n## B\n\nx\n\n## C\n\nx\n\n## D\n\nx",
    ],
    [
      "letter",
      letterShape,
      `Dear reader,\n\n${`${long}.\n\n`.repeat(3)}Kind regards`,
      `Dear reader,\n\n${long}.\n\nKind regards`,
    ],
    ["e-mail", emailShape, "Subject: Bus\n\nIt is late.\n\nKind regards", "It is late.\n\nKind regards"],
    [
      "a pitch in another order",
      pitchShape,
      "## Problem\n\nx\n\n## Solution\n\nx\n\n## Proof\n\nx\n\n## Ask\n\nx",
      "## Solution\n\nx\n\n## Problem\n\nx\n\n## Proof\n\nx\n\n## Ask\n\nx",
    ],
    ["pitch", pitchShape, "## A\n\nx\n\n## B\n\nx\n\n## C\n\nx\n\n## D\n\nx", "## A\n\nx\n\n## B\n\nx"],
    ["questions", hasQuestions, "**Why?**\n\nIt is late.", "It is late."],
  ])("%s", (_name, vow, right, wrong) => {
    expect([kept(vow, right), kept(vow, wrong)]).toEqual([true, false]);
  });

  it("counts as X does", () => {
    expect(weightedLength("abc")).toBe(3);
    expect(weightedLength("日本🚀")).toBe(6);
    expect(postsFit.check({ text: "" }, "नमस्ते ".repeat(41)).verdict === "kept").toBe(false);
    expect(weightedLength("See https://example.com/a/very/long/address/that/goes/on")).toBe(27);
  });
});

describe("calls", () => {
  it.each([
    ["Read more here.", true],
    ["1/ Please share it.", true],
    ["Voice-over: Sign up here.", true],
    ["If in doubt, please call us.", true],
    ["Reading helps.", false],
    ["The answer is short.", false],
  ])("%s", (sentence, call) => expect(isCall(sentence)).toBe(call));

  it.each<[Vow, string, string]>([
    [oneCall(), "It is late. Tell me more.", "Tell me more. Share it. It is late."],
    [oneCall("invitation to reply", /\breply\b/), "It is late. Reply today.", "It is late. Share it."],
    [opensWithVerb, "Order yours\nBring a friend", "The best lamp\nOrder yours"],
    [bulletsOpenWithVerb, "- Led a team\n- Built it", "- My team\n- Built it"],
    [benefitFirst("customers"), "What customers gain: time.", "The bus is late."],
    [oneAsk, "Could you please call me?", "It is late."],
  ])("%o", (vow, right, wrong) => expect([kept(vow, right), kept(vow, wrong)]).toEqual([true, false]));
});

describe("search, ideas, wording", () => {
  const body = (words: string) =>
    `Title: Night bus\n\nDescription: The night bus.\n\n## Night bus\n\nThe night bus is here.\n\n${words}`;
  it.each<[Vow, string, string]>([
    [searchReady, body("It runs at noon and at nine. ".repeat(20)), body("It is late.")],
    [tagsFromText, "Late #Bus #ColdDay", "Late #Tram"],
    [stepsNamed("SCAMPER", /\bcombin/i), "1. **Combine:** a and b", "1. A and b"],
    [ranksExplained, "1. A bus (short)", "1. A bus"],
    [opposesAndReplies, "Some readers will object. Even so, it runs.", "It runs well."],
    [noNewSlips, "The bus is late.", "The the bus is an late one."],
    [fewerWeakWords, "The bus is late.", "The bus is really very late."],
  ])("%o", (vow, right, wrong) => expect([kept(vow, right), kept(vow, wrong)]).toEqual([true, false]));

  it("takes neither post numbers for figures nor hashtags for names", () => {
    const facts = factsOf("1/ It runs.\n\n2/ The bus is late today #NightBus");
    expect([[...facts.numbers], [...facts.names]]).toEqual([[], []]);
  });
});
