import { expect, test } from "vitest";
import { type DeskCatalogue, type DeskFamily, findFamily, placeholder, worksWith } from "./desk-values.ts";

const family = (name: string): DeskFamily => ({
  id: name,
  name,
  icon: "",
  shortDescription: "",
  price: { overhead: 0, part: null, output: { share: 0, fixed: 1_024, thinking: 0 } },
  builtin: "marks" as const,
  suboptions: [],
});
const catalogue: DeskCatalogue = { create: [family("Rewrite")], inspire: [family("Hooks & Openings")] };

test("an action of the other mode is no choice", () => {
  expect(findFamily(catalogue, { mode: "create", action: "Rewrite" })?.id).toBe("Rewrite");
  expect(findFamily(catalogue, { mode: "inspire", action: "Rewrite" })).toBeNull();
  expect(findFamily(catalogue, { mode: "create", action: null })).toBeNull();
});

test("the placeholder follows mode and action", () => {
  expect(placeholder("create", false)).toBe("What would you like to create today?");
  expect(placeholder("inspire", false)).toBe("Write your text to get inspired...");
  expect(placeholder("inspire", true)).toBe("Write your text to improve...");
});

test("with which values of which lists the built-in writer can do what else needs a model", () => {
  const option = (name: string, builtin: "marks" | "model") => ({ name, description: "", builtin });
  const list = (name: string, ...values: ReturnType<typeof option>[]) => ({
    name,
    icon: "",
    shortDescription: "",
    values,
  });
  const suboptions = [
    list("Tone", option("Playful", "model")),
    list("Clarity", option("Plain English", "marks"), option("Tighten", "marks"), option("Jargon", "model")),
    list("Strength", option("Light touch", "marks")),
  ];
  expect(worksWith({ builtin: "model", suboptions })).toEqual([
    { option: "Clarity", value: "Plain English" },
    { option: "Clarity", value: "Tighten" },
    { option: "Strength", value: "Light touch" },
  ]);
  expect(worksWith({ builtin: "model", suboptions: suboptions.slice(0, 1) })).toEqual([]);
  expect(worksWith({ builtin: "marks", suboptions })).toEqual([]);
});
