/** What the check of a story lists, and what it leaves out. */

import { describe, expect, it } from "vitest";
import { continuity } from "./continuity.ts";
import { written } from "./written.fixture.ts";

describe("continuity", () => {
  it.each([
    ["I was six years at it before anybody asked.", false],
    ["I was eleven years in the foundry.", false],
    ["My father was thirty years with the same firm.", false],
    ["I was nine years old when it shut.", true],
    ["I was nine at the time.", true],
    ["My brother Sam was thirteen in May.", true],
  ])("tells an age from a length of time: %s", async (line, isAge) => {
    const checked = await written(
      "stories/check-continuity",
      `I remember Tom in 1971, and Tom's coat. ${line} Tom laughed on Friday. I never told my mother. We drove home on Monday, and Tom sang.`,
    );
    expect(checked.split("### Ages")[1]?.split("###")[0]?.includes(`- ${line}`)).toBe(isAge);
  });
});

describe("names", () => {
  const told = (lines: string): string => {
    const checked = continuity({ text: `${lines} It rained for three days. Nobody came on Friday.` });
    return typeof checked === "string" ? checked : checked.decline;
  };

  it.each([
    [
      "There was a man called Will Okonjo. Will had the key. In August Will lost it.",
      "- Will Okonjo: 3 sentences",
    ],
    [
      "My boss was one Grace Tollemer. I told Grace. On Monday Grace laughed.",
      "- Grace Tollemer: 3 sentences",
    ],
    ["She married Jack Vasquel in the end. Jack drank. We buried Jack here.", "- Jack Vasquel: 3 sentences"],
  ])("that are words as well are found where a name stands behind them: %s", (lines, found) =>
    expect(told(lines)).toContain(found),
  );

  it.each([
    ["Will you come? I asked her twice, and will she answer?", "- Will"],
    ["We lived in Long Wittenham. Long days, those. We left Long Wittenham in May.", "- Long:"],
    ["Rain came in June. Rain, and more rain. We stayed in.", "- Rain:"],
  ])("are none elsewhere: %s", (lines, found) => expect(told(lines)).not.toContain(found));
});
