import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findUser, requireUser } from "#app/server/session/pages.ts";
import { formText } from "../forms/form-text.ts";
import { passOn } from "../forms/problems.ts";
import { readForm } from "../forms/read-form.ts";
import { followOwn } from "../workspace/follow-own.ts";
import { stopOwn } from "../workspace/stop-own.ts";
import type { Route } from "./+types/stream.ts";
import { assertSession } from "./place.ts";
import { perspectiveCall, stepCall } from "./step-calls.ts";

/** Events of a message that is being written, on from `Last-Event-ID`. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  await requireUser(context, url);
  return followOwn(context, request, url);
}

/**
 * What a session's page asks for by its script: the next message or a perspective, answered as events. With
 * `?stop={generation}` that is stopped: 204.
 */
export async function action({ request, context, url }: Route.ActionArgs) {
  if (!(await findUser(context)))
    return Response.json({ detail: "User not authenticated", code: "unauthenticated" }, { status: 401 });
  const stopped = url.searchParams.get("stop");
  if (stopped !== null) {
    await stopOwn(context, stopped);
    return new Response(null, { status: 204 });
  }
  const form = await readForm(request);
  const session = formText(form, "session");
  assertSession(session);
  const call =
    formText(form, "intent") === "perspective"
      ? await perspectiveCall(context, session, form)
      : stepCall(session, form);
  if ("problem" in call) return Response.json(call.problem.data, { status: call.problem.status || 503 });
  const response = await gatewayOf(context).fetch(call.path, {
    method: "POST",
    headers: {
      Accept: "text/event-stream",
      "Content-Type": "application/json",
      "Idempotency-Key": call.key,
    },
    body: JSON.stringify(call.body),
  });
  return passOn(context, response);
}
