import { data, type RouterContextProvider } from "react-router";
import { type KnownPrompts, titleFor } from "#app/islands/prompts/draft.ts";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findGeneration } from "#app/server/gateway/generations.ts";
import type { PromptDetail, SavedPrompt } from "#app/services/auth/vault/contract.ts";
import type { GenerationView } from "#app/services/generated.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { noFolder, type PromptDraft, type PromptModel } from "#app/ui/prompts/prompt-draft.ts";
import { isId } from "#app/ui/prompts/vault-address.ts";
import { problemNotice } from "../forms/problems.ts";
import { findSaved } from "./find-saved.ts";
import { toList } from "./to-list.ts";

type Context = Readonly<RouterContextProvider>;

/** What the editor begins with. */
export interface LoadedPrompt {
  draft: PromptDraft;
  known: KnownPrompts;
  /** Where Back leads without a script. */
  back: string;
  /** What else the original was asked for with. */
  suggestions: string[];
  /** The generation that is being written, with its text so far. */
  writing: { generation: string; text: string } | null;
  /** What came of the last time. */
  proof: { cost: { charged: number }; promises: GenerationView["promises"] } | null;
  /** Why nothing came of it. */
  notice: Notice | null;
}

/** @throws a 503 response when nobody tells what prompts are for */
export async function loadModels(context: Context): Promise<PromptModel[]> {
  const answer = await ask(gatewayOf(context).auth.models.$get());
  if (!answer.success) throw data(null, { status: answer.status || 503 });
  return answer.data.models.map((model) => ({ ...model, parts: [...model.parts] }));
}

/**
 * What an address asks for: `id` of a saved prompt, else of a recent one, or `generation` of one just written; without
 * either what the page before passed on as `text`, `original`, `model` and `domain`.
 * @throws a 404 response for an id that is neither, or not the user's
 */
export async function loadPrompt(context: Context, asked: URLSearchParams): Promise<LoadedPrompt> {
  const models = await loadModels(context);
  const id = asked.get("id") ?? "";
  const generation = asked.get("generation") ?? "";
  if (id !== "") {
    const saved = await findSaved(context, id);
    if (saved) return ofSaved(saved, models);
  }
  const wanted = id || generation;
  if (wanted !== "") return loadWritten(context, wanted, models, asked);
  const model = models.find(({ name }) => name === asked.get("model"))?.name ?? firstOf(models);
  return {
    ...nothing(models),
    draft: {
      ...emptyDraft(models),
      model,
      wanted: [model],
      content: asked.get("text") ?? "",
      original: asked.get("original") ?? "",
      domain: (asked.get("domain") ?? "").slice(0, 100) || general,
    },
  };
}

const general = "General";

const firstOf = (models: readonly PromptModel[]): string => models[0]?.name ?? "";

const emptyDraft = (models: readonly PromptModel[]): PromptDraft => ({
  id: "",
  generation: "",
  original: "",
  wanted: [firstOf(models)],
  model: firstOf(models),
  view: "structured",
  title: "",
  content: "",
  added: [],
  domain: general,
  tags: "",
  isPublic: false,
  folder: "",
  saving: false,
  ask: null,
});

const nothing = (models: PromptModel[]): Omit<LoadedPrompt, "draft"> => ({
  known: { models, generated: {}, saved: null },
  back: "/library",
  suggestions: [],
  writing: null,
  proof: null,
  notice: null,
});

function ofSaved(saved: SavedPrompt, models: PromptModel[]): LoadedPrompt {
  const { id, title, content, domain, model, isPublic, tags, folder } = saved;
  return {
    ...nothing(models),
    known: { models, generated: {}, saved: content },
    draft: {
      ...emptyDraft(models),
      id,
      title,
      content,
      domain,
      model,
      isPublic,
      tags: tags.join(", "),
      folder: folder ?? noFolder,
    },
  };
}

async function loadWritten(
  context: Context,
  id: string,
  models: PromptModel[],
  asked: URLSearchParams,
): Promise<LoadedPrompt> {
  if (!isId(id)) throw data(null, { status: 404 });
  const [answer, view] = await Promise.all([
    ask(gatewayOf(context).auth.prompts[":id"].$get({ param: { id } })),
    findGeneration(gatewayOf(context), id),
  ]);
  if (!answer.success) throw data(null, { status: answer.status || 503 });
  const { prompt } = answer.data;
  const loaded = { ...nothing(models), back: "/recentprompts" };
  const draft = { ...emptyDraft(models), original: prompt.originalPromptText };
  // What was asked of another action is a prompt by itself.
  if (prompt.service !== "prompts")
    return {
      ...loaded,
      suggestions: toList(prompt.suggestions),
      draft: { ...draft, content: prompt.originalPromptText },
    };
  const wanted = wantedOf(prompt, models);
  const generated = prompt.state === "running" ? {} : prompt.generatedPrompts;
  const model = [asked.get("model") ?? "", ...wanted].find((name) => generated[name] !== undefined);
  return {
    ...loaded,
    known: { models, generated, saved: null },
    writing: view?.state === "running" ? { generation: id, text: view.text } : null,
    proof:
      view?.state === "done" || view?.state === "stopped"
        ? { cost: { charged: view.charged ?? 0 }, promises: view.promises }
        : null,
    notice: view ? endOf(view, Object.keys(generated).length) : null,
    draft: {
      ...draft,
      generation: id,
      wanted,
      ...(model === undefined
        ? { model: wanted[0] ?? firstOf(models) }
        : { model, title: titleFor(model), content: generated[model] ?? "" }),
    },
  };
}

/** The models that a prompt was asked for. */
function wantedOf({ suggestions, aiModels }: PromptDetail, models: readonly PromptModel[]): string[] {
  const named = new Set([...toList(suggestions).flatMap((one) => one.split(", ")), ...toList(aiModels)]);
  const wanted = models.map(({ name }) => name).filter((name) => named.has(name));
  return wanted.length > 0 ? wanted : [firstOf(models)];
}

function endOf({ state, error }: GenerationView, written: number): Notice | null {
  if (state === "failed")
    return error
      ? problemNotice({
          status: error.status,
          data: { detail: error.detail, ...(error.code === undefined ? {} : { code: error.code }) },
        })
      : { kind: "danger", text: "Nothing was written." };
  if (state === "interrupted")
    return { kind: "warning", text: "The server was stopped while it was written. Nothing was charged." };
  if (state === "stopped" && written === 0)
    return { kind: "info", text: "Stopped before a whole prompt was there." };
  return null;
}
