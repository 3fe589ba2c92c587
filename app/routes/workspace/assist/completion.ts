import { redirect } from "react-router";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { getContent } from "#app/server/gateway/texts.ts";
import { findUser } from "#app/server/session/pages.ts";
import { formText } from "../../forms/form-text.ts";
import { passOn } from "../../forms/problems.ts";
import { readForm } from "../../forms/read-form.ts";
import { assertGuid } from "../document-loader.ts";
import { stopOwn } from "../stop-own.ts";
import type { Route } from "./+types/completion.ts";

export function loader({ params }: Route.LoaderArgs) {
  assertGuid(params.guid);
  return redirect(`/create/${params.guid}`);
}

const nothing = (): Response => new Response(null, { status: 204 });

/**
 * AI Assistance, for the page's script. `text`, a paragraph: answers the next words as events. `switch=on` or `off` is kept for
 * the user: 204. With `?stop={generation}` stops them: 204.
 */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  assertGuid(params.guid);
  if (!(await findUser(context))) return Response.json({ detail: "Please sign in." }, { status: 401 });
  const gateway = gatewayOf(context);
  const content = await getContent(gateway, params.guid);
  if (!content.success) return Response.json(content.data, { status: content.status || 503 });
  const running = url.searchParams.get("stop");
  if (running !== null) {
    await stopOwn(context, running);
    return nothing();
  }
  const form = await readForm(request);
  const wanted = formText(form, "switch");
  if (wanted !== "") {
    const kept = await ask(gateway.auth.user.preferences.$put({ json: { aiAssistance: wanted === "on" } }));
    return kept.success ? nothing() : Response.json(kept.data, { status: kept.status || 503 });
  }
  const isPost = ["post", "social"].includes(content.data.content.mode);
  const response = await gateway.fetch(
    isPost ? "/api/v1/smart-actions/completePost" : "/api/v1/textCompletion",
    {
      method: "POST",
      headers: { Accept: "text/event-stream", "Content-Type": "application/json" },
      body: JSON.stringify({ text: formText(form, "text") }),
    },
  );
  return passOn(context, response);
}
