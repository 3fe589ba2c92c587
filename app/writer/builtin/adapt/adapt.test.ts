import { describe, expect, it } from "vitest";
import { adapt } from "../../catalogue/adapt/adapt.ts";
import { NeedsModel } from "../../faults.ts";
import { prepareTask } from "../../prepare.ts";
import { checkTask } from "../../promises/check.ts";
import type { Values } from "../../task.ts";
import { readSamples } from "#tests/texts/read-texts.ts";

const none = new AbortController().signal;
const samples = readSamples();
const names = (index: number) => adapt.suboptions[index]?.values.map(({ name }) => name) ?? [];

async function write(text: string, values: Values): Promise<string | null> {
  const answer = await adapt.rule?.({ text }, values, none);
  return typeof answer === "string" ? answer : null;
}

describe("Shape It", () => {
  it("has thirteen languages, eight tones and eight use cases", () =>
    expect(adapt.suboptions.map(({ values }) => values.length)).toEqual([13, 8, 8]));

  it("keeps its hard promises for every tone and use case", async () => {
    const broken: string[] = [];
    for (const [name, text] of [...samples].slice(0, 8))
      for (const tone of names(1).filter((one) => one !== "Empathetic"))
        for (const useCase of names(2)) {
          const values = { Language: "English", Tone: tone, "Use case": useCase };
          const answer = await write(text, values);
          if (answer === null) continue;
          const wrong = checkTask(prepareTask(adapt, values, { text }), answer).find(
            ({ kept, strength }) => !kept && strength === "hard",
          );
          if (wrong) broken.push(`${name}, ${tone}, ${useCase}: ${wrong.found}`);
        }
    expect(broken).toEqual([]);
  }, 120_000);

  it("changes the tone and keeps the rest", async () => {
    const text = "I don't think it's late. We'll call Ann on 3 May.";
    expect(await write(text, { Tone: "Formal" })).toBe(
      "I do not think it is late. We will call Ann on 3 May.",
    );
  });

  it("needs a model for another language and for a tone without a rule", async () => {
    const text = samples.get("lamp page") ?? "";
    await expect(write(text, { Language: "Spanish" })).rejects.toThrow(NeedsModel);
    await expect(write(text, { Tone: "Empathetic" })).rejects.toThrow(NeedsModel);
    expect(await write(text, { Language: "English" })).toBeNull();
  });
});
