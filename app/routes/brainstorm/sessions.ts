import { redirect } from "react-router";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { requireUser } from "#app/server/session/pages.ts";
import { seeOther } from "../forms/flash.ts";
import { formText } from "../forms/form-text.ts";
import { problemNotice } from "../forms/problems.ts";
import { readForm } from "../forms/read-form.ts";
import type { Route } from "./+types/sessions.ts";
import { assertSession } from "./place.ts";

export { clientAction } from "../forms/client-action.ts";

export const loader = () => redirect("/brainstorm");

/** Names or deletes one of the sessions of the list. */
export async function action({ request, context, url }: Route.ActionArgs) {
  await requireUser(context, url);
  const form = await readForm(request);
  const id = formText(form, "session");
  assertSession(id);
  const session = gatewayOf(context).brainstorm.brainstorm.sessions[":id"];
  const param = { id };
  const place = `/brainstorm?page=${Number.parseInt(formText(form, "page"), 10) || 1}`;
  if (formText(form, "intent") === "delete") {
    const answer = await ask(session.$delete({ param }));
    return seeOther(place, answer.success ? deleted : problemNotice(answer));
  }
  const answer = await ask(session.$put({ param, json: { title: formText(form, "title") } }));
  return answer.success ? redirect(place, 303) : seeOther(place, problemNotice(answer));
}

const deleted = { kind: "success", text: "The session is deleted. What branched off it stays." } as const;
