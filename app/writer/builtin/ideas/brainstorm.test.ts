import { describe, expect, it } from "vitest";
import { written } from "#tests/support/rule-output.ts";
import { readSamples, readText } from "#tests/texts/read-texts.ts";
import { shareOfNew } from "../../promises/ideas.ts";
import { numbersOf } from "../../prose/facts.ts";
import { termsOf } from "../../prose/weights.ts";
import type { Values } from "../../task.ts";
import { brainstorm } from "./brainstorm.ts";

const text = readSamples("business").get("compost guide") ?? "";
const lines = (values: Values) => written(brainstorm({ text }, values)).split("\n");

describe("brainstorm", () => {
  it("counts and numbers", () => {
    for (const count of [5, 10, 15, 20])
      expect(lines({ "How Many": `${String(count)} ideas` })).toHaveLength(count);
    expect(lines({})[0]).toMatch(/^1\. A beginner's guide: .*composting at home/);
  });

  it("labels the steps of a method in turn", () => {
    expect(
      lines({ Method: "SCAMPER", "How Many": "10 ideas" })
        .slice(0, 7)
        .map((line) => /\*\*(.*?):\*\*/.exec(line)?.[1]),
    ).toEqual(["Substitute", "Combine", "Adapt", "Modify", "Put to another use", "Eliminate", "Reverse"]);
  });

  it("goes further with each level of boldness", () => {
    const own = new Set(termsOf(text));
    const shares = ["Safe", "Surprising", "Wild"].map((Boldness) =>
      shareOfNew(lines({ Boldness }).join(" "), own),
    );
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });

  it("says why an idea ranks where it does, and asks where questions are wanted", () => {
    const asked = lines({ "Idea Type": "Questions to answer", "Sort By": "Fastest to write" });
    expect(asked.every((line) => /^\d+\. \([a-z, ]+\): .*\?$/.test(line))).toBe(true);
  });

  it("has ideas about a story's people, and none that sell them", () => {
    for (const type of ["Topics", "Angles", "Titles", "Questions to answer"]) {
      const made = written(
        brainstorm({ text: readText("ruth") }, { "Idea Type": type, "How Many": "20 ideas" }),
      );
      expect(made).toMatch(/Naomi/);
      expect(numbersOf(made.replace(/^\d+\./gm, ""))).toEqual([]);
      expect(made).not.toMatch(/reapers|\bsons\b|beginner's guide|money, hours|first steps/i);
    }
  });

  it("makes moves that fit any subject", () => {
    for (const Method of ["SCAMPER", "Six hats", "What if", "Reverse brainstorm"]) {
      const made = written(brainstorm({ text: readText("rights") }, { Method, "How Many": "20 ideas" }));
      expect(made).not.toMatch(
        /\b(?:beings|rights|law) snaps?\b|sister of|waste of|part in|during (?:human|rights)/,
      );
      expect(made).not.toMatch(/which question about [a-z ]+ come next/);
    }
  });

  it("agrees in number", () => {
    const made = written(
      brainstorm(
        { text: "Buses in our town should be free. Buses help." },
        { "Idea Type": "Titles", "How Many": "20 ideas" },
      ),
    );
    expect(made).toContain("Why buses matter more than it seems");
    expect(made).not.toMatch(/buses (?:is|works|matters|goes)\b/);
  });
});
