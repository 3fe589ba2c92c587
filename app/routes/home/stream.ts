import { href } from "react-router";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findUser } from "#app/server/session/pages.ts";
import { idempotencyKey } from "../idempotency.ts";
import { passOn } from "../problems.ts";
import { readForm } from "../read-form.ts";
import type { Route } from "./+types/stream.ts";
import { deskErrors, generateSmartBody, parseDesk } from "./desk-submission.ts";
import { forgetDraft, keepDraft } from "./draft.ts";

/** Home's Generate for a page with scripts: the same fields as the form's action, answered as events. */
export async function action({ request, context }: Route.ActionArgs) {
  const { click, values } = parseDesk(await readForm(request));
  const errors = deskErrors(values);
  if (Object.keys(errors).length > 0) return Response.json({ errors }, { status: 422 });
  if (!(await findUser(context))) {
    const kept = await keepDraft(context, values);
    if (kept.header === null) return Response.json(kept.problem.data, { status: kept.problem.status || 503 });
    return Response.json(
      { redirect: `${href("/login")}?from=%2F` },
      { status: 401, headers: { "Set-Cookie": kept.header } },
    );
  }
  const body = generateSmartBody(values);
  const response = await gatewayOf(context).fetch("/api/v1/smart-actions/generateSmart", {
    method: "POST",
    headers: {
      Accept: "text/event-stream",
      "Content-Type": "application/json",
      "Idempotency-Key": idempotencyKey(click, body),
    },
    body: JSON.stringify(body),
  });
  const answer = await passOn(context, response);
  if (response.ok) answer.headers.append("Set-Cookie", await forgetDraft(context));
  return answer;
}
