import { describe, expect, it } from "vitest";
import { classics, readSamples, readText } from "#tests/texts/read-texts.ts";
import { findEntry } from "../../catalogue/catalogue.ts";
import { NeedsModel } from "../../faults.ts";
import { checkTask } from "../../promises/check.ts";
import { prepareTask } from "../../prepare.ts";
import { countWords } from "../../prose/words.ts";
import type { Values } from "../../task.ts";
import { joinOpenings } from "./openings.ts";
import { activeOf } from "./passive.ts";
import { rewrite } from "./rewrite.ts";
import { splitLong } from "./split.ts";

const samples = readSamples();

function text(source: string, values: Values = {}): string {
  const result = rewrite({ text: source }, values);
  if (typeof result !== "string") throw new Error(result.decline);
  return result;
}

function broken(id: string, values: Values, before: string, after: string) {
  const entry = findEntry(id);
  if (!entry) throw new Error("no entry");
  return checkTask(prepareTask(entry, values, { text: before }), after)
    .filter((promise) => !promise.kept)
    .map((promise) => ({ ...promise, after }));
}

describe("rewrite", () => {
  it("cuts wordiness and keeps the facts", () => {
    expect(
      text(
        "To meet the deadline, we moved the the launch of the new ticket shop in the old town to 14 March due to the fact that Rosa was ill and nobody else knew the house.",
      ),
    ).toBe(
      "To meet the deadline, we moved the launch of the new ticket shop in the old town to 14 March because Rosa was ill and nobody else knew the house.",
    );
  });

  const blog = samples.get("loose blog") ?? "";

  it("tightens loose prose by 10 to 30 %", () => {
    const tight = text(blog, { Clarity: "Tighten" });
    expect(countWords(tight) / countWords(blog)).toBeLessThan(0.85);
    for (const plain of [
      "Remote work has become part of how companies operate.",
      "Most managers first noticed that meetings multiplied.",
      "learn new habits quickly",
      "the operations lead, Priya Nair, reported that nobody had time to do the work",
      "We recommend that you use the money saved on rent for this.",
      "Also, writing forces a person",
      "the results were a mess",
    ])
      expect(tight).toContain(plain);
  });

  it("rewords before it cuts where the length is short", () => {
    const plain = text(blog);
    expect(countWords(plain) / countWords(blog)).toBeGreaterThanOrEqual(0.85);
    expect(plain).toContain("Most managers first noticed that meetings multiplied.");
    expect(plain).toContain("We recommend that you use the money");
  });

  it.each([
    ["Professional", "It has really become a bit of a mess.", "It has really become a mess."],
    ["Professional", "It was really good but was kind of late.", "It was very good but was rather late."],
    [
      "Professional",
      "I really like it, and it took a bit longer.",
      "I like it, and it took slightly longer.",
    ],
    ["Professional", "Many thanks for the bit of help here.", null],
    ["Professional", "It is pretty much the only lamp here.", "It is almost the only lamp here."],
    ["Confident", "The results were somewhat of a mess.", "The results were a mess."],
    ["Confident", "It was kind of you to come, and I believe in it.", null],
    ["Confident", "This is a different kind of lamp in a way that helps.", null],
    ["Friendly", "We would like to thank you for an informed choice.", "Thanks for an informed choice."],
    ["Friendly", "It is, however, a very concerning case today.", null],
  ])("%s: %s", (tone, before, after) => {
    const result = rewrite({ text: before }, { Tone: tone });
    expect(typeof result === "string" ? result : null).toBe(after);
  });

  it("says at what grade a text reads when it declines", () => {
    const grade = rewrite({ text: blog }, { "Reading Level": "Grade 6" });
    expect(grade).toMatchObject({
      decline: expect.stringMatching(/reads at grade \d\.\d, which is within 1\.5/),
    });
    expect(() => rewrite({ text: samples.get("ferry news") ?? "" }, { "Reading Level": "Grade 6" })).toThrow(
      /reads at grade 8\.\d/,
    );
    expect(rewrite({ text: samples.get("bread steps") ?? "" }, { Clarity: "Tighten" })).toMatchObject({
      decline: expect.stringMatching(/come to \d % of the words, and Tighten promises at least 10/),
    });
  });

  it("leaves quotations, code, links and slots alone", () => {
    const kept =
      '"in order to" `due to the fact that` [each and every](https://example.com/in-order-to) [prior to]';
    expect(text(`He said ${kept} in order to be clear to all who were there.`)).toContain(kept);
  });

  it("keeps headings, lists, tables and code as they are", () => {
    const before =
      "## In order to\n\n- We came in order to help you all today.\n- Nothing else matters here, as far as the people of this old house can see.\n\n```\nin order to\n```";
    expect(text(before)).toBe(
      "## In order to\n\n- We came to help you all today.\n- Nothing else matters here, as far as the people of this old house can see.\n\n```\nin order to\n```",
    );
  });

  it.each([...samples.keys()])("keeps its promises on %s", (name) => {
    const source = { text: samples.get(name) ?? "" };
    const result = rewrite(source, {});
    const output = typeof result === "string" ? result : source.text;
    expect(typeof result === "string" || result.decline.startsWith("Nothing to change")).toBe(true);
    expect(typeof result === "string" && result === source.text).toBe(false);
    expect(broken("writing/rewrite", {}, source.text, output)).toEqual([]);
    expect(broken("create/rewrite", {}, source.text, output)).toEqual([]);
    expect(rewrite(source, {})).toEqual(result);
  });

  it("changes most of the wordy samples", () => {
    const changed = [...samples.values()].filter(
      (sample) => typeof rewrite({ text: sample }, {}) === "string",
    );
    expect(changed.length).toBeGreaterThan(7);
  });

  const choices: Values[] = [
    { Tone: "Professional" },
    { Tone: "Friendly" },
    { Tone: "Confident" },
    { Clarity: "Plain English" },
    { Clarity: "Tighten" },
    { Clarity: "Untangle long sentences" },
    { "Point of View": "First person (we)" },
    { "Reading Level": "Grade 6" },
    { "Reading Level": "Grade 9" },
    { "Degree of Change": "Light touch" },
    { "Degree of Change": "Balanced" },
    { Tone: "Confident", Clarity: "Tighten" },
  ];
  it.each(choices)("keeps the promises of %o or says that it cannot", (values) => {
    const faults = [...samples.values(), ...classics.map(readText)].flatMap((sample) => {
      try {
        const result = rewrite({ text: sample }, values);
        return typeof result === "string" ? broken("create/rewrite", values, sample, result) : [];
      } catch (error) {
        if (error instanceof NeedsModel) return [];
        throw error;
      }
    });
    expect(faults).toEqual([]);
  });

  it("stays quick on a sentence without end", () => {
    const start = performance.now();
    rewrite({ text: `word, and it is ${"very, and it was ".repeat(4000)}` }, {});
    expect(performance.now() - start).toBeLessThan(5000);
  });

  it("says which value has no rule", () => {
    expect(() => rewrite({ text: "It rains here today." }, { Tone: "Playful" })).toThrow("Tone: Playful");
    expect(() =>
      rewrite({ text: "Wir haben das Treffen verschoben und alle sind einverstanden damit." }, {}),
    ).toThrow("German");
  });
});

