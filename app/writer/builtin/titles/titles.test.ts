import { describe, expect, it } from "vitest";
import { optionsOf, subtitleStyles, titleStyles } from "../../catalogue/titles/titles.ts";
import { NeedsModel } from "../../faults.ts";
import { prepareTask } from "../../prepare.ts";
import { checkTask } from "../../promises/check.ts";
import type { Entry } from "../../task.ts";
import { classics, readSamples, readText } from "#tests/texts/read-texts.ts";
import { asked, asQuestion, explained, headingLines, statementLines } from "./forms.ts";
import { creativeTitles, plainTitles, questionTitles, searchTitles } from "./titles.ts";

const texts = [
  ...readSamples(),
  ...readSamples("documents"),
  ...classics.map((name) => [name, readText(name)] as const),
];
const none = new AbortController().signal;

async function linesFor(entry: Entry, text: string): Promise<string[] | null> {
  const answer = await entry.rule?.({ text }, {}, none);
  return typeof answer === "string" ? optionsOf(answer) : null;
}

describe("title and subtitle styles", () => {
  it("keep their hard promises on every text that they do not decline", async () => {
    const broken: string[] = [];
    let declined = 0;
    for (const entry of [...titleStyles, ...subtitleStyles])
      for (const [name, text] of texts) {
        const answer = await entry.rule?.({ text }, {}, none);
        if (typeof answer !== "string") {
          declined += 1;
          continue;
        }
        const wrong = checkTask(prepareTask(entry, {}, { text }), answer).find(
          ({ kept, strength }) => !kept && strength === "hard",
        );
        if (wrong) broken.push(`${entry.name} / ${name}: ${wrong.found}`);
      }
    expect(broken).toEqual([]);
    expect(declined).toBeLessThan(15);
  }, 120_000);

  it("give several lines, the best first, and none that stands above the text already", async () => {
    const text = readSamples().get("pilot report") ?? "";
    const plain = titleStyles[0];
    if (!plain) throw new Error("no style");
    const lines = await linesFor(plain, text);
    expect(lines?.[0]).toBe("The pilot ran from January to March in two libraries");
    const taken = await plain.rule?.({ text, title: lines?.[0] ?? "" }, {}, none);
    expect(taken).not.toContain("The pilot ran");
  });

  it("need a model outside English", async () => {
    const text = "La biblioteca está abierta todos los días y no cierra hasta las nueve de la noche.";
    for (const entry of titleStyles) await expect(linesFor(entry, text)).rejects.toThrow(NeedsModel);
  });
});

describe("titles of public-domain texts", () => {
  it("name a story by its people and places", () => {
    expect(plainTitles(readText("pride"))[0]).toBe("Mr. Bennet and Mr. Bingley");
    expect(plainTitles(readText("ruth"))).toContain("Naomi, Boaz and Ruth");
    expect(questionTitles(readText("pride"))).toContain("What becomes of Mr. Bennet?");
  });

  it("ask no one why a word of the text matters", () => {
    expect(questionTitles(readText("opticks"))).toContain("What is the Cause of Reflexion?");
    for (const text of [readText("opticks"), readText("gettysburg")])
      expect(questionTitles(text).join(" ")).not.toMatch(/Why do(?:es)? (?:Glass|Reflexion|fathers) matter/);
    expect(questionTitles(new Map(readSamples("business")).get("time tracker") ?? "").join(" ")).not.toMatch(
      /Does Setup|agencies matter/,
    );
  });

  it("let a story be found by who is in it", () => {
    expect(searchTitles(readText("pride")).slice(0, 3)).toEqual([
      "Mr. Bennet and Mr. Bingley",
      "Mr. Bennet, Mr. Bingley and Mrs. Long",
      "The story of Mr. Bennet",
    ]);
    expect(searchTitles(readText("ruth")).join("\n")).not.toMatch(/what to know/);
  });

  it("say nothing that would stand over any text", () => {
    const shells = /what to know|What should you know|What is behind|secret life|love letter/;
    for (const name of ["opticks", "rights"] as const)
      for (const style of [plainTitles, questionTitles, creativeTitles, searchTitles])
        expect(
          style(readText(name)).filter((line) => shells.test(line)),
          name,
        ).toEqual([]);
    expect(plainTitles(readText("rights"))).not.toContain("Article 1");
  });

  it("take the distances and oppositions that a text has for its twist", () => {
    expect(
      creativeTitles("The programme goes from Bach to Britten. The choir sings in the church."),
    ).toContain("From Bach to Britten");
  });
});

function linesOfNothing(text: string): string[] {
  return statementLines(text, 90).map((line) => line.text);
}

describe("lines", () => {
  it("say nothing twice", async () => {
    const [plain] = titleStyles;
    if (!plain) throw new Error("no style");
    const lines =
      (await linesFor(plain, "The old mill closed; and the people left. It rained for a week.")) ?? [];
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines)
      expect(lines.filter((other) => other !== line && other.includes(line))).toEqual([]);
  });

  it("cut statements at whole clauses only", () => {
    expect(linesOfNothing("A query that has been seen is fast.")).not.toContain("A query that has been seen");
    expect(linesOfNothing("We are pleased to announce that the shop opens on Monday.")).toContain(
      "The shop opens on Monday",
    );
    expect(plainTitles("The meeting began at 9:30 in Leeds.")).not.toContain("The meeting began at 9");
  });

  it("leave out what only another sentence explains, and headings that only count", () => {
    expect(explained("The hare boasted of its speed")).toBe(true);
    expect(explained("When she was discontented, she fancied herself nervous")).toBe(false);
    expect(explained("Their body clocks run late")).toBe(false);
    expect(headingLines("## Article 1\n\nText.\n\n## Why sleep matters\n\nText.")).toEqual([
      "Why sleep matters",
    ]);
  });

  it("turn statements into questions where an auxiliary can move", () => {
    expect(asQuestion("The new bottle is now available", "The new bottle")).toBe(
      "Is the new bottle now available?",
    );
    expect(asQuestion("Buses should be free", "Buses should be free.")).toBe("Should buses be free?");
    expect(asQuestion("The pilot ran for a year", "")).toBeNull();
    expect(asked("Many beginners add too much grass", "")).toBe("Do many beginners add too much grass?");
    expect(asked("The hare boasted of its speed", "")).toBe("Did the hare boast of its speed?");
    expect(asked("Every issue has an owner", "")).toBe("Does every issue have an owner?");
    expect(asked("Search is faster and shows results", "")).toBeNull();
    expect(asked("The hare wanted it all and ran so fast", "")).toBeNull();
    expect(asked("Nobody came to the old town", "")).toBeNull();
    expect(questionTitles("What would change? Buses should be free.")[0]).toBe("What would change?");
  });
});
