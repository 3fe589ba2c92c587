import { describe, expect, it } from "vitest";
import { alwaysNeedsModel } from "#app/document/builtin-kind.ts";
import { NeedsModel } from "../faults.ts";
import { declineOf } from "../promises/check.ts";
import type { Entry } from "../task.ts";
import { builtinWriter } from "../builtin/writer.ts";
import { prepareTask, UnknownChoice } from "../prepare.ts";
import { createWriters } from "../writers.ts";
import { entries, findByName, findEntry, toPublic } from "./catalogue.ts";
import { groupOf } from "./groups.ts";

function count(group: string): number {
  return entries.filter((entry) => groupOf(entry) === group).length;
}

const tools = ["templates", "purpose", "titles", "continue", "adapt"];

describe("catalogue", () => {
  it("has the six families, the five, the 25 actions, the four read times and the tools", () => {
    expect(
      [
        "create",
        "inspire",
        "writing",
        "marketing",
        "professional",
        "blog",
        "read-time",
        "social",
        "stories",
        "brainstorm",
      ].map(count),
    ).toEqual([6, 5, 10, 5, 4, 6, 4, 21, 50, 4]);
    expect(tools.map(count)).toEqual([60, 1, 9, 8, 1]);
    expect(new Set(entries.map((entry) => entry.id)).size).toBe(entries.length);
    expect(findByName("create", "Rewrite")?.suboptions.map((one) => one.name)).toEqual([
      "Tone",
      "Clarity",
      "Point of View",
      "Reading Level",
      "Degree of Change",
    ]);
    const families = entries.filter((entry) => ["create", "inspire"].includes(groupOf(entry)));
    expect(families.flatMap((entry) => entry.suboptions.flatMap((one) => one.values))).toHaveLength(
      (29 + 23) * 4,
    );
  });

  it("gives every entry an instruction and promises, and every value a description", () => {
    for (const entry of entries) {
      expect(entry.instruction.length).toBeGreaterThan(80);
      expect(entry.vows({})).not.toHaveLength(0);
      for (const one of entry.suboptions)
        for (const value of one.values) {
          expect(value.description).not.toBe("");
          const ids = entry.vows({ [one.name]: value.name }).map((vow) => vow.id);
          expect(new Set(ids).size).toBe(ids.length);
        }
    }
  });

  it("tells groups apart and shows no instruction", () => {
    expect(findByName("sidebar", "Rewrite")?.id).toBe("writing/rewrite");
    expect(findByName("sidebar", "2 minutes")).toBeNull();
    expect(findByName("read-time", "2 minutes")?.id).toBe("read-time/2-minutes");
    expect(findEntry("writing/nothing")).toBeNull();
    const shown = entries.map((entry) =>
      toPublic(entry, () => ({ overhead: 0, part: null, output: { share: 0, fixed: 0, thinking: 0 } })),
    );
    expect(JSON.stringify(shown)).not.toContain("instruction");
    expect(shown.filter(({ id, builtin }) => builtin !== findEntry(id)?.builtin)).toEqual([]);
    const values = shown.find(({ id }) => id === "create/rewrite")?.suboptions.flatMap((one) => one.values);
    expect(values?.filter(({ builtin }) => builtin !== "model").map(({ name }) => name)).toEqual([
      "Plain English",
      "Tighten",
      "Light touch",
    ]);
  });

  it("has a rule for what needs no model, and none where everything does", () => {
    const needy = entries.filter(alwaysNeedsModel);
    expect(entries.filter((entry) => (entry.rule === undefined) !== needy.includes(entry))).toEqual([]);
    expect(needy.length).toBeLessThanOrEqual(entries.length / 4);
  });

  it("knows no group that an id does not name", () => {
    expect(() => groupOf({ id: "wirting/shorter" })).toThrow("wirting/shorter");
    expect(() => groupOf({ id: "writingshorter" })).toThrow("no group");
  });
});

describe("what an entry says", () => {
  const figures = (text: string) =>
    [...text.matchAll(/(?<![\p{L}\d.,-])\d[\d,.]*/gu)].map(([figure]) => figure.replace(/\D/g, ""));

  it.each(entries.map((entry) => [entry.id, entry] as const))(
    "%s leaves figures to its promises",
    (_id, entry) => {
      const choices = entry.suboptions.flatMap((one) => one.values.map(({ name }) => ({ [one.name]: name })));
      const said = [{}, ...choices].flatMap((values) => entry.vows(values).map((vow) => vow.say(values)));
      const promised = figures(said.join(" "));
      expect(figures(entry.instruction).filter((figure) => promised.includes(figure))).toEqual([]);
    },
  );

  it("tells in its purpose what it promises of its own", () => {
    expect(findEntry("writing/shorter")?.purpose).toBe(
      "Cut without losing the point. Keep every number of the text. Use at most 70 % of the text's words.",
    );
  });
});

describe("prepareTask", () => {
  const rewrite = findEntry("create/rewrite");
  const summarize = findEntry("create/summarize");
  if (!rewrite || !summarize) throw new Error("entries are missing");

  it("refuses what the catalogue does not have", () => {
    expect(() => prepareTask(rewrite, { Mood: "Funny" }, { text: "a" })).toThrow(UnknownChoice);
    expect(() => prepareTask(rewrite, { Tone: "Angry" }, { text: "a" })).toThrow(
      '"Angry" is not a value of Tone.',
    );
  });

  it("replaces a general promise by a chosen one", () => {
    const shares = prepareTask(rewrite, { Clarity: "Tighten" }, { text: "a" }).vows.filter(
      (vow) => vow.id === "word-share",
    );
    expect(shares.map((vow) => vow.say({}))).toEqual(["Use between 70 % and 90 % of the text's words."]);
  });

  it("shows what cannot be checked, and declines before writing", () => {
    const task = prepareTask(
      summarize,
      { Format: "Bullet points", Length: "One sentence" },
      { text: "It rains." },
    );
    expect(task.unchecked?.map((promise) => promise.id)).toEqual(["bullets-only"]);
    expect(
      declineOf(prepareTask(summarize, { Length: "100 words" }, { text: "It rains." }))?.decline,
    ).toContain("more than 100 words");
  });
});

describe("writers", () => {
  it("lists the writers of the setting and refuses unknown ones", () => {
    expect(createWriters({ models: ["builtin"] }).map((writer) => writer.id)).toEqual(["builtin"]);
    expect(() => createWriters({ models: ["openai:gpt-5"] })).toThrow("openai:gpt-5");
  });

  it("throws NeedsModel naming the action where there is no rule", async () => {
    const entry = findEntry("writing/paraphrase");
    if (!entry) throw new Error("no entry");
    const ruleless = Object.fromEntries(
      Object.entries(entry).filter(([key]) => key !== "rule"),
    ) as unknown as Entry;
    const task = prepareTask(ruleless, {}, { text: "It rains a lot." });
    const all = async () => {
      for await (const piece of builtinWriter.write(task, new AbortController().signal))
        expect(piece).toBeUndefined();
    };
    await expect(all()).rejects.toThrow(NeedsModel);
    await expect(all()).rejects.toThrow("Paraphrase");
  });
});
