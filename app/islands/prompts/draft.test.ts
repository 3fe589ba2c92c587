import { expect, test } from "vitest";
import type { PromptDraft, PromptModel } from "#app/ui/prompts/prompt-draft.ts";
import {
  changeDraft,
  isTyped,
  isUnsaved,
  type KnownPrompts,
  partFields,
  readDraft,
  sizeOfDraft,
} from "./draft.ts";

const parts = ["Role", "Task"];
const models: PromptModel[] = [
  { name: "GPT-4", useCase: "", tooltip: "", parts, form: "headings" },
  { name: "Claude", useCase: "", tooltip: "", parts, form: "tags" },
  { name: "Midjourney", useCase: "", tooltip: "", parts: ["Subject", "Parameters"], form: "line" },
];
const written = "### Role\n\nAn editor.";
const known: KnownPrompts = {
  models,
  generated: { "GPT-4": written, Claude: "<role>\nAn editor.\n</role>" },
  saved: null,
};
const draft: PromptDraft = {
  id: "",
  generation: "g",
  original: "A wish.",
  wanted: ["GPT-4"],
  model: "GPT-4",
  view: "structured",
  title: "Generated Prompt - GPT-4",
  content: written,
  added: [],
  domain: "General",
  tags: "",
  isPublic: false,
  folder: "",
  saving: false,
  ask: null,
};

/** The form that shows a draft, with its fields as somebody changed them. */
function formOf(shown: PromptDraft, change: Record<string, string> = {}): FormData {
  const form = new FormData();
  for (const name of ["id", "generation", "original", "model", "view", "title", "content", "domain"] as const)
    form.set(name, shown[name]);
  for (const name of shown.wanted) form.append("wanted", name);
  for (const name of shown.added) form.append("added", name);
  if (shown.view === "structured")
    for (const { name, text } of partFields(shown, models)) {
      form.append("part-name", name);
      form.append("part", change[name] ?? text);
    }
  return form;
}

test("what was not changed is left as it stands, however it is set down", () => {
  const odd = { ...draft, content: "Hello.\n# Role #\nAn editor.\n\n\nTask: **none**" };
  expect(readDraft(formOf(odd), models)).toEqual(odd);
});

test("a part that is changed, added or emptied is seen in the raw prompt", () => {
  const changed = readDraft(formOf(draft, { Task: "Write." }), models);
  expect(changed.content).toBe("### Role\n\nAn editor.\n\n### Task\n\nWrite.");
  const more = changeDraft(changed, "add", known, " Tone ");
  expect(partFields(more ?? draft, models).map(({ name }) => name)).toEqual(["Role", "Task", "Tone"]);
  expect(changeDraft(changed, "add", known, "role")?.added).toEqual([]);
  const toned = readDraft(formOf(more ?? draft, { Tone: "Friendly.", Role: " " }), models);
  expect(toned.content).toBe("### Task\n\nWrite.\n\n### Tone\n\nFriendly.");
  expect(changeDraft(toned, "view:raw", known)?.content).toBe(toned.content);
});

test("another model's prompt takes the place of what was written, and asks before it does so of what was typed", () => {
  const other = changeDraft(draft, "model:Claude", known);
  expect(other).toMatchObject({ model: "Claude", title: "Generated Prompt - Claude", ask: null });
  expect(partFields(other ?? draft, models).map(({ name }) => name)).toEqual(["role", "Task"]);
  const typed = { ...draft, content: `${written} Mine.` };
  expect([isTyped(draft, known), isTyped(typed, known)]).toEqual([false, true]);
  const asking = changeDraft(typed, "model:Claude", known);
  expect(asking).toEqual({ ...typed, ask: { kind: "model", model: "Claude" } });
  expect(changeDraft(asking ?? draft, "stay", known)).toEqual(typed);
  expect(changeDraft(asking ?? draft, "switch:Claude", known)?.content).toBe(known.generated["Claude"]);
  // One that nothing was written for keeps the text.
  expect(changeDraft(typed, "model:Midjourney", known)).toEqual({ ...typed, model: "Midjourney" });
  expect(partFields({ ...typed, model: "Midjourney" }, models).map(({ name }) => name)).toEqual(["Role"]);
  expect(changeDraft(draft, "model:Nobody", known)).toEqual(draft);
  expect(changeDraft(draft, "save", known)).toBeNull();
});

test("unsaved is what stands nowhere else: not another model's prompt, nor what its page came with", () => {
  const unsaved = (change: Partial<PromptDraft>) => isUnsaved({ ...draft, ...change }, draft, known);
  expect(unsaved({})).toBe(false);
  expect(unsaved(changeDraft(draft, "model:Claude", known) ?? {})).toBe(false);
  expect(unsaved({ view: "raw", saving: true, wanted: [] })).toBe(false);
  for (const change of [{ content: "Mine." }, { title: "Mine" }, { tags: "mine" }, { original: "Mine." }])
    expect(unsaved(change), JSON.stringify(change)).toBe(true);
});

test("four characters are a token, tags aside", () => {
  const content = "<role>\nAn editor.\n</role>";
  expect(sizeOfDraft({ content, view: "raw" })).toEqual({ characters: 25, tokens: 7 });
  expect(sizeOfDraft({ content, view: "structured" })).toEqual({ characters: 25, tokens: 3 });
});
