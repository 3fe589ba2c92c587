import { expect, test } from "vitest";
import { excerptAround, withoutSigns } from "./excerpt.ts";

const long = `${"The ferry leaves at ten. ".repeat(20)}Nobody on the ISLAND says so.${" It rains.".repeat(30)}`;

test("the words stand in their sentence, at most 150 characters, cut between words", () => {
  const found = excerptAround(long, "island") ?? "";
  expect(found).toMatch(/^…The ferry leaves at ten\. Nobody on the ISLAND says so\. It rains\. .*…$/);
  expect(found.length).toBeLessThanOrEqual(152);
  expect(excerptAround("Short and\nwhole.", "AND WHOLE")).toBe("Short and whole.");
  expect(excerptAround(long, "harbour")).toBeNull();
});

test("in any writing, and where lower case is longer", () => {
  const chinese = `${"渡轮十点开。".repeat(40)}岛上没有人这样说。${"下雨。".repeat(80)}`;
  const found = excerptAround(chinese, "岛上没有人") ?? "";
  expect(found).toContain("岛上没有人这样说");
  expect(found.length).toBeLessThanOrEqual(152);
  expect(excerptAround(`${"İzmir ".repeat(100)}Ankara`, "ankara")).toMatch(/^…(İzmir )+Ankara$/);
  expect(excerptAround(`${"👩".repeat(100)}Ada${"👩".repeat(100)}`, "ada")?.isWellFormed()).toBe(true);
  expect(excerptAround("הקפה של סבתא תמיד הריח כמו שבת", "סבתא")).toContain("סבתא");
});

test("a card's lines have no signs of quotations and headings", () => {
  expect(withoutSigns("### Role\nYou write.\n\n> Who asks?\n>\n> > And why?")).toBe(
    "Role\nYou write.\n\nWho asks?\n\nAnd why?",
  );
  expect(withoutSigns("5 > 3, and #1")).toBe("5 > 3, and #1");
});
