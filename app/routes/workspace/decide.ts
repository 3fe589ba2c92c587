import { data, redirect, type RouterContextProvider } from "react-router";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findGeneration, stopGeneration } from "#app/server/gateway/generations.ts";
import { getContent } from "#app/server/gateway/texts.ts";
import { requireUser } from "#app/server/session/pages.ts";
import type { GenerationView } from "#app/services/generated.ts";
import type { GenerateSmartBody } from "#app/services/smart-actions/contract.ts";
import { formText } from "../forms/form-text.ts";
import { idempotencyKey } from "../forms/idempotency.ts";
import { readForm } from "../forms/read-form.ts";
import type { Content } from "#app/services/smart-actions/contract.ts";
import type { Route } from "./+types/decide.ts";
import { type Applied, applyToSaved } from "./apply.ts";
import { selectPart } from "./select-part.ts";
import { continueText, isContinuation } from "./continue.ts";
import { assertGuid } from "./document-loader.ts";
import { choiceOf, discardTries, goOn, keep, keepTyped, refuse } from "./keep.ts";
import { findBase, selectionOf } from "./proposed.ts";

type Context = Readonly<RouterContextProvider>;

export function loader({ params }: Route.LoaderArgs) {
  assertGuid(params.guid);
  return redirect(`/create/${params.guid}`);
}

/** The writer's word on a generation: keep, discard, stop, or try again. What is refused is said on the next page. */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  await requireUser(context, url);
  assertGuid(params.guid);
  const form = await readForm(request);
  if (formText(form, "typed") !== "") return keepTyped(context, params.guid, choiceOf(form));
  const generation = await requireGeneration(context, formText(form, "generation"));
  switch (formText(form, "intent")) {
    case "keep":
      return keep(context, params.guid, generation, choiceOf(form));
    case "continue":
      return goOn(context, params.guid, generation, choiceOf(form), formText(form, "click"));
    case "discard":
      return discard(context, params.guid, generation);
    case "stop":
      return stop(context, params.guid, generation);
    case "again":
      return again(context, params.guid, generation, formText(form, "click"));
    default:
      throw data(null, { status: 400 });
  }
}

async function requireGeneration(context: Context, id: string): Promise<GenerationView> {
  const found = await findGeneration(gatewayOf(context), id);
  if (!found) throw data(null, { status: 404 });
  return found;
}

async function discard(context: Context, guid: string, proposal: GenerationView) {
  if (proposal.document === null) return redirect(`/?again=${proposal.generation}`);
  const refused = proposal.decision === null ? null : await discardTries(context, guid, proposal);
  return refused ? refuse(context, `/create/${guid}`, refused) : redirect(`/create/${guid}`);
}

async function stop(context: Context, guid: string, running: GenerationView) {
  await stopGeneration(gatewayOf(context), running);
  return redirect(
    running.document === null ? `/create/${guid}` : `/create/${guid}?review=${running.generation}`,
  );
}

/** The same once more: a new text for home's request, a new proposal for the document as it stands now. */
async function again(context: Context, guid: string, before: GenerationView, click: string) {
  return before.document === null
    ? writeAgain(context, before, click)
    : proposeAgain(context, guid, before, click);
}

async function writeAgain(context: Context, before: GenerationView, click: string) {
  const body = before.input as GenerateSmartBody;
  const key = idempotencyKey(click, ["again", before.generation]);
  const answer = await ask(
    gatewayOf(context).smartActions["smart-actions"].generateSmart.$post(
      { json: body },
      { headers: { Prefer: "respond-async, wait=2", "Idempotency-Key": key } },
    ),
  );
  const place = answer.success ? answer.data.guid : answer.data["guid"];
  if (typeof place === "string") return redirect(`/create/${place}`);
  return answer.success ? redirect("/") : refuse(context, `/?again=${before.generation}`, answer);
}

/** The same action on the same part of the document as it stands now. */
async function applyAgain(
  context: Context,
  guid: string,
  before: GenerationView,
  saved: Content,
  click: string,
): Promise<Applied> {
  const isStale = before.base_revision !== saved.revision;
  const base = isStale && selectionOf(before) ? await findBase(context, guid, before) : null;
  const selected = await selectPart(context, saved, selectionOf(before), base);
  if ("problem" in selected) return { generation: null, problem: selected.problem };
  return applyToSaved(context, guid, before.action, saved, click, selected.part);
}

/** The new proposal stands beside the old one. */
async function proposeAgain(context: Context, guid: string, before: GenerationView, click: string) {
  const current = await getContent(gatewayOf(context), guid);
  if (!current.success) return refuse(context, `/create/${guid}`, current);
  const { content } = current.data;
  const anew = `again ${click}`;
  const applied = isContinuation(before)
    ? await continueText(context, content, anew)
    : await applyAgain(context, guid, before, content, anew);
  if (applied.generation === null)
    return refuse(context, `/create/${guid}?review=${before.generation}`, applied.problem);
  return redirect(`/create/${guid}?review=${applied.generation}`);
}
