import { data } from "react-router";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { requireUser } from "#app/server/session/pages.ts";
import { applyCall } from "./apply.ts";
import { parseDocumentForm } from "./document-form.ts";
import { assertGuid } from "./document-loader.ts";
import { saveDocument } from "./save.ts";
import { passOn } from "../problems.ts";
import { readForm } from "../read-form.ts";
import type { Route } from "./+types/stream.ts";

/** Events of a generation that is being written for this document, on from `Last-Event-ID`. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  await requireUser(context, url);
  const generation = url.searchParams.get("generation") ?? "";
  if (!/^[\w-]{1,64}$/.test(generation)) throw data(null, { status: 404 });
  const read = (service: string) =>
    gatewayOf(context).fetch(`/api/v1/${service}/generations/${generation}`, {
      headers: { Accept: "text/event-stream", "Last-Event-ID": request.headers.get("Last-Event-ID") ?? "0" },
    });
  // An edit is freestyle's, a continuation and a new text are smart-actions'.
  const edit = url.searchParams.get("proposal") === "1" ? await read("freestyle") : null;
  if (edit && edit.status !== 404) return new Response(edit.body, edit);
  await edit?.body?.cancel();
  const response = await read("smart-actions");
  return new Response(response.body, response);
}

/** An action on the document for a page with scripts: saves and asks like the form's action, answers as events. */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  await requireUser(context, url);
  assertGuid(params.guid);
  const form = parseDocumentForm(await readForm(request));
  const saved = await saveDocument(context, params.guid, form);
  if (!saved.success) return Response.json(saved.data, { status: saved.status || 503 });
  const { headers, body } = applyCall(params.guid, form.apply ?? "", form);
  const response = await gatewayOf(context).fetch("/api/v1/freestyle", {
    method: "POST",
    headers: { ...headers, Accept: "text/event-stream", "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return passOn(context, response);
}
