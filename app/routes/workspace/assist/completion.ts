import { redirect } from "react-router";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { formText } from "../../forms/form-text.ts";
import { passOn } from "../../forms/problems.ts";
import { readForm } from "../../forms/read-form.ts";
import { assertGuid } from "../document-loader.ts";
import { beginScriptCall, nothing } from "../script-call.ts";
import type { Route } from "./+types/completion.ts";

export function loader({ params }: Route.LoaderArgs) {
  assertGuid(params.guid);
  return redirect(`/create/${params.guid}`);
}

/**
 * AI Assistance, for the page's script. `text`, a paragraph: answers the next words as events. With `?stop={generation}` stops
 * them: 204. `?switch=on` or `off` is kept for the user, whose document need not be saved yet: 204.
 */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  const gateway = gatewayOf(context);
  const wanted = url.searchParams.get("switch");
  if (wanted !== null) {
    const kept = await ask(gateway.auth.user.preferences.$put({ json: { aiAssistance: wanted === "on" } }));
    return kept.success ? nothing() : Response.json(kept.data, { status: kept.status || 503 });
  }
  const document = await beginScriptCall(context, params.guid, url);
  if (document instanceof Response) return document;
  const form = await readForm(request);
  const isPost = ["post", "social"].includes(document.mode);
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
