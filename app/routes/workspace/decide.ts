import { data, redirect, type RouterContextProvider } from "react-router";
import { readHtml } from "#app/document/html-in.ts";
import { writeHtml } from "#app/document/html-out.ts";
import { readMarkdown, writeMarkdown } from "#app/document/markdown.ts";
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

async function keep(context: Context, guid: string, { generation, text }: GenerationView, revision: number) {
  const answer = await ask(
    gatewayOf(context).smartActions["smart-actions"].recentContent[":id"].$put({
      param: { id: guid },
      json: { content_output: { text: writeHtml(readMarkdown(text)) }, revision, generation },
    }),
  );
  if (answer.success) return redirect(`/create/${guid}?saved=${answer.data.content.revision}`);
  if (answer.data.code === "revision_conflict")
    return redirect(`/create/${guid}?review=${generation}&changed`);
  return refuse(context, `/create/${guid}`, answer);
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

async function stop(context: Context, guid: string, { generation, document }: GenerationView) {
  await stopGeneration(gatewayOf(context), document === null ? "smart-actions" : "freestyle", generation);
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
  const current = await ask(
    gatewayOf(context).smartActions["smart-actions"].recentContent[":id"].$get({ param: { id: guid } }),
  );
  if (!current.success) return refuse(context, `/create/${guid}`, current);
  const text = writeMarkdown(readHtml(current.data.content.content_output.text));
  const applied = await applyAction(context, guid, before.action, { text, click: `again ${click}` });
  if (applied.generation === null)
    return refuse(context, `/create/${guid}?review=${before.generation}`, applied.problem);
  const refused = await discardProposal(context, guid, before);
  if (refused) return refuse(context, `/create/${guid}`, refused);
  return redirect(`/create/${guid}?review=${applied.generation}`);
}