describe("activeOf", () => {
  it.each([
    ["The meeting was opened by Tom at 9:30.", "Tom opened the meeting at 9:30."],
    [
      "The test plan was written by Priya Nair and was reviewed by the quality team.",
      "Priya Nair wrote the test plan, and the quality team reviewed it.",
    ],
    ["It was decided by the board that the shop will close.", "The board decided that the shop will close."],
    ["They were chosen by the jury.", "The jury chose them."],
    ["The work was finished by Friday.", null],
    ["Costs were reduced by a third.", null],
    ["The house was built by the river.", null],
    ["He was born by mistake.", null],
  ])("%s", (before, after) => expect(activeOf(before)).toBe(after));
});

describe("splitLong", () => {
  it("splits two commands", () => {
    expect(
      splitLong(
        "Finally, bake the loaf for 45 minutes at 230 degrees, and leave it to cool before you cut it.",
        12,
      ),
    ).toBe("Finally, bake the loaf for 45 minutes at 230 degrees. Leave it to cool before you cut it.");
    const told = "They wash the blue cars in the yard on Fridays, and leave the keys in the box there.";
    expect(splitLong(told, 12)).toBe(told);
  });

  it("splits where two clauses meet and nowhere else", () => {
    const long =
      "The supplier sent the first parts to our old address in the north of the city, and we had to drive there twice to fetch them before noon.";
    expect(splitLong(long, 20)).toBe(
      "The supplier sent the first parts to our old address in the north of the city. We had to drive there twice to fetch them before noon.",
    );
    const listed =
      "The house has a kitchen with a stove and a sink, a hall, two rooms with tall windows, and a garden behind the shed.";
    expect(splitLong(listed, 10)).toBe(listed);
    const reported =
      "She said that the returns rate is still far too high for this season, and she will look into the reasons.";
    expect(splitLong(reported, 10)).toBe(reported);
  });
});

describe("joinOpenings", () => {
  it("joins short neighbours with one opening", () => {
    expect(joinOpenings(["Stories help us remember.", "Stories help us decide.", "We need them."])).toEqual([
      "Stories help us remember and decide.",
      "We need them.",
    ]);
    expect(joinOpenings(["He ran.", "He was ill."])).toEqual(["He ran.", "He was ill."]);
  });

  it("counts the words it saves", () => {
    const joined = joinOpenings(["The app is fast.", "The app is cheap."]);
    expect(joined).toEqual(["The app is fast and cheap."]);
    expect(countWords(joined.join(" "))).toBe(6);
  });
});
