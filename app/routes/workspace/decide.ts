import { data, redirect, type RouterContextProvider } from "react-router";
import { writeHtml } from "#app/document/html-out.ts";
import { readMarkdown } from "#app/document/markdown.ts";
import { ask, type Problem } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findGeneration, stopGeneration } from "#app/server/gateway/generations.ts";
import { requireUser } from "#app/server/session/pages.ts";
import type { GenerationView } from "#app/services/generating.ts";
import type { GenerateSmartBody } from "#app/services/smart-actions/contract.ts";
import { seeOther } from "../flash.ts";
import { formText } from "../form-text.ts";
import { idempotencyKey } from "../idempotency.ts";
import { generationNotice } from "../problems.ts";
import { readForm } from "../read-form.ts";
import type { Route } from "./+types/decide.ts";
import { applyAction } from "./apply.ts";
import { continueText, isContinuation, markdownOf, proposedText } from "./continue.ts";
import { assertGuid } from "./document-loader.ts";

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
  const generation = await requireGeneration(context, formText(form, "generation"));
  switch (formText(form, "intent")) {
    case "keep":
      return keep(context, params.guid, generation, Number(formText(form, "revision")));
    case "continue":
      return goOn(context, params.guid, generation, form);
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
  const gateway = gatewayOf(context);
  const found =
    (await findGeneration(gateway, "freestyle", id)) ?? (await findGeneration(gateway, "smart-actions", id));
  if (!found) throw data(null, { status: 404 });
  return found;
}

async function refuse(context: Context, place: string, problem: { status: number; data: Problem }) {
  return seeOther(place, await generationNotice(context, problem));
}

async function keep(context: Context, guid: string, proposal: GenerationView, revision: number) {
  const answer = await saveProposal(context, guid, proposal, revision);
  if (answer.success) return redirect(`/create/${guid}?saved=${answer.data.content.revision}`);
  return refuseKeep(context, guid, proposal, answer);
}

/** Keeps a proposal that was cut off, then asks for what comes behind it. */
async function goOn(context: Context, guid: string, proposal: GenerationView, form: FormData) {
  const answer = await saveProposal(context, guid, proposal, Number(formText(form, "revision")));
  if (!answer.success) return refuseKeep(context, guid, proposal, answer);
  const applied = await continueText(context, answer.data.content, formText(form, "click"));
  if (applied.generation === null) return refuse(context, `/create/${guid}`, applied.problem);
  return redirect(`/create/${guid}?review=${applied.generation}`);
}

/** Saves the text with the proposal in it; where an earlier press of the same button did, that is what is answered. */
async function saveProposal(context: Context, guid: string, proposal: GenerationView, revision: number) {
  const current = await getContent(context, guid);
  if (!current.success) return current;
  const { generation } = proposal;
  const text = writeHtml(readMarkdown(proposedText(proposal, current.data.content)));
  const saved = await ask(
    gatewayOf(context).smartActions["smart-actions"].recentContent[":id"].$put({
      param: { id: guid },
      json: { content_output: { text }, revision, generation },
    }),
  );
  if (saved.success) return saved;
  const now = await getContent(context, guid);
  return now.success && now.data.content.generation === generation ? now : saved;
}

const getContent = (context: Context, guid: string) =>
  ask(gatewayOf(context).smartActions["smart-actions"].recentContent[":id"].$get({ param: { id: guid } }));

async function refuseKeep(
  context: Context,
  guid: string,
  { generation }: GenerationView,
  problem: { status: number; data: Problem },
) {
  if (problem.data.code === "revision_conflict")
    return redirect(`/create/${guid}?review=${generation}&changed`);
  return refuse(context, `/create/${guid}`, problem);
}

async function discard(context: Context, guid: string, proposal: GenerationView) {
  if (proposal.document === null) return redirect(`/?again=${proposal.generation}`);
  const refused = await discardProposal(context, guid, proposal);
  return refused ? refuse(context, `/create/${guid}`, refused) : redirect(`/create/${guid}`);
}

async function discardProposal(context: Context, guid: string, { generation, decision }: GenerationView) {
  if (decision === null) return null;
  const answer = await ask(
    gatewayOf(context).smartActions["smart-actions"].recentContent[":id"].discard.$post({
      param: { id: guid },
      json: { generation },
    }),
  );
  return answer.success ? null : answer;
}

async function stop(context: Context, guid: string, { generation, document, service }: GenerationView) {
  await stopGeneration(gatewayOf(context), service, generation);
  return redirect(document === null ? `/create/${guid}` : `/create/${guid}?review=${generation}`);
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

/** The old proposal is discarded only when there is a new one. */
async function proposeAgain(context: Context, guid: string, before: GenerationView, click: string) {
  const current = await getContent(context, guid);
  if (!current.success) return refuse(context, `/create/${guid}`, current);
  const { content } = current.data;
  const anew = `again ${click}`;
  const applied = isContinuation(before)
    ? await continueText(context, content, anew)
    : await applyAction(context, guid, before.action, { text: markdownOf(content), click: anew });
  if (applied.generation === null)
    return refuse(context, `/create/${guid}?review=${before.generation}`, applied.problem);
  const refused = await discardProposal(context, guid, before);
  if (refused) return refuse(context, `/create/${guid}`, refused);
  return redirect(`/create/${guid}?review=${applied.generation}`);
}
