import { describe, expect, it } from "vitest";
import { classics, readSamples, readText } from "#tests/texts/read-texts.ts";
import { findEntry } from "../../catalogue/catalogue.ts";
import { NeedsModel } from "../../faults.ts";
import { prepareTask } from "../../prepare.ts";
import { checkTask } from "../../promises/check.ts";
import type { Source, Values } from "../../task.ts";
import { parseVersions } from "../../versions.ts";

const families = [
  "headlines-and-titles",
  "hooks-and-openings",
  "angle-and-perspective",
  "condensed-variations",
  "rephrasing-and-alternatives",
].map((name) => findEntry(`inspire/${name}`)!);
const [headlines, hooks, angles, condensed, rephrase] = families as [
  (typeof families)[0],
  (typeof families)[0],
  (typeof families)[0],
  (typeof families)[0],
  (typeof families)[0],
];

const site =
  "# Why we built Harbour\n\nMost teams lose hours every week looking for files. Harbour keeps every file, chat and decision of a project in one place. Search finds a document by what it says, not by what it is called. Access follows the team, so nobody waits for permission.\n\n- Import from Drive and Dropbox in 10 minutes\n- 14 languages\n\nHarbour costs 6 euros per person a month. Start a free trial before 31 March and keep your first 20 GB.";
const mission =
  "We exist to help independent musicians understand their rights, collect what they are owed and spend more of their week making music instead of filling in forms.";
const hebrew = "הקפה של סבתא תמיד הריח כמו שבת בבוקר, וכל הנכדים התעוררו לפני שהיא הספיקה למזוג.";

const signal = new AbortController().signal;

function write(entry: (typeof families)[0], source: Source, values: Values = {}): string[] {
  const result = entry.rule?.(source, values, signal);
  if (typeof result !== "string") throw new Error(`declined: ${JSON.stringify(result)}`);
  return parseVersions(result).map(({ text }) => text);
}

/** Writes, or says why not; hard promises must hold in whatever is written. */
function attempt(entry: (typeof families)[0], text: string, values: Values): "kept" | "declined" | "model" {
  const source = { text };
  try {
    const result = entry.rule?.(source, values, signal);
    if (typeof result !== "string") return "declined";
    const broken = checkTask(prepareTask(entry, values, source), result).filter(
      (promise) => !promise.kept && promise.strength === "hard",
    );
    expect(broken, `${entry.id} ${JSON.stringify(values)}`).toEqual([]);
    return "kept";
  } catch (error) {
    if (error instanceof NeedsModel) return "model";
    throw error;
  }
}

describe("inspire by rule", () => {
  it("keeps every hard promise, or declines", { timeout: 120_000 }, () => {
    const samples = [...readSamples()].filter((_sample, index) => index % 5 === 0).map(([, text]) => text);
    const texts = [...samples, site, readText("gettysburg")];
    const tally = { kept: 0, declined: 0, model: 0 };
    for (const entry of families)
      for (const [index, option] of entry.suboptions.entries())
        for (const [place, value] of option.values.entries()) {
          const text = texts[(index * 4 + place) % texts.length] ?? site;
          tally[attempt(entry, text, { [option.name]: value.name })] += 1;
        }
    expect(tally.kept).toBeGreaterThan(tally.declined);
    expect(tally.model).toBe(7);
  });

  it("writes the same every time, and in good time", () => {
    for (const entry of families) {
      const first = entry.rule?.({ text: site }, {}, signal);
      expect(entry.rule?.({ text: site }, {}, signal)).toEqual(first);
    }
    for (const name of classics) attempt(headlines, readText(name), {});
    const hostile = `${"A-A ".repeat(3000)}${"to be, ".repeat(3000)}${"word ".repeat(3000)}`;
    const started = performance.now();
    attempt(headlines, hostile, {});
    expect(performance.now() - started).toBeLessThan(6000);
  });

  it("goes on with other versions and styles where earlier ones are given", () => {
    const first = headlines.rule?.({ text: site }, {}, signal) as string;
    const more = headlines.rule?.({ text: site, earlier: first }, {}, signal) as string;
    const [before, after] = [parseVersions(first), parseVersions(more)];
    expect(after[0]?.label).toBe("The Poet");
    expect(after.filter(({ text }) => before.some((version) => version.text === text))).toEqual([]);
  });

  it("needs a model for what English rules must not touch", () => {
    expect(() => headlines.rule?.({ text: hebrew }, {}, signal)).toThrow(NeedsModel);
    expect(() => rephrase.rule?.({ text: site }, { Vocabulary: "Figurative" }, signal)).toThrow("Figurative");
  });
});

