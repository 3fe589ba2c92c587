import type { RouterContextProvider } from "react-router";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { getContent } from "#app/server/gateway/texts.ts";
import { findUser } from "#app/server/session/pages.ts";
import type { Content } from "#app/services/smart-actions/contract.ts";
import { assertGuid } from "./document-loader.ts";
import { stopOwn } from "./stop-own.ts";

/** An answer without a body. */
export const nothing = (): Response => new Response(null, { status: 204 });

/**
 * The reader's own document that a page's script asks something for, or the answer: 401, the service's refusal, or 204 where
 * the address has `?stop={generation}`, which is stopped.
 */
export async function beginScriptCall(
  context: Readonly<RouterContextProvider>,
  guid: string,
  url: URL,
): Promise<Content | Response> {
  assertGuid(guid);
  if (!(await findUser(context))) return Response.json({ detail: "Please sign in." }, { status: 401 });
  const found = await getContent(gatewayOf(context), guid);
  if (!found.success) return Response.json(found.data, { status: found.status || 503 });
  const running = url.searchParams.get("stop");
  if (running === null) return found.data.content;
  await stopOwn(context, running);
  return nothing();
}
