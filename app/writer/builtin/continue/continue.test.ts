import { describe, expect, it } from "vitest";
import { continueOptions } from "../../catalogue/continue/continue-options.ts";
import { prepareTask } from "../../prepare.ts";
import { checkTask } from "../../promises/check.ts";
import type { Source } from "../../task.ts";
import { classics, readSamples, readText } from "#tests/texts/read-texts.ts";

const none = new AbortController().signal;
const samples = readSamples();

async function written(name: string, source: Source): Promise<string> {
  const answer = await continueOptions.find((one) => one.name === name)?.rule?.(source, {}, none);
  return typeof answer === "string" ? answer : (answer?.decline ?? "no rule");
}

describe("continue options", () => {
  it("go on about a story's people, not about a word of it", async () => {
    const more = await written("add more details", { text: readText("ruth") });
    expect(more).toContain("To be more precise about Naomi:");
  });

  it("end a story as a story, and argue with none", async () => {
    for (const name of ["pride", "ruth"] as const) {
      const text = readText(name);
      expect(await written("add a conclusion", { text })).toMatch(
        /^In the end, \[what is no longer the same for/,
      );
      expect(await written("add a counterpoint", { text })).toContain("tells a story");
      expect(await written("add an example", { text })).toContain("tells a story");
    }
  });

  it("take no plan and no report for a claim", async () => {
    const minutes = samples.get("minutes") ?? "";
    for (const name of ["add a conclusion", "add a counterpoint", "add an example"])
      expect(await written(name, { text: minutes }), name).not.toMatch(/Adaeze will ask|any other business/);
    expect(await written("add a counterpoint", { text: readText("opticks") })).not.toContain("Still, yet");
    expect(await written("add a counterpoint", { text: samples.get("ferry news") ?? "" })).not.toContain(
      "against the ferry",
    );
  });

  it("keep their hard promises", async () => {
    const broken: string[] = [];
    const texts = [
      ...samples,
      ...readSamples("documents"),
      ...classics.map((name) => [name, readText(name)] as const),
    ];
    for (const one of continueOptions)
      for (const [name, text] of texts) {
        const answer = await one.rule?.({ text }, {}, none);
        if (typeof answer !== "string") continue;
        const wrong = checkTask(prepareTask(one, {}, { text }), answer).find(
          ({ kept, strength }) => !kept && strength === "hard",
        );
        if (wrong) broken.push(`${one.name} / ${name}: ${wrong.found}`);
      }
    expect(broken).toEqual([]);
  }, 60_000);

  it("go on from the text's own last idea", async () => {
    const text = samples.get("bus opinion") ?? "";
    expect(await written("add a counterpoint", { text })).toContain(
      "Still, buses in our town should be free",
    );
    expect(await written("add a conclusion", { text })).toContain("What remains is this: buses in our town");
    expect(await written("add a transition", { text, context: "What parking should cost" })).toContain(
      "the next part: What parking should cost.",
    );
    expect(await written("add a quote slot", { text })).toMatch(/^> “\[one sentence about/);
    expect(await written("add a summary", { text })).toMatch(/^In short: /);
  });

  it("ask only for what the last sentences leave out", async () => {
    const text = "On 3 May, Ann Reed planted 40 trees in Leeds.";
    const details = await written("add more details", { text });
    expect(details).not.toContain("[when it happens]");
    expect(details).not.toContain("[how many or how much]");
  });
});
