import { readDraft } from "#app/islands/prompts/draft.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findUser, requireUser } from "#app/server/session/pages.ts";
import { formText } from "../forms/form-text.ts";
import { passOn } from "../forms/problems.ts";
import { readForm } from "../forms/read-form.ts";
import { followOwn } from "../workspace/follow-own.ts";
import { stopOwn } from "../workspace/stop-own.ts";
import type { Route } from "./+types/edit-stream.ts";
import { loadModels } from "./load-prompt.ts";
import { writeCall, writePath } from "./write-prompts.ts";

/** Events of prompts that are being written, on from `Last-Event-ID`. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  await requireUser(context, url);
  return followOwn(context, request, url);
}

/** The editor's Write for a page with scripts, answered as events. With `?stop={generation}` that is stopped: 204. */
export async function action({ request, context, url }: Route.ActionArgs) {
  if (!(await findUser(context)))
    return Response.json({ detail: "Please sign in.", code: "unauthenticated" }, { status: 401 });
  const stopped = url.searchParams.get("stop");
  if (stopped !== null) {
    await stopOwn(context, stopped);
    return new Response(null, { status: 204 });
  }
  const form = await readForm(request);
  const call = writeCall(readDraft(form, await loadModels(context)), formText(form, "click"));
  if ("missing" in call) return Response.json({ detail: call.missing, code: "empty" }, { status: 422 });
  const response = await gatewayOf(context).fetch(writePath, {
    method: "POST",
    headers: { Accept: "text/event-stream", "Content-Type": "application/json", "Idempotency-Key": call.key },
    body: JSON.stringify(call.body),
  });
  return passOn(context, response);
}
