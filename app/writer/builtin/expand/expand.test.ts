import { describe, expect, it } from "vitest";
import { written } from "#tests/support/rule-output.ts";
import { readSamples, readText } from "#tests/texts/read-texts.ts";
import { NeedsModel } from "../../faults.ts";
import { numbersOf } from "../../prose/facts.ts";
import { countWords } from "../../prose/words.ts";
import { expand } from "./create-expand.ts";
import { lengthen } from "./lengthen.ts";

const texts = new Map([...readSamples(), ...readSamples("business")]);
const text = texts.get("school hours") ?? "";

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
});
