import { describe, expect, it } from "vitest";
import { written } from "#tests/support/rule-output.ts";
import { readSamples } from "#tests/texts/read-texts.ts";
import { isCall } from "../../prose/calls.ts";
import { proseSentences } from "../../prose/grade.ts";
import { weightedLength } from "../../prose/weighted-length.ts";
import type { Values } from "../../task.ts";
import { repurpose, writePost } from "./repurpose.ts";

const texts = new Map([...readSamples(), ...readSamples("business")]);
const made = (name: string, values: Values = {}) =>
  written(repurpose({ text: texts.get(name) ?? "" }, values));

describe("repurpose", () => {
  it("numbers a thread and closes it with the call", () => {
    const posts = made("time tracker", { Format: "Social thread", "Call to Action": "Share it" }).split(
      "\n\n",
    );
    expect(posts.map((post) => post.slice(0, 2))).toEqual(
      posts.map((_post, index) => `${String(index + 1)}/`),
    );
    expect(posts.every((post) => weightedLength(post) <= 280)).toBe(true);
    expect(posts.at(-1)).toContain("Share this with someone");
  });

  it("fills one post for X, and opens where it is told to", () => {
    const post = made("bus opinion", { Platform: "Twitter / X", Angle: "Lead with the question" });
    expect(post).toMatch(/^What .*\?/);
    expect(weightedLength(post)).toBeGreaterThan(150);
    expect(made("pilot report", { Angle: "Lead with the number" }).split("\n")[0]).toMatch(/\d/);
  });

  it("gives slides bullets and scenes a voice", () => {
    expect(made("quarterly figures", { Format: "Slide outline" })).toMatch(/^## Revenue\n\n- Revenue rose/);
    expect(made("pilot report", { Format: "Video script" })).toMatch(
      /^## Scene: Opening\n\nVoice-over: .*\n\nSeen: \[/,
    );
  });

  it("says every sentence of a newsletter once", () => {
    for (const name of ["time tracker", "bus opinion", "pilot report", "cover letter"]) {
      const sentences = proseSentences(made(name, { Format: "Newsletter" }));
      expect(new Set(sentences).size, name).toBe(sentences.length);
    }
  });

  it("names what the new readers gain, early", () => {
    expect(made("quarterly figures", { "New Audience": "Investors" })).toContain("What investors gain:");
  });

  it("calls once", () => {
    const calls = proseSentences(written(writePost({ text: texts.get("loose blog") ?? "" }))).filter(isCall);
    expect(calls).toEqual(["Tell me what you think."]);
  });
});
