import { redirect, type RouterContextProvider } from "react-router";
import { messageFailed, prefixed } from "#app/islands/conversation/failure.ts";
import { ask, type Problem } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { requireUser } from "#app/server/session/pages.ts";
import { formText } from "../forms/form-text.ts";
import { seeOther } from "../forms/flash.ts";
import { generationNotice } from "../forms/problems.ts";
import { readForm } from "../forms/read-form.ts";
import { inspirationFailure } from "../inspiration/failure.ts";
import { stopOwn } from "../workspace/stop-own.ts";
import type { Route } from "./+types/step.ts";
import { assertSession, talkPlace } from "./place.ts";
import { type Call, inspireCall, perspectiveCall, stepCall } from "./step-calls.ts";

export { clientAction } from "../forms/client-action.ts";

const waitSeconds = 2;

export const loader = () => redirect("/brainstorm");

/**
 * What goes on in a session, by `intent`: its next message, another perspective on one, cards of one, or an end of what
 * is written.
 */
export async function action({ request, context, url }: Route.ActionArgs) {
  await requireUser(context, url);
  const form = await readForm(request);
  const session = formText(form, "session");
  assertSession(session);
  switch (formText(form, "intent")) {
    case "stop":
      await stopOwn(context, formText(form, "generation"));
      return redirect(talkPlace(session), 303);
    case "perspective": {
      const message = formText(form, "message");
      assertSession(message);
      const call = await perspectiveCall(context, session, form);
      const answer = "problem" in call ? call.problem : await send(context, call);
      const place = `/brainstorm?branch=${session}&perspective=${message}#message-${message}`;
      // A message has its perspective already, or is getting it: it is shown.
      if (answer.success || goesOn.has(answer.data.code ?? "")) return redirect(place, 303);
      return seeOther(place, { ...(await generationNotice(context, answer)), at: message });
    }
    case "inspire": {
      const message = formText(form, "message");
      assertSession(message);
      const call = await inspireCall(context, session, form);
      const answer = "problem" in call ? call.problem : await send(context, call);
      const { guid } = answer.data as { guid?: unknown };
      if (typeof guid === "string") return redirect(`/inspiration?id=${guid}`, 303);
      const place = `/brainstorm?branch=${session}&inspire=${message}#message-${message}`;
      const failed = answer as Refused;
      const limit = await generationNotice(context, failed);
      return seeOther(place, { ...(limit.limit ? limit : inspirationFailure(failed)), at: message });
    }
    default: {
      const call = stepCall(session, form);
      const answer = await send(context, call);
      if (answer.success || goesOn.has(answer.data.code ?? "")) return redirect(talkPlace(session), 303);
      const notice = await generationNotice(context, answer, "Please try again.");
      return seeOther(talkPlace(session), prefixed(messageFailed(call.said, answer.data.code), notice));
    }
  }
}

/** Somebody else asked for the same: what came of it stands on the page. */
const goesOn = new Set(["still_running", "revision_conflict"]);

type Refused = { success: false; status: number; data: Problem };
type Sent = { success: true; status: number; data: unknown } | Refused;

const send = (context: Readonly<RouterContextProvider>, { path, body, key }: Call): Promise<Sent> =>
  ask(
    gatewayOf(context).fetch(path, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Idempotency-Key": key,
        Prefer: `respond-async, wait=${waitSeconds}`,
      },
      body: JSON.stringify(body),
    }) as unknown as Parameters<typeof ask<unknown>>[0],
  );
