import { expect, test } from "vitest";
import { kindOf } from "#app/document/builtin-kind.ts";
import { builtinWriter } from "../builtin/writer.ts";
import { findEntry } from "./catalogue.ts";
import { NeedsModel } from "../faults.ts";
import { prepareTask } from "../prepare.ts";

test.each([
  ["create/rewrite", {}, "model"],
  ["create/rewrite", { Clarity: "Tighten" }, "marks"],
  ["create/rewrite", { Clarity: "Tighten", Tone: "Playful" }, "model"],
  ["create/rewrite", { "Degree of Change": "Light touch" }, "marks"],
  ["create/repurpose", {}, "model"],
  ["create/repurpose", { Format: "Newsletter", Platform: "LinkedIn" }, "worksheet"],
  ["create/repurpose", { Format: "Newsletter", Angle: "Lead with the number" }, "model"],
  ["adapt/adapt", { Language: "English", "Use case": "Press Release" }, "layout"],
  ["adapt/adapt", { Language: "Hindi" }, "model"],
  ["writing/shorter", {}, "marks"],
])("%s with %j is the work of %s", (id, values, kind) => {
  const entry = findEntry(id);
  if (!entry) throw new Error(`no entry ${id}`);
  expect(kindOf(entry, values)).toBe(kind);
});

test("what needs a model as it is asked for names the values that need none", async () => {
  const entry = findEntry("create/rewrite");
  if (!entry) throw new Error("no entry");
  const task = prepareTask(entry, {}, { text: "It rains a lot." });
  const write = async () => {
    for await (const piece of builtinWriter.write(task, new AbortController().signal))
      expect(piece).toBeUndefined();
  };
  await expect(write()).rejects.toThrow(NeedsModel);
  await expect(write()).rejects.toThrow(
    "Rewrite needs a model where none of these is chosen: Plain English, Tighten, Light touch.",
  );
});

test("a value that needs a model is named before the rule runs", async () => {
  const entry = findEntry("create/rewrite");
  if (!entry) throw new Error("no entry");
  const values = { Clarity: "Tighten", Tone: "Playful" };
  const never = () => {
    throw new Error("the rule ran");
  };
  const task = prepareTask({ ...entry, rule: never }, values, { text: "It rains a lot." });
  const write = async () => {
    for await (const piece of builtinWriter.write(task, new AbortController().signal))
      expect(piece).toBeUndefined();
  };
  await expect(write()).rejects.toThrow(NeedsModel);
  await expect(write()).rejects.toThrow("Rewrite: Playful needs a model");
});
