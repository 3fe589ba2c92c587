import { describe, expect, it } from "vitest";
import { readSamples, readText } from "#tests/texts/read-texts.ts";
import { findEntry } from "../../catalogue/catalogue.ts";
import { methods } from "../../catalogue/roles/methods.ts";
import { rolePairs, roles } from "../../catalogue/roles/roles.ts";
import { writeConversation, type Said } from "../../conversation.ts";
import { NeedsModel } from "../../faults.ts";
import { numbersOf } from "../../prose/facts.ts";
import { prepareTask } from "../../prepare.ts";
import { checkTask } from "../../promises/check.ts";
import { parsePair } from "../../role-pair.ts";
import { kindOf } from "./fitting-roles.ts";
import { asks, families, replies } from "./shared-lines.ts";
import { perspective, speak } from "./speak.ts";
import { forMany } from "./agree.ts";

const message = findEntry("brainstorm/message")!;
const walk =
  "A study of 1,200 office workers found that a ten-minute walk after lunch cut afternoon sleepiness by almost a third.";
const samples = readSamples();

function talk(text: string, first: string, second: string, turns = 20): Said[] {
  const said: Said[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const [role, partner] = turn % 2 === 0 ? [first, second] : [second, first];
    const source = { text, role, partner, earlier: writeConversation(said) };
    const answer = speak(source);
    if (typeof answer !== "string") throw new Error(answer.decline);
    const broken = checkTask(prepareTask(message, {}, source), answer).filter(
      (promise) => !promise.kept && promise.strength === "hard",
    );
    expect(broken, `${role}: ${answer}`).toEqual([]);
    said.push({ role, text: answer });
  }
  return said;
}

describe("a brainstorm by rule", () => {
  it("runs twenty messages without a sentence said twice, on one sentence of text", () => {
    for (const { primary, secondary } of rolePairs) talk(walk, primary, secondary);
  });

  it.each(["support apology", "pilot report", "story with a dog", "rough email"])(
    "keeps its promises on: %s",
    (name) => {
      const text = samples.get(name) ?? "";
      for (const [index, role] of roles.entries())
        if (index % 8 === text.length % 8) talk(text, role.name, role.partner);
    },
  );

  it("answers the last message, asks, and closes at the end", () => {
    const said = talk(samples.get("pilot report") ?? "", "Strategist", "Investor");
    expect(said[0]?.text).toMatch(/^Goal, obstacle, move: .*What do we choose not to do\?$/);
    expect(said[1]?.text).toMatch(/the pilot .*Why will this win, and why now\?$/);
    expect(said[19]?.text).toMatch(/So this is what stays: the pilot ran /);
  });

  it("makes only the subject's own verb agree", () => {
    expect(forMany("What {T} needs, and where is {T}?")).toBe("What {T} need, and where are {T}?");
    expect(forMany("The account of {T} has a gap.")).toBe("The account of {T} has a gap.");
  });

  it("lets the Critic ask for evidence of a claim", () => {
    expect(speak({ text: walk, role: "Critic" })).toMatch(
      /without support: a study of 1,200 .* \[source needed\]\. What would a tough reviewer write\?$/,
    );
    expect(perspective({ text: walk, role: "the critic" })).toMatch(/evidence/);
  });

  it("needs a model for a role of the writer's own, and for another language", () => {
    expect(() => speak({ text: walk, role: "My aunt" })).toThrow(NeedsModel);
    expect(() => speak({ text: "הקפה של סבתא תמיד הריח כמו שבת בבוקר.", role: "Critic" })).toThrow(
      NeedsModel,
    );
  });

  it("has a method for every role, without a number in it", () => {
    expect(Object.keys(methods).toSorted()).toEqual(roles.map(({ name }) => name).toSorted());
    const lines = [
      ...Object.values(methods).flatMap((method) => [...method.moves, ...method.asks]),
      ...Object.values(families).flatMap((shared) => [...shared.replies, ...shared.moves, ...shared.asks]),
      ...replies,
      ...asks,
    ];
    expect(lines.filter((line) => numbersOf(line).length > 0)).toEqual([]);
    expect(new Set(lines).size).toBe(lines.length);
  });
});

describe("roles for a text", () => {
  it.each([
    ["launch email", "Marketing copy"],
    ["support apology", "Email or message"],
    ["CV bullet", "CV or cover letter"],
    ["pilot report", "Business plan or proposal"],
    ["ferry news", "News or press text"],
    ["bus opinion", "Opinion or essay"],
    ["story with a dog", "Story or poem"],
    ["cache note", "Technical text"],
    ["loose blog", "Blog post or article"],
  ])("%s: %s", (name, kind) => expect(kindOf(samples.get(name) ?? "")).toBe(kind));

  it("answers two roles of the list for any text", () => {
    for (const text of [...samples.values(), readText("ruth"), "?", "一個短句。"]) {
      const answer = findEntry("brainstorm/roles")?.rule?.({ text }, {}, new AbortController().signal);
      expect(parsePair(typeof answer === "string" ? answer : "")).not.toBeNull();
    }
  });
});
