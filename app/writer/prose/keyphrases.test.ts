import { describe, expect, it } from "vitest";
import { readSamples } from "#tests/texts/read-texts.ts";
import { keyphrasesOf } from "./keyphrases.ts";

const samples = readSamples();
const phrases = (name: string) => keyphrasesOf(samples.get(name) ?? "").map(({ named }) => named);

describe("keyphrasesOf", () => {
  it.each([
    ["launch email", "our reusable bottle"],
    ["pilot report", "the pilot"],
    ["lamp page", "the desk lamp"],
    ["ferry news", "the ferry"],
    ["bread steps", "the dough"],
  ])("finds what %s is about", (name, phrase) => expect(phrases(name).slice(0, 4)).toContain(phrase));

  it("names things as a sentence goes on with them", () => {
    expect(phrases("pilot report")).toContain("graphic novels");
    expect(phrases("ferry news")).toContain("Aoife Brennan");
    expect(keyphrasesOf("She ran quickly. They were very happy.")).toEqual([]);
  });

  it("takes no command and no verb for a thing", () => {
    expect(keyphrasesOf("Meet Fernweh, the travel journal.").map(({ text }) => text)).not.toContain(
      "Meet Fernweh",
    );
    expect(keyphrasesOf("The approach reduces the load.").map(({ text }) => text)).not.toContain(
      "approach reduces",
    );
  });
});
