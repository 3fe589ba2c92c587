import { type DeskRefusal, failedText } from "#app/islands/desk/desk-answer.ts";
import { connectionLost } from "#app/islands/offline.ts";
import { readProblem } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { Unreachable } from "#app/server/gateway/switchboard.ts";
import { findUser } from "#app/server/session/pages.ts";
import type { DeskValues } from "#app/ui/desk/desk-values.ts";
import { idempotencyKey } from "../forms/idempotency.ts";
import { generationNotice, problemNotice } from "../forms/problems.ts";
import { readForm } from "../forms/read-form.ts";
import type { Route } from "./+types/stream.ts";
import { deskErrors, generateSmartBody, parseDesk } from "./desk-submission.ts";
import { forgetDraft, keepDraft, loginForDraft } from "./draft.ts";

type Context = Route.ActionArgs["context"];

/** Home's Generate for a page with scripts: the same fields as the form's action, answered as events. */
export async function action({ request, context }: Route.ActionArgs) {
  const { click, values } = parseDesk(await readForm(request));
  const errors = deskErrors(values);
  if (Object.keys(errors).length > 0) return refusal({ notice: null, errors }, 422);
  if (!(await findUser(context))) {
    const kept = await keepDraft(context, values);
    if (kept.header === null)
      return refusal({ notice: problemNotice(kept.problem), errors: {} }, kept.problem.status);
    return refusal({ login: loginForDraft }, 401, kept.header);
  }
  const body = generateSmartBody(values);
  try {
    const response = await gatewayOf(context).fetch("/api/v1/smart-actions/generateSmart", {
      method: "POST",
      headers: {
        Accept: "text/event-stream",
        "Content-Type": "application/json",
        "Idempotency-Key": idempotencyKey(click, body),
      },
      body: JSON.stringify(body),
    });
    return await passOn(context, response, values.mode);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    return refusal(
      { notice: problemNotice({ status: 0, data: { detail: connectionLost } }), errors: {} },
      503,
    );
  }
}

/** Events as they come; of everything else, what the page has to show. */
async function passOn(context: Context, response: Response, mode: DeskValues["mode"]): Promise<Response> {
  if (response.headers.get("Content-Type")?.startsWith("text/event-stream")) {
    const events = new Response(response.body, response);
    events.headers.append("Set-Cookie", await forgetDraft(context));
    return events;
  }
  const answer = await readProblem(response);
  const guid = answer["guid"];
  // The same click once more: its text is there, or is being written.
  if (typeof guid === "string" && (response.ok || answer.code === "still_running")) {
    const place = mode === "inspire" ? `/inspiration?id=${guid}` : `/create/${guid}`;
    return refusal({ place }, 200, await forgetDraft(context));
  }
  const notice = await generationNotice(context, { status: response.status, data: answer }, failedText);
  return refusal({ notice, errors: {} }, notice.limit ? 429 : response.status);
}

function refusal(said: DeskRefusal, status: number, cookie?: string): Response {
  return Response.json(said, {
    status: status === 0 ? 503 : status,
    headers: cookie === undefined ? {} : { "Set-Cookie": cookie },
  });
}
