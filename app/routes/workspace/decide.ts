import { randomUUID } from "node:crypto";
import { data, redirect, type RouterContextProvider } from "react-router";
import { writeHtml } from "#app/document/html-out.ts";
import { readHtml } from "#app/document/html-in.ts";
import { readMarkdown, writeMarkdown } from "#app/document/markdown.ts";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findGeneration, stopGeneration } from "#app/server/gateway/generations.ts";
import { requireUser } from "#app/server/session/pages.ts";
import type { GenerationView } from "#app/services/context.ts";
import type { GenerateSmartBody } from "#app/services/smart-actions/contract.ts";
import { formText } from "../form-text.ts";
import { refused } from "../problems.ts";
import type { Route } from "./+types/decide.ts";
import { applyAction } from "./apply.ts";

type Context = Readonly<RouterContextProvider>;

export const loader = ({ params }: Route.LoaderArgs) => redirect(`/create/${params.guid}`);

/** The writer's word on a generation: keep, discard, stop, or try again. */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  await requireUser(context, url);
  const form = await request.formData();
  const generation = await requireGeneration(context, formText(form, "generation"));
  switch (formText(form, "intent")) {
    case "keep":
      return keep(context, params.guid, generation, Number(formText(form, "revision")));
    case "discard":
      return discard(context, params.guid, generation);
    case "stop":
      return stop(context, params.guid, generation);
    case "again":
      return again(context, params.guid, generation);
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
  throw refused(null, answer.status);
}

async function discard(context: Context, guid: string, proposal: GenerationView) {
  if (proposal.document === null) return redirect(`/?again=${proposal.generation}`);
  if (proposal.decision !== null) {
    const answer = await ask(
      gatewayOf(context).smartActions["smart-actions"].recentContent[":id"].discard.$post({
        param: { id: guid },
        json: { generation: proposal.generation },
      }),
    );
    if (!answer.success) throw refused(null, answer.status);
  }
  return redirect(`/create/${guid}`);
}

async function stop(context: Context, guid: string, { generation, document }: GenerationView) {
  await stopGeneration(gatewayOf(context), document === null ? "smart-actions" : "freestyle", generation);
  return redirect(document === null ? `/create/${guid}` : `/create/${guid}?review=${generation}`);
}

/** The same once more: a new text for home's request, a new proposal for the document as it stands now. */
async function again(context: Context, guid: string, before: GenerationView) {
  const gateway = gatewayOf(context);
  if (before.document === null) {
    const answer = await ask(
      gateway.smartActions["smart-actions"].generateSmart.$post(
        { json: before.input as GenerateSmartBody },
        { headers: { Prefer: "respond-async, wait=2", "Idempotency-Key": randomUUID() } },
      ),
    );
    if (answer.success) return redirect(`/create/${answer.data.guid}`);
    throw refused(null, answer.status);
  }
  await discard(context, guid, before);
  const current = await ask(
    gateway.smartActions["smart-actions"].recentContent[":id"].$get({ param: { id: guid } }),
  );
  if (!current.success) throw refused(null, current.status);
  const text = writeMarkdown(readHtml(current.data.content.content_output.text));
  const applied = await applyAction(context, guid, before.action, { text, click: randomUUID() });
  return redirect(
    applied.generation !== null ? `/create/${guid}?review=${applied.generation}` : `/create/${guid}`,
  );
}
