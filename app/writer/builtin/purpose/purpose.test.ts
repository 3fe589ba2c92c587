import { describe, expect, it } from "vitest";
import { audiences, findAudience } from "../../catalogue/purpose/audiences.ts";
import { purposeWriter } from "../../catalogue/purpose/purpose-writer.ts";
import { NeedsModel } from "../../faults.ts";
import { prepareTask } from "../../prepare.ts";
import { checkTask } from "../../promises/check.ts";
import type { Values } from "../../task.ts";
import { readSamples, readText } from "#tests/texts/read-texts.ts";
import { written } from "#tests/support/rule-output.ts";
import { headlineOf } from "../templates/fills.ts";
import { readUnits } from "../templates/units.ts";
import { channels } from "./channels.ts";
import { goals } from "./goals.ts";
import { writeForPurpose } from "./write.ts";

const valuesOf = (name: string) =>
  purposeWriter.suboptions.find((one) => one.name === name)?.values.map((one) => one.name) ?? [];
const web = readSamples("documents").get("travel journal") ?? "";
const blog = readSamples().get("loose blog") ?? "";

describe("a title", () => {
  it("is not said at once again", () => {
    const sheets = readSamples("documents").get("order sheets") ?? "";
    const made = written(writeForPurpose({ text: sheets }, {}));
    const [title = "", first = ""] = made.split("\n\n");
    expect(first.startsWith(title.replace("# ", ""))).toBe(false);
  });
});

describe("a text whose headings only count", () => {
  it("gets a title of what it says", () => {
    const made = headlineOf(readUnits({ text: readText("rights") }, "close"), 90);
    expect(made).toBe("All human beings are born free and equal in dignity and rights");
  });
});

describe("purpose writer", () => {
  it("has ten goals, ten channels, ten tones, four lengths and forty audiences in eight categories", () => {
    expect(["Goal", "Channel", "Tone", "Length", "Audience"].map((name) => valuesOf(name).length)).toEqual([
      10, 10, 10, 4, 40,
    ]);
    expect(valuesOf("Goal")).toEqual(Object.keys(goals));
    expect(valuesOf("Channel")).toEqual(Object.keys(channels));
    expect(new Set(audiences.map(({ category }) => category)).size).toBe(8);
    expect(findAudience("older-adults-60")?.label).toBe("Older adults (60+)");
  });

  it("keeps band, channel and facts, or says how many words are missing", () => {
    const broken: string[] = [];
    let kept = 0;
    for (const text of [web, blog])
      for (const Goal of valuesOf("Goal"))
        for (const Channel of valuesOf("Channel")) {
          const values: Values = {
            Goal,
            Channel,
            Tone: "Professional",
            Length: "Short (100-200 words)",
            Audience: "Students",
          };
          const answer = writeForPurpose({ text }, values);
          if (typeof answer !== "string") {
            expect(answer.decline).toMatch(/words more|shorter sentences/);
            continue;
          }
          const wrong = checkTask(prepareTask(purposeWriter, values, { text }), answer).find(
            (promise) => !promise.kept && promise.strength === "hard",
          );
          if (wrong) broken.push(`${Goal}, ${Channel}: ${wrong.found}`);
          else kept += 1;
        }
    expect(broken).toEqual([]);
    expect(kept).toBeGreaterThan(180);
  }, 60_000);

  it("sets each channel out in its own form", () => {
    const write = (Channel: string) => {
      const answer = writeForPurpose({ text: web }, { Goal: "Drive signups", Channel, Audience: "Students" });
      return typeof answer === "string" ? answer : answer.decline;
    };
    expect(write("Email Newsletter")).toMatch(/^\*\*Subject:\*\* /);
    expect(write("Website")).toMatch(/^# .*\n\n[\s\S]*## Proof\n\nMore than 12,000 travellers/);
    expect(write("Instagram")).toMatch(/#traveljournal/);
    for (const post of write("Twitter/X").split("\n\n")) expect(post.length).toBeLessThanOrEqual(280);
  });

  it("declines a text that is too short for the band, and a tone without a rule", () => {
    expect(writeForPurpose({ text: "We sell maps." }, { Length: "Medium (300-500 words)" })).toMatchObject({
      decline: expect.stringContaining("words more") as string,
    });
    expect(() => writeForPurpose({ text: web }, { Tone: "Humorous" })).toThrow(NeedsModel);
  });

  it("shows a length that the channel has no room for as not checked", () => {
    const values = { Channel: "Instagram", Length: "Very long (1000+ words)" };
    expect(prepareTask(purposeWriter, values, { text: web }).unchecked?.map(({ id }) => id)).toEqual([
      "word-band-beyond-channel",
    ]);
  });
});
