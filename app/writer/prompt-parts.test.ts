import { describe, expect, it } from "vitest";
import { bakery } from "#tests/support/samples.ts";
import { promptsRule } from "./builtin/worksheets/rules.ts";
import { findTarget, targets } from "./catalogue/prompts/targets.ts";
import { parsePrompts, partsOf, writePrompts } from "./prompt-parts.ts";

const wish =
  "You are an editor of a local paper. Write a short news story about our move. Use at most 120 words. " +
  `Answer in two paragraphs. ${bakery}`;

describe("prompts for several targets", () => {
  it("are handed out to be filled in, and read back as they were written", async () => {
    const output = await promptsRule(targets)({ text: wish }, {}, new AbortController().signal);
    if (typeof output !== "string") throw new Error("no text");
    const prompts = parsePrompts(output);
    expect(prompts.map(({ target }) => target.name)).toEqual(["GPT-4", "Claude", "Gemini", "Midjourney"]);
    expect(writePrompts(prompts)).toBe(output);
    const [first, second, third, image] = prompts.map(partsOf);
    expect(first?.["task"]).toMatch(/^\[.+\]$/);
    expect([second, third]).toEqual([first, first]);
    expect(image).toMatchObject({ subject: expect.stringMatching(/\w/), parameters: "--ar [width:height]" });
  });

  it.each([
    ["bold heads", "**GPT-4:**\n\nRole: A\n\n**Claude**\n\n<role>B</role>"],
    ["heads with numbers", "# 1. GPT-4\n**Role:** A\n# 2. Claude prompt\n<role>\nB\n</role>"],
    ["heads and a word before", "Two prompts.\n\n## Prompt for GPT-4\n### Role\nA\n## Claude\n- **Role**: B"],
    ["a fence around each", "## GPT-4\n\n```\nRole: A\n```\n\n## Claude\n\n```xml\n<role>B</role>\n```"],
  ])("are read from %s", (_what, answer) => {
    const prompts = parsePrompts(answer);
    expect(prompts.map((prompt) => [prompt.target.name, partsOf(prompt)["role"]])).toEqual([
      ["GPT-4", "A"],
      ["Claude", "B"],
    ]);
  });

  it("a line for a picture is read by its parts", () => {
    const target = findTarget("midjourney");
    if (!target) throw new Error("no target");
    expect(partsOf({ target, text: "a bakery, at dawn, warm light, bread --ar 3:2 --v 6" })).toEqual({
      subject: "a bakery",
      details: "at dawn, bread",
      style: "warm light",
      parameters: "--ar 3:2 --v 6",
    });
  });

  it("nothing is made of an answer without targets", () => {
    expect(parsePrompts("Here you are.")).toEqual([]);
    expect(parsePrompts("")).toEqual([]);
  });
});
