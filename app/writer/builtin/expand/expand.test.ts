import { describe, expect, it } from "vitest";
import { written } from "#tests/support/rule-output.ts";
import { readSamples, readText } from "#tests/texts/read-texts.ts";
import { NeedsModel } from "../../faults.ts";
import { numbersOf } from "../../prose/facts.ts";
import { sentencesOf } from "../../prose/sentences.ts";
import { countWords } from "../../prose/words.ts";
import { expand } from "./create-expand.ts";
import { lengthen } from "./lengthen.ts";

const texts = new Map([...readSamples(), ...readSamples("business")]);
const text = texts.get("school hours") ?? "";

/** The most sentences with slots in them that follow each other. */
function stacked(long: string): number {
  const rows = long.split("\n\n").flatMap((block) => {
    let run = 0;
    return sentencesOf(block).map((sentence) => (run = sentence.includes("[") ? run + 1 : 0));
  });
  return Math.max(0, ...rows);
}

describe("expand", () => {
  it.each([
    ["+25%", 1.25],
    ["+50%", 1.5],
    ["Double", 2],
    ["Triple", 3],
  ])("%s meets its length with slots", (Length, ratio) => {
    const long = written(expand({ text }, { Length }));
    expect(Math.abs(countWords(long) / countWords(text) - ratio)).toBeLessThanOrEqual(ratio * 0.1);
    expect(long).toContain("[");
  });

  it("fits together what is chosen together", () => {
    const long = written(
      expand(
        { text: texts.get("bus opinion") ?? "" },
        { Structure: "Subheadings", Counterpoints: "Pros and cons", Length: "Triple" },
      ),
    );
    expect(long).toMatch(/^## Buses\n\nBuses in our town should be free\./);
    expect(long).toMatch(/Pros:\n\n- [\s\S]*Cons:\n\n- [\s\S]*Even so,/);
  });

  it("puts evidence behind the claim, as slots", () => {
    expect(expand({ text }, { Evidence: "Quote slot" })).toMatch(/says \[name, role\]/);
  });

  it("shows more of a story and explains nothing in it", () => {
    const long = written(expand({ text: readText("ruth") }, { Length: "+50%" }));
    expect(long).toMatch(/In the air was \[a smell|The light fell on \[/);
    expect(long).not.toMatch(/For example, \[|In practice, this means|An example of|The strongest reason/);
  });

  it("tells a story's detail as what happens in it", () => {
    const story = readText("pride");
    expect(expand({ text: story }, { Detail: "Step by step" })).toContain(
      "Step by step, it happened like this:",
    );
    expect(expand({ text: story }, { Detail: "Consequences" })).toContain("[what it cost Mr. Bennet]");
    const fable =
      "The hare laughed at the snail. She ran to the pond, and the snail went on. He crossed the garden slowly and came to the wall. She slept in the sun and heard nothing.";
    for (const Detail of ["Step by step", "Background", "Consequences"]) {
      const added = written(expand({ text: fable }, { Detail })).replace(/^\d\./gm, "");
      expect(numbersOf(added.replace(/\[[^\]]*\]/g, "")), Detail).toEqual([]);
    }
  });

  it("puts at most two slots behind a sentence, and what more is asked for into paragraphs of their own", () => {
    for (const [name, Length] of [
      ["school hours", "Triple"],
      ["time tracker", "Triple"],
      ["story with a dog", "Double"],
      ["bus opinion", "Double"],
    ] as const) {
      const [opening = ""] = written(expand({ text: texts.get(name) ?? "" }, { Length })).split(
        /\n\n(?:To see why|It had begun)/u,
      );
      expect(stacked(opening), name).toBeLessThanOrEqual(2);
    }
  });

  it("declines to make much of a line", () => {
    const line = "Our bakery opens at five in the morning and sells out by nine every single day.";
    expect(expand({ text: line }, { Length: "Triple" })).toMatchObject({
      decline: expect.stringContaining("needs more to begin with"),
    });
  });

  it("says in a letter what one tells its reader, and little of it", () => {
    const letter = texts.get("request email") ?? "";
    const long = written(expand({ text: letter }, { Length: "+50%" }));
    expect(stacked(long)).toBe(1);
    expect(long).not.toMatch(
      /For example, \[one case|what practitioners say|a detail that only a witness knows/,
    );
    expect(expand({ text: letter }, { Length: "Triple" })).toMatchObject({ decline: expect.any(String) });
  });

  it("leaves the senses to a model", () => {
    expect(() => expand({ text }, { Detail: "Sensory detail" })).toThrow(NeedsModel);
  });
});

describe("lengthen", () => {
  it("asks nothing of quotations and repeats no addition for one sentence", () => {
    const long = lengthen('"I never slept better," she said.\n\nThe oven is hot.', 20, 40) ?? "";
    expect(long).toMatch(/^"I never slept better," she said\.\n\n/);
    expect(lengthen("Ha!", 500, 600)).toBeNull();
  });

  it("leaves no bare slot between the lines of a talk", () => {
    const talk =
      '"Is he yours?" the boy asked. "I did not want to leave him alone."\n\nHannah took the lamp down.';
    expect(lengthen(talk, 24, 26)).toMatch(/the boy asked\. "I did not/);
  });
});
