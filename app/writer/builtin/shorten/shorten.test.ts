import { describe, expect, it } from "vitest";
import { classics, declaration, readSamples, readText } from "#tests/texts/read-texts.ts";
import { findEntry } from "../../catalogue/catalogue.ts";
import { NeedsModel } from "../../faults.ts";
import { checkTask } from "../../promises/check.ts";
import { prepareTask } from "../../prepare.ts";
import { countWords } from "../../prose/words.ts";
import { shorten } from "./shorten.ts";

const texts = new Map([...readSamples(), ...classics.map((name) => [name, readText(name)] as const)]);

describe("shorten", () => {
  it("counts a list on where an item was dropped", () => {
    const result = shorten({ text: readSamples("documents").get("theatre") ?? "" }, {});
    expect(result).toMatch(/^1\. Prices rose by 10%\.$/m);
  });

  it("keeps a numbered heading, or leaves the text to a model", () => {
    const text = readText(declaration);
    const entry = findEntry("writing/shorter");
    if (!entry) throw new Error("no entry");
    try {
      const result = shorten({ text }, {});
      if (typeof result !== "string") throw new Error(result.decline);
      expect(checkTask(prepareTask(entry, {}, { text }), result).filter((one) => !one.kept)).toEqual([]);
    } catch (error) {
      expect(error).toBeInstanceOf(NeedsModel);
    }
  });

  it.each(["quarterly figures", "bread steps"])(
    "leaves %s to a model: every sentence has its numbers",
    (name) => expect(() => shorten({ text: texts.get(name) ?? "" }, {})).toThrow("keep every number"),
  );

  it.each([...texts.keys()].filter((name) => !/^(?:quarterly figures|bread steps)$/.test(name)))(
    "keeps its promises on %s",
    (name) => {
      const source = { text: texts.get(name) ?? "" };
      const entry = findEntry("writing/shorter");
      if (!entry) throw new Error("no entry");
      const result = shorten(source, {});
      if (typeof result !== "string") throw new Error(result.decline);
      for (const promise of checkTask(prepareTask(entry, {}, source), result))
        expect({ ...promise, result }).toMatchObject({ kept: true });
      expect(countWords(result) / countWords(source.text)).toBeGreaterThan(0.4);
      expect(shorten(source, {})).toBe(result);
    },
  );

  it("does not leave a sentence that points back to one that is gone", () => {
    const result = shorten(
      {
        text: "The river rose by 3 metres in May. The mayor closed the old bridge near the mill. It was opened again in June. The market moved to the school because the square was wet. However, most traders stayed at home that week.",
      },
      {},
    );
    expect(result).not.toMatch(/(?:^|\n)(?:It|However)\b/);
    expect(typeof result === "string" && result.includes("It was opened") && !result.includes("bridge")).toBe(
      false,
    );
  });

  it("takes a connective whole and keeps no half of a count", () => {
    const result = shorten({ text: texts.get("loose blog") ?? "" }, {});
    expect(result).toContain("Writing forces a person to think about what they mean.");
    expect(result).not.toMatch(/(?:^|[.!?] |\n)(?:This|That|These|Due|In addition to),? /);
    expect(result).not.toMatch(/(?:^|\n|[.] )First,/);
    expect(result).not.toMatch(/Secondly,|Finally,/);
    expect(result).toContain("Meet in person at least four times a year");
  });

  it("lets no question stand without its answer", () => {
    const result = shorten(
      {
        text: "The council closed the old bridge near the mill last week. The council wants the old bridge near the mill to stay closed. Why did the council close the old bridge near the mill? Some pigeons sat outside under grey clouds, wet and hungry, looking at nothing particular for hours until somebody threw crumbs around.",
      },
      {},
    );
    expect(result).not.toContain("?");
  });

  it("declines what is too short and leaves other languages to a model", () => {
    expect(shorten({ text: "It rains a lot today." }, {})).toMatchObject({
      decline: expect.stringContaining("at least 12"),
    });
    expect(() =>
      shorten(
        { text: "Wir haben das Treffen verschoben und alle sind mit dem neuen Tag sehr einverstanden." },
        {},
      ),
    ).toThrow(NeedsModel);
  });
});
