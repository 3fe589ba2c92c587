import { data } from "react-router";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findGeneration, followGeneration } from "#app/server/gateway/generations.ts";
import { requireUser } from "#app/server/session/pages.ts";
import { selectPart } from "./select-part.ts";
import { readDocumentForm, workedText } from "./document-form.ts";
import { assertGuid } from "./document-loader.ts";
import { saveDocument } from "./save.ts";
import { streamTool } from "./panels/ask-tool.ts";
import { isOfPanel, partFor } from "./panels/tool-call.ts";
import { passOn } from "../forms/problems.ts";
import type { Route } from "./+types/stream.ts";

/** Events of a generation that is being written for this document, on from `Last-Event-ID`. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  await requireUser(context, url);
  const gateway = gatewayOf(context);
  const generation = await findGeneration(gateway, url.searchParams.get("generation") ?? "");
  if (!generation) throw data(null, { status: 404 });
  const from = request.headers.get("Last-Event-ID") ?? "0";
  const response = await followGeneration(gateway, generation, from);
  return new Response(response.body, response);
}

/** An action on the document for a page with scripts: saves and asks like the form's action, answers as events. */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  await requireUser(context, url);
  assertGuid(params.guid);
  const form = await readDocumentForm(context, request);
  const saved = await saveDocument(context, params.guid, form);
  const { click, fields, title, subTitle } = form;
  const apply = form.apply ?? "";
  const isBlank = !saved.success && saved.data.code === "empty" && isOfPanel(apply);
  if (!saved.success && !isBlank) return Response.json(saved.data, { status: saved.status || 503 });
  const guid = saved.success ? params.guid : null;
  const selected = saved.success
    ? await selectPart(context, saved.data.content, partFor(apply, form.part))
    : { part: null };
  if ("problem" in selected) return Response.json(selected.problem.data, { status: selected.problem.status });
  const text = { title, subTitle, text: workedText(form.text) };
  const response = await streamTool(context, {
    guid,
    into: saved.success ? null : params.guid,
    apply,
    text,
    fields,
    click,
    ...selected,
  });
  return passOn(context, response);
}
