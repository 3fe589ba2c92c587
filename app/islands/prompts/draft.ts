import { readParts, type ReadPrompt, writeParts } from "#app/document/prompt-parts.ts";
import { fieldName } from "#app/ui/prompts/field-name.ts";
import type { PartField, PromptDraft, PromptModel } from "#app/ui/prompts/prompt-draft.ts";

/** What the draft is held against. */
export interface KnownPrompts {
  models: readonly PromptModel[];
  /** What was written, by model. */
  generated: Readonly<Record<string, string>>;
  /** The saved text; null for a new prompt. */
  saved: string | null;
}

const unknownModel: Pick<PromptModel, "parts" | "form"> = { parts: [], form: "headings" };

const modelOf = (models: readonly PromptModel[], name: string): Pick<PromptModel, "parts" | "form"> =>
  models.find((model) => model.name === name) ?? unknownModel;

const readDraftParts = ({ content, model }: PromptDraft, models: readonly PromptModel[]): ReadPrompt =>
  readParts(modelOf(models, model), content);

const same = (one: string, other: string): boolean =>
  fieldName(one).toLowerCase() === fieldName(other).toLowerCase();

/** The fields of the structured view: the parts that there are, then the usual ones that are missing, then the added. */
export function partFields(draft: PromptDraft, models: readonly PromptModel[]): PartField[] {
  const { parts, form } = readDraftParts(draft, models);
  const model = modelOf(models, draft.model);
  // A text for another kind of model has parts of its own.
  const usual = parts.length === 0 || form === model.form ? model.parts : [];
  const fields: PartField[] = [...parts];
  for (const name of [...usual, ...draft.added])
    if (!fields.some((field) => same(field.name, name))) fields.push({ name, text: "" });
  return fields;
}

/** A draft out of its form; one that was sent in parts is put together, and stays as it was where none was changed. */
export function readDraft(form: FormData, models: readonly PromptModel[]): PromptDraft {
  const field = (name: string): string => {
    const value = form.get(name);
    return typeof value === "string" ? value.replace(/\r\n?/g, "\n") : "";
  };
  const all = (name: string): string[] =>
    form.getAll(name).map((value) => (typeof value === "string" ? value.replace(/\r\n?/g, "\n") : ""));
  const known = models.map(({ name }) => name);
  const asked = field("ask");
  const draft: PromptDraft = {
    id: field("id"),
    generation: field("generation"),
    original: field("original"),
    wanted: all("wanted").filter((name) => known.includes(name)),
    model: field("model"),
    view: field("view") === "raw" ? "raw" : "structured",
    title: field("title"),
    content: field("content"),
    added: all("added"),
    domain: field("domain"),
    tags: field("tags"),
    isPublic: form.has("isPublic"),
    folder: field("folder"),
    saving: field("saving") !== "",
    ask: asked === "write" ? { kind: "write" } : asked === "" ? null : { kind: "model", model: asked },
  };
  const texts = all("part");
  if (draft.view === "raw" || texts.length === 0) return draft;
  const sent = all("part-name").map((name, at) => ({ name, text: texts[at] ?? "" }));
  const before = partFields(draft, models);
  const isSame = before.length === sent.length && before.every(({ text }, at) => text === sent[at]?.text);
  if (isSame) return draft;
  const { form: has } = readDraftParts(draft, models);
  return {
    ...draft,
    content: writeParts(
      has,
      sent.map(({ name, text }) => ({ name: fieldName(name), text })),
    ),
    added: sent.filter(({ text }) => text.trim() === "").map(({ name }) => name),
  };
}

/** Whether the prompt holds something that stands nowhere else. */
export function isTyped({ content, model }: PromptDraft, { generated, saved }: KnownPrompts): boolean {
  return content.trim() !== "" && content !== generated[model] && content !== saved;
}

/** Whether the form holds something that stands nowhere else; `loaded` is how its page came. */
export function isUnsaved(draft: PromptDraft, loaded: PromptDraft, known: KnownPrompts): boolean {
  const { content, title, model } = draft;
  if (content !== loaded.content && isTyped(draft, known)) return true;
  if (title !== loaded.title && title !== titleFor(model)) return true;
  const others = ["original", "domain", "tags", "isPublic", "folder"] as const;
  return others.some((name) => draft[name] !== loaded[name]);
}

/** What a button of the form does to the draft alone; null for what a server has to do. `name`: of a part to be added. */
export function changeDraft(
  draft: PromptDraft,
  intent: string,
  known: KnownPrompts,
  name = "",
): PromptDraft | null {
  const [what = "", ...rest] = intent.split(":");
  const value = rest.join(":");
  const answered = { ...draft, ask: null };
  switch (what) {
    case "stay":
      return answered;
    case "view":
      return { ...answered, view: value === "raw" ? "raw" : "structured" };
    case "panel":
      return { ...answered, saving: value === "open" };
    case "add": {
      const added = name.trim();
      const isNew = added !== "" && !partFields(draft, known.models).some((field) => same(field.name, added));
      return isNew ? { ...answered, added: [...draft.added, added] } : answered;
    }
    case "model":
      return value !== draft.model && known.generated[value] !== undefined && isTyped(draft, known)
        ? { ...draft, ask: { kind: "model", model: value } }
        : withModel(answered, value, known);
    case "switch":
      return withModel(answered, value, known);
    default:
      return null;
  }
}

function withModel(draft: PromptDraft, model: string, { models, generated }: KnownPrompts): PromptDraft {
  const text = generated[model];
  if (text !== undefined) return { ...draft, model, content: text, title: titleFor(model), added: [] };
  return models.some(({ name }) => name === model) ? { ...draft, model } : draft;
}

/** The title of what was written for a model. */
export const titleFor = (model: string): string => `Generated Prompt - ${model}`;

/** How much a prompt comes to; a structured one without its markup tags. Four characters are a token. */
export function sizeOfDraft({ content, view }: Pick<PromptDraft, "content" | "view">): {
  characters: number;
  tokens: number;
} {
  const plain = view === "structured" ? content.replace(/<\/?[\p{L}][^<>]*>/gu, "") : content;
  return { characters: content.length, tokens: Math.ceil(plain.length / 4) };
}
