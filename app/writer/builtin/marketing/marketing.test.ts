import { describe, expect, it } from "vitest";
import { written } from "#tests/support/rule-output.ts";
import { readSamples, readText } from "#tests/texts/read-texts.ts";
import { writeAds } from "./ad-copy.ts";
import { enhanceCall } from "./call-to-action.ts";
import { optimizeTags } from "./hashtags.ts";
import { optimizeSearch } from "./seo.ts";

const texts = new Map([...readSamples(), ...readSamples("business")]);
const text = (name: string) => texts.get(name) ?? "";

describe("writeAds", () => {
  it("takes its headlines from the text's own offer", () => {
    const ads = written(writeAds({ text: text("lamp page") }));
    expect(ads.match(/^## .*/gm)).toEqual([
      "## Ember, the desk lamp",
      "## 5-year guarantee",
      "## For people who read late",
    ]);
  });
});

describe("enhanceCall", () => {
  it("puts the text's own short command first", () => {
    expect(written(enhanceCall({ text: text("loose blog") })).split("\n")[0]).toBe(
      "- Write down decisions in one place",
    );
    expect(written(enhanceCall({ text: text("time tracker") }))).toContain("Try it free");
  });

  it("offers a story's readers the story, and nobody a proposal that the text does not make", () => {
    const story = written(enhanceCall({ text: readText("pride") }));
    expect(story).toContain("- Find out what becomes of Mr. Bennet");
    expect(written(enhanceCall({ text: readText("rights") }))).not.toContain("proposal");
    expect(story.split("\n").every((line) => line.startsWith("- "))).toBe(true);
  });
});

describe("optimizeTags", () => {
  it("keeps the words, makes tags of the text's terms and adds one sign", () => {
    const post =
      "We started composting at home. The bin smells of nothing and the compost feeds our tomatoes.";
    expect(optimizeTags({ text: post })).toMatch(
      /^We started composting at home\. The bin smells .* 🌱\n\n(?:#\w+ ?){3,8}$/u,
    );
  });

  it("names a story's people as they are called", () => {
    expect(written(optimizeTags({ text: readText("pride") }))).toMatch(/\n#MrBennet #MrBingley #MrsLong /);
  });

  it("takes surplus emoji and tags away", () => {
    const post =
      "Bread day 🍞🍞🍞🍞🍞 at the mill #bread #Bread #mill #flour #oven #crust #rye #dough #salt #yeast #sunday";
    const done = written(optimizeTags({ text: post }));
    expect(done.match(/🍞/gu)).toHaveLength(3);
    expect(new Set(done.match(/#\w+/g)).size).toBeLessThanOrEqual(8);
  });
});

describe("optimizeSearch", () => {
  it("names a single thing with its article", () => {
    const page = written(optimizeSearch({ text: text("pilot report") }));
    expect(page).toMatch(/^Title: The pilot/);
    expect(page).toContain("## The pilot at a glance");
  });

  it("lets a story be found by its people, and declines one that names nobody at first", () => {
    expect(written(optimizeSearch({ text: readText("ruth") }))).toMatch(
      /^Title: The story of Naomi\n[\s\S]*\n## The story of Naomi\n/,
    );
    expect(optimizeSearch({ text: readText("pride") })).toMatchObject({
      decline: expect.stringContaining("name the subject in the first paragraph"),
    });
  });

  it("builds on the phrase that the text uses", () => {
    const page = written(optimizeSearch({ text: text("compost guide") }));
    expect(page.split("\n\n").slice(0, 3)).toEqual([
      "Title: Composting at home is easier than most people think",
      expect.stringMatching(/^Description: .{40,155}$/),
      "## Composting at home at a glance",
    ]);
  });
});