describe("headlines", () => {
  it("are the text's own statements in the patterns of headlines", () => {
    const lines = write(headlines, { text: site });
    expect(lines).toContain("Most teams lose hours every week looking for files");
    expect(lines).toContain("How to keep your first 20 GB");
    expect(new Set(lines).size).toBe(8);
  });

  it("take a story's talk and people, and no advice to a reader who wants none", () => {
    for (const name of ["pride", "ruth"] as const) {
      const lines = write(headlines, { text: readText(name) });
      expect(lines.join("\n")).not.toMatch(/do for you|get more from|law|[Hh]ow to (?:start|get)/);
    }
    expect(write(headlines, { text: readText("pride") })).toEqual(
      expect.arrayContaining(["Mr. Bennet and Mr. Bingley", "What a fine thing for our girls!"]),
    );
  });

  it("take their dates from the text, or leave the slot", () => {
    expect(
      write(headlines, { text: site }, { Appeal: "Urgency" }).every((line) => line.includes("31 March")),
    ).toBe(true);
    expect(
      write(headlines, { text: mission }, { Appeal: "Urgency" }).every((line) => line.includes("[date]")),
    ).toBe(true);
  });

  it("have a kicker in capitals, or a subhead below", () => {
    for (const line of write(headlines, { text: site }, { Capitalization: "UPPERCASE KICKER" }))
      expect(line).toMatch(/^[^a-z]+: \S/);
    for (const text of write(headlines, { text: site }, { Length: "Headline plus subhead" }))
      expect(text.split("\n\n")).toHaveLength(2);
  });
});

describe("hooks, angles, condensed variations, alternatives", () => {
  it("open with the reader's question, and lead into the text", () => {
    const lines = write(hooks, { text: site }, { "Opening Move": "Direct question", Size: "One line" });
    expect(lines.every((line) => line.endsWith("?"))).toBe(true);
    expect(lines).toContain("Did you know that most teams lose hours every week looking for files?");
  });

  it("decline a full introduction to a note instead of padding it", () => {
    expect(
      hooks.rule?.(
        { text: "Please water the plants on Friday, because the office is closed." },
        { Size: "Full intro" },
        signal,
      ),
    ).toHaveProperty("decline");
  });

  it("see a text from the chosen angle, with slots for what it does not say", () => {
    const paragraphs = write(angles, { text: site }, { Viewpoint: "Skeptic" });
    expect(paragraphs.every((text) => /skeptic|doubt|proof|convinced/i.test(text))).toBe(true);
    expect(paragraphs.join(" ")).toMatch(/\[source needed\]/);
  });

  it("make taglines of a single sentence", () => {
    const lines = write(condensed, { text: mission }, { Shape: "Tagline" });
    expect(lines).toContain("Understand your rights.");
    expect(lines).toContain("Spend more of your week making music.");
  });

  it("stay within 50 words and differ", () => {
    const texts = write(condensed, { text: readText("pride") }, { Size: "50 words" });
    expect(new Set(texts).size).toBe(8);
  });

  it("come in eight from a paragraph, and say of a note that it is short already", () => {
    const samples = new Map([...readSamples("business"), ...readSamples("documents")]);
    for (const name of ["bus opinion", "school hours", "travel journal", "rights"]) {
      const text = samples.get(name) ?? readSamples().get(name) ?? readText("rights");
      expect(new Set(write(condensed, { text })).size, name).toBe(8);
    }
    expect(condensed.rule?.({ text: samples.get("short note") ?? "" }, {}, signal)).toHaveProperty(
      "decline",
      expect.stringContaining("short already"),
    );
  });

  it("leave out joining words in telegrams, and no negation", () => {
    const text = write(condensed, { text: site }, { Density: "Telegraphic" }).join(" ");
    expect(text).toContain("Search finds document by what it says, not by what it is called.");
    expect(text).toContain("Start free trial before 31 March");
  });

  it("turn statements into questions and keep the facts", () => {
    const texts = write(
      rephrase,
      { text: "City rooftops are empty space. A mid-size roof can grow 900 kilos of vegetables a year." },
      { "Sentence Form": "Question form" },
    );
    expect(texts[0]).toMatch(/^Are city rooftops empty space\?/);
    expect(texts.every((text) => text.includes("900 kilos"))).toBe(true);
  });

  it("say a public-domain declaration, a report and an opinion in eight ways, with every figure", () => {
    const samples = new Map([...readSamples(), ...readSamples("business"), ...readSamples("documents")]);
    for (const name of ["school hours", "ferry news", "snail and hare", "quarterly figures"]) {
      const texts = write(rephrase, { text: samples.get(name) ?? "" });
      expect(new Set(texts).size, name).toBe(8);
      expect(texts.join("\n"), name).not.toMatch(
        /(?:mainly|chiefly)\.|more dear|don['’]t must|, and [^.,]*, and you/,
      );
    }
    const school = write(rephrase, { text: samples.get("school hours") ?? "" }).join("\n");
    expect(school).toContain("Although those are real problems, they are problems of planning.");
    expect(school).toContain("Later starts upset parents' working hours and the bus timetable, critics say.");
  });

  it("decline what the rules cannot say in eight ways", () => {
    expect(
      rephrase.rule?.({ text: "Sorry we missed the date. The parts came late." }, {}, signal),
    ).toHaveProperty("decline");
    expect(rephrase.rule?.({ text: readText("pride") }, {}, signal)).toHaveProperty(
      "decline",
      expect.stringContaining("at most 400"),
    );
  });
});
