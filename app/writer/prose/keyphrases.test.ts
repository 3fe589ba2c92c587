import { describe, expect, it } from "vitest";
import { readSamples, readText } from "#tests/texts/read-texts.ts";
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

describe("keyphrases of a story", () => {
  const of = (text: string) => keyphrasesOf(text, 6).map(({ named }) => named);

  it("are its people, places and things as it names them", () => {
    expect(of(readText("pride")).slice(0, 3)).toEqual(["Mr. Bennet", "Mr. Bingley", "Lizzy"]);
    expect(of(readText("ruth")).slice(0, 4)).toEqual(["Naomi", "Boaz", "Moab", "Ruth"]);
    expect(of(samples.get("story with a dog") ?? "").slice(0, 3)).toEqual(["Hannah", "the dog", "the boy"]);
  });

  it("are not what somebody only has", () => {
    for (const text of [readText("pride"), readText("ruth"), samples.get("story with a dog") ?? ""])
      for (const phrase of keyphrasesOf(text, 12))
        expect(phrase.named).not.toMatch(/^(?:his|her|their|my)\b|\b(?:mind|wife|temper|fortune)$/);
  });
});
