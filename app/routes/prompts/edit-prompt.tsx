import { randomUUID } from "node:crypto";
import { data, redirect } from "react-router";
import { changeDraft, isTyped, readDraft } from "#app/islands/prompts/draft.ts";
import { PromptEditor } from "#app/islands/prompts/prompt-editor.tsx";
import { ask } from "#app/server/gateway/answer.ts";
import { loadCatalogue } from "#app/server/gateway/catalogue.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { requireUser } from "#app/server/session/pages.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { type PromptDraft, promptPath } from "#app/ui/prompts/prompt-draft.ts";
import { vaultPath } from "#app/ui/prompts/vault-address.ts";
import { useAnswer } from "../forms/client-action.ts";
import { seeOther, takeFlash } from "../forms/flash.ts";
import { formText } from "../forms/form-text.ts";
import { generationNotice, refused } from "../forms/problems.ts";
import { readForm } from "../forms/read-form.ts";
import { useShell } from "../frame/use-shell.ts";
import { stopOwn } from "../workspace/stop-own.ts";
import type { Route } from "./+types/edit-prompt.ts";
import { loadPrompt } from "./load-prompt.ts";
import { savePrompt } from "./save-prompt.ts";
import { writeCall } from "./write-prompts.ts";

export { clientAction } from "../forms/client-action.ts";

const waitSeconds = 2;

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { id: owner } = await requireUser(context, url);
  const [loaded, { builtinWrites, prompts }, folders] = await Promise.all([
    loadPrompt(context, url.searchParams),
    loadCatalogue(context),
    ask(gatewayOf(context).auth.user["prompt-folders"].$get()),
  ]);
  const left = await takeFlash(request);
  const shown = {
    ...loaded,
    owner,
    builtinWrites,
    price: prompts.price,
    kind: prompts.builtin,
    folders: folders.success
      ? folders.data.folders.map(({ id, name, prompt_count: count }) => ({ id, name, count }))
      : [],
    notice: left?.notice ?? loaded.notice,
    click: randomUUID(),
  };
  return left ? data(shown, { headers: { "Set-Cookie": left.header } }) : shown;
}

interface Again {
  draft: PromptDraft;
  errors: { write?: string; save?: string };
  notice: Notice | null;
  /** The words of a save that succeeded, for a page that goes on by itself. */
  saved: string | null;
  click: string;
}

/**
 * By `intent`: write, save, stop, or a change of the form alone (another model, another view, a part more, the panel),
 * which shows the form again as it was sent.
 */
export async function action({ request, context, url }: Route.ActionArgs) {
  await requireUser(context, url);
  const form = await readForm(request);
  const intent = formText(form, "intent");
  if (intent === "stop") {
    const generation = formText(form, "generation");
    if (!(await stopOwn(context, generation))) throw data(null, { status: 404 });
    return redirect(`${promptPath}?generation=${generation}`, 303);
  }
  const { known } = await loadPrompt(context, url.searchParams);
  const draft = readDraft(form, known.models);
  const again = (more: Partial<Again>): Again => ({
    draft,
    errors: {},
    notice: null,
    saved: null,
    click: randomUUID(),
    ...more,
  });
  if (intent === "save") {
    const answer = await savePrompt(context, draft, formText(form, "click"));
    if ("missing" in answer)
      return refused(again({ draft: { ...draft, saving: true }, errors: { save: answer.missing } }), 422);
    if ("notice" in answer) return refused(again({ notice: answer.notice }), answer.status);
    if (form.has("scripted")) return again({ saved: answer.done });
    return seeOther(vaultPath, { kind: "success", text: answer.done });
  }
  if (intent === "write" && isTyped(draft, known))
    return again({ draft: { ...draft, ask: { kind: "write" } } });
  if (intent === "write" || intent === "write!") return write(context, draft, formText(form, "click"), again);
  const changed = changeDraft(draft, intent, known, formText(form, "new-part"));
  if (!changed) throw data(null, { status: 400 });
  return again({ draft: changed });
}

async function write(
  context: Route.ActionArgs["context"],
  draft: PromptDraft,
  click: string,
  again: (more: Partial<Again>) => Again,
) {
  const call = writeCall(draft, click);
  if ("missing" in call) return refused(again({ errors: { write: call.missing } }), 422);
  const answer = await ask(
    gatewayOf(context).auth.prompts.$post(
      { json: call.body },
      { headers: { Prefer: `respond-async, wait=${waitSeconds}`, "Idempotency-Key": call.key } },
    ),
  );
  const { generation, code } = answer.data as { generation?: unknown; code?: unknown };
  if (typeof generation === "string" && (answer.success || code === "still_running"))
    return redirect(`${promptPath}?generation=${generation}`, 303);
  if (answer.success) throw new Error("prompts were written without a generation");
  const notice = await generationNotice(context, answer, "Failed to write the prompts. Please try again.");
  return refused(again({ draft: { ...draft, ask: null }, notice }), answer.status);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.draft.title || "New prompt"} · Prompt · Stet` },
];

export default function EditPrompt({ loaderData }: Route.ComponentProps) {
  const { user } = useShell();
  const { offline, answer } = useAnswer<typeof action>();
  const { draft, click, writing } = loaderData;
  return (
    <PromptEditor
      key={`${draft.id} ${draft.generation} ${writing?.generation}`}
      {...loaderData}
      answered={answer ? { draft: answer.draft, click: answer.click } : null}
      errors={answer?.errors ?? {}}
      saved={answer?.saved ?? null}
      click={answer?.click ?? click}
      notice={offline ?? (answer ? answer.notice : loaderData.notice)}
      houseStyle={user?.houseStyleCharacters ?? 0}
    />
  );
}
