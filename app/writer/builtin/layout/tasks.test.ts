import { describe, expect, it } from "vitest";
import { labelledRequests, listsOfTasks } from "./tasks.ts";

const items = "- paint for the gate\n- a second key\n- the number of the locksmith";
const told = "The gate stuck again on Sunday, and nobody could get the boats out until noon.";
const under = (head: string): string => `# The gate\n\n${told}\n\n${head}\n\n${items}\n\n${told}`;

describe("a list of what is to be done or asked for", () => {
  it.each([
    ["## Recommended, in order of cost"],
    ["## Recommendations (most urgent first)"],
    ["**Do:**"],
    ["Next:"],
    ["## What I need from you"],
    ["## Things to do before the season"],
  ])("is found under its head: %s", (head) => {
    expect(listsOfTasks(under(head), false).join("\n")).toContain("a second key");
  });

  it.each([
    ["Could you both let me have by the 9th:"],
    ["It is a small thing. I would ask the board to"],
    ["Please send me by Friday:"],
    ["I recommend that we do not mend it this year. Instead:"],
  ])("is found under a sentence that asks: %s", (head) => {
    expect(listsOfTasks(under(head), true).join("\n")).toContain("- a second key");
    expect(listsOfTasks(under(head), false)).toEqual([]);
  });

  it.each([
    ["Please note that these are shut:"],
    ["I'd recommend these books to you:"],
    ["We went through the gate with:"],
    ["## Recommended by three friends who went there"],
    ["What we found:"],
    ["Could it have been the rain?"],
    ["Before May the gate was opened with:"],
  ])("is none under %s", (head) => {
    expect(listsOfTasks(under(head), true)).toEqual([]);
  });

  it("may be a list within a list", () => {
    const made = listsOfTasks(
      "1. The gate stuck.\n2. I request that:\n   - the gate is oiled;\n   - Bo has a key;\n3. The rest is well.",
      true,
    ).join("\n");
    expect(made).toContain("I request that:");
    expect(made).toContain("the gate is oiled;");
    expect(made).not.toContain("The rest is well");
  });

  it("may be lines under a word", () => {
    expect(
      listsOfTasks(`${told}\n\nDo:\noil the gate – Bo\nkeys, labelled – Ann\ncard for Sven`, true),
    ).toEqual(["**Do**\n\n- oil the gate – Bo\n- keys, labelled – Ann\n- card for Sven"]);
    expect(
      listsOfTasks(
        "Next:\nThe gate was oiled on Sunday, and nobody had to wait for the boats any more at noon.",
        true,
      ),
    ).toEqual([]);
  });
});

describe("a paragraph that says itself that it asks", () => {
  it.each([
    ["What I need from you: a yes by Monday, and a second person for the lifting."],
    ["Recommendation: leave the gate as it is until the spring."],
    ["What we would like from the board: one visit, in May."],
  ])("is taken whole: %s", (said) => {
    expect(labelledRequests(`${told}\n\n${said}\n\n${told}`)).toEqual([said]);
  });

  it.each([
    ["What I saw: a gate that had been painted shut."],
    ["The gate: still shut, and nobody knows why."],
    ["What I need is a key. Bo: has none either, he says."],
    ["What I need from you:"],
  ])("is not: %s", (said) => {
    expect(labelledRequests(`${told}\n\n${said}\n\n${told}`)).toEqual([]);
  });
});
