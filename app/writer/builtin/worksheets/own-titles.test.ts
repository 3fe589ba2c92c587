import { toldQuestionIn } from "./own-lines.ts";
import { titlePatterns } from "./titles.ts";
import { describe, expect, it } from "vitest";
import { entries } from "../../catalogue/catalogue.ts";
import type { Values } from "../../task.ts";
import { ownQuestions, presentTitle } from "./own-lines.ts";
import { isSetIn, otherPatterns } from "./own-titles.ts";

const trip =
  "# Saturday in Whitby\n\nWe had been saying for years that we would go to Whitby. On the train there was a very fat spaniel who visited everyone with a sandwich. My sister bought a pair of earrings.";

describe("the title that a text has", () => {
  it("is not handed back as a pattern", () => {
    const patterns = [
      "[Place] in [season]",
      "[What you will remember]",
      "[Place]: [what]",
      "How [thing] works",
    ];
    expect(otherPatterns(patterns, "Saturday in Whitby")).toEqual(patterns.slice(1));
    expect(otherPatterns(patterns, "How a tide works")).toEqual(patterns.slice(0, 3));
    expect(otherPatterns(["[A] in [B]"], "Saturday in Whitby")).toEqual(["[A] in [B]"]);
    expect(otherPatterns(patterns, "")).toEqual(patterns);
  });

  it("has capitals that are as asked for, or not", () => {
    expect(isSetIn("Saturday in Whitby", trip, "Sentence case")).toBe(true);
    expect(isSetIn("Saturday in Whitby", trip, "Title Case")).toBe(true);
    expect(isSetIn("A Very Fat Spaniel", trip, "Sentence case")).toBe(false);
    expect(isSetIn("A very fat spaniel", trip, "Title Case")).toBe(false);
    expect(isSetIn("SATURDAY", trip, "Sentence case")).toBe(false);
  });

  it("is measured against a chosen length and chosen capitals", async () => {
    const rule = entries.find(({ id }) => id === "inspire/headlines-and-titles")?.rule;
    const told = async (values: Values) => rule?.({ text: trip }, values, new AbortController().signal);
    expect(await told({ Length: "Under 40 characters" })).toContain(
      "has 18 characters, so its length is right",
    );
    expect(await told({ Capitalization: "Sentence case" })).toContain(
      "right for ‘Sentence case’: leave them",
    );
  });

  it("is of a review what its writer says of the thing, behind the stars", async () => {
    const review =
      "**Holm 40V Hedge Trimmer**\n\n★★★★☆ Great trimmer, so-so case\n\nI bought it in April. The battery lasts. The blade is excellent, the strap is weak and the charger takes three weeks to arrive. I'd recommend it.";
    const rule = entries.find(({ id }) => id === "titles/title-plain")?.rule;
    expect(await rule?.({ text: review }, {}, new AbortController().signal)).toMatch(
      /^- Great trimmer, so-so case\n/,
    );
  });

  it("stands first among plain titles, and a long one is left out: what is chosen goes into the field", async () => {
    const rule = entries.find(({ id }) => id === "titles/title-plain")?.rule;
    const told = async (text: string) => rule?.({ text }, {}, new AbortController().signal);
    expect(await told(trip)).toMatch(/^- Saturday in Whitby\n- /);
    const long = trip.replace(
      "Saturday in Whitby",
      "A very wet and windy Saturday that all three of us spent in Whitby",
    );
    expect(await told(long)).not.toContain("spent in Whitby");
    expect(await told("A blog post about why bakeries should take orders.")).toMatch(/^- \[/);
  });
});

describe("the subject of a message", () => {
  const about = (subject: string): string =>
    presentTitle(`${subject}\nFrom: Ada Brook\n\nHi Nils,\n\nThe new sign is drawn.\n\nBest,\nAda`);

  it.each([
    ['**Subject:** "Est. 1790" over the shop door', '"Est. 1790" over the shop door'],
    ["Subject: “Best in town” on the van", "“Best in town” on the van"],
    ["Subject: Re: (no) sugar in the loaf", "(no) sugar in the loaf"],
  ])("keeps both of its marks: %s", (line, title) => {
    expect(about(line)).toBe(title);
  });

  it.each([
    ["**Subject:** The van at nine", "The van at nine"],
    ["Subject: RE: FW: pallet 3", "pallet 3"],
    ["*Re:* the lift", "the lift"],
  ])("loses the marks that stand about its label: %s", (line, title) => {
    expect(about(line)).toBe(title);
  });
});

describe("a question that could stand as a title", () => {
  const scene = (asked: string): string =>
    `“Sit down,” said Ann.\n\n“${asked}”\n\n“Nobody,” said Bo. He sat down by the stove.\n\n“Then wait,” she said. The lamp went out.`;

  it.each(["Who had the long ladder?", "Is there a bell in the house?", "What became of the mill?"])(
    "is taken from what is said: %s",
    (asked) => {
      expect(ownQuestions(scene(asked), 90)).toEqual([asked]);
    },
  );

  it.each(["Who are you waiting for?", "For one man?", "Did he take it?"])("is not: %s", (asked) => {
    expect(ownQuestions(scene(asked), 90)).toEqual([]);
  });
});

describe("the name of a paper", () => {
  const paper = (name: string, below: string): string =>
    `${name}\n\n${below}\n\n## LAMP OUT AGAIN\n\nThe lamp by the gate has been dark for nine days. A man came and looked.\n\n## FOUND\n\nOne boot, left, size 38.`;

  it.each([
    ["# STAIR SEVEN NEWS", "**Number 3. Take one, leave one.**"],
    ["# THE HARBOUR GAZETTE", "The lamp is out, and so is Mr Lunn."],
    ["# LANE END", "Issue 12, free to all"],
    ["QUAY STREET BULLETIN", "No. 40"],
  ])("is no headline: %s", async (name, below) => {
    expect(presentTitle(paper(name, below))).toBe("");
    const rule = entries.find(({ id }) => id === "inspire/headlines-and-titles")?.rule;
    const made = await rule?.({ text: paper(name, below) }, {}, new AbortController().signal);
    expect(JSON.stringify(made)).not.toContain(`Your line 1\\n\\n${name.replace("# ", "")}`);
  });

  it.each([
    ["# LAMP OUT AGAIN", "The lamp by the gate has been dark for nine days."],
    ["# Stair Seven news", "The lamp is out, and so is Mr Lunn."],
    ["# NO LIGHT FOR STAIR SEVEN", "A man came and looked."],
    ["# The Gazette is sold", "Its owner said so on Monday."],
  ])("is not what stands here: %s", (name, below) =>
    expect(presentTitle(paper(name, below))).toBe(name.replace("# ", "")),
  );
});

describe("a title that asks", () => {
  const about = (line: string): string =>
    `# Lockers, spring count\n\nThe lockers in the east hall were counted on Monday. ${line} There are ninety lockers and seventy keys. Forty were opened by the caretaker.`;

  it.each([
    "The head asked the caretaker in March why so many lockers stand open.",
    "Nobody knows how the spare keys left the office drawer.",
    "The parents wonder whether every child needs a locker of their own.",
  ])("has beside it the sentence that tells a question: %s", (line) =>
    expect(toldQuestionIn(about(line), 160)).toBe(line),
  );

  it.each([
    "Ask the caretaker on Fridays why your locker will not open.",
    "The head asked the caretaker for a list of the lockers by Friday.",
    "The caretaker asked the head why they had been left like that again.",
    "The cook rings the caretaker on Fridays to ask how he is these days.",
  ])("takes no other sentence for one: %s", (line) => expect(toldQuestionIn(about(line), 160)).toBe(""));

  it("is never a slot alone where nobody can tell the kind of text", () => {
    const patterns = titlePatterns("titles/title-question", "A door. A bell. A mat.");
    expect(patterns).not.toMatchObject({ decline: expect.anything() });
    for (const line of Array.isArray(patterns) ? (patterns as string[]) : [])
      expect(line).toMatch(/^[^[]{3}/);
  });
});
