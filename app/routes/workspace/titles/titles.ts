import { redirect } from "react-router";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { passOn } from "../../forms/problems.ts";
import { readDocumentForm } from "../document-form.ts";
import { assertGuid } from "../document-loader.ts";
import type { Route } from "./+types/titles.ts";
import { beginScriptCall } from "../script-call.ts";
import { suggestCall } from "./suggest.ts";

export function loader({ params }: Route.LoaderArgs) {
  assertGuid(params.guid);
  return redirect(`/create/${params.guid}`);
}

/**
 * Titles or subtitles for the text of the document's form, `suggest={style}`, for its page's script: answers as events.
 * With `?stop={generation}` stops them: 204.
 */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  const document = await beginScriptCall(context, params.guid, url);
  if (document instanceof Response) return document;
  const { headers, body } = suggestCall(await readDocumentForm(context, request));
  const response = await gatewayOf(context).fetch("/api/v1/freestyle", {
    method: "POST",
    headers: { ...headers, Accept: "text/event-stream", "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return passOn(context, response);
}
