import { describe, expect, it } from "vitest";
import { datesOf } from "../../prose/dates.ts";
import { actionsOf, continued, countedThings, hasSubject, isStatement, sourcesOf } from "./phrases.ts";
import { inverted } from "./questions.ts";

describe("phrases of a text", () => {
  it("finds what is counted", () => {
    expect(
      countedThings("A study of 1,200 office workers took 5 days. There are 40 places. Sales rose 7% in Q2."),
    ).toEqual(["1,200 office workers", "5 days", "40 places"]);
  });

  it("finds what is to be done, in the reader's person", () => {
    expect(
      actionsOf(
        "We help musicians understand their rights, collect what they are owed and leave. Start a free trial today.",
      ),
    ).toEqual(["understand your rights", "collect what you are owed", "start a free trial today"]);
    expect(actionsOf("He wants to inform you. Trust is hard to build on a screen.")).toEqual([]);
  });

  it("finds who says it", () => {
    expect(
      sourcesOf(
        "A study of 1,200 workers found it. Nobody was hurt, the coastguard said. “No,” says Dana Levi. The board expects more.",
      ),
    ).toEqual(["Dana Levi", "the coastguard", "the board", "a study of 1,200 workers"]);
  });

  it.each([
    ["The ferry is late.", "the ferry is late."],
    ["Loans of novels rose.", "loans of novels rose."],
    ["Mara was still there.", "Mara was still there."],
    ["I know.", "I know."],
  ])("goes on with: %s", (sentence, small) => expect(continued(sentence, sentence)).toBe(small));

  it("tells statements from commands and fragments", () => {
    expect(hasSubject("buses in our town should be free")).toBe(true);
    expect(hasSubject("import from Drive in 10 minutes")).toBe(false);
    expect(isStatement("within six weeks, the number had fallen")).toBe(true);
    expect(isStatement("start a trial")).toBe(false);
  });

  it("turns statements into questions where the grammar is plain", () => {
    const small = (sentence: string) => continued(sentence, sentence);
    expect(inverted("The night ferry is slow", small)).toBe("is the night ferry slow");
    expect(inverted("Loans that were late are back", small)).toBeNull();
    expect(inverted("In May the hall was closed", small)).toBeNull();
    expect(inverted("Queues would disappear, and drivers would not have to wait", small)).toBeNull();
    expect(inverted("The bowl should be warm, dry and clean", small)).toBe(
      "should the bowl be warm, dry and clean",
    );
  });

  it("finds dates", () => {
    expect(datesOf("By May 20 or on Monday, from 3 June 2024, in August. It may rain.")).toEqual([
      "May 20",
      "Monday",
      "3 June 2024",
      "August",
    ]);
  });
});
