import { redirect } from "react-router";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { getContent } from "#app/server/gateway/texts.ts";
import { findUser } from "#app/server/session/pages.ts";
import { passOn } from "../../forms/problems.ts";
import { readDocumentForm } from "../document-form.ts";
import { assertGuid } from "../document-loader.ts";
import type { Route } from "./+types/titles.ts";
import { stopOwn } from "../stop-own.ts";
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
  assertGuid(params.guid);
  if (!(await findUser(context))) return Response.json({ detail: "Please sign in." }, { status: 401 });
  const gateway = gatewayOf(context);
  const content = await getContent(gateway, params.guid);
  if (!content.success) return Response.json(content.data, { status: content.status || 503 });
  const running = url.searchParams.get("stop");
  if (running !== null) {
    await stopOwn(context, running);
    return new Response(null, { status: 204 });
  }
  const { headers, body } = suggestCall(await readDocumentForm(context, request));
  const response = await gateway.fetch("/api/v1/freestyle", {
    method: "POST",
    headers: { ...headers, Accept: "text/event-stream", "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return passOn(context, response);
}
