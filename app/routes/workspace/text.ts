import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { loadText } from "#app/server/gateway/texts.ts";
import { requireUser } from "#app/server/session/pages.ts";
import { data } from "react-router";
import type { Route } from "./+types/text.ts";
import { assertGuid } from "./document-loader.ts";

/** A document's text at a revision, the present one if none is named, as it is stored: what the editor opens. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  await requireUser(context, url);
  assertGuid(params.guid);
  const asked = url.searchParams.get("revision");
  const revision = asked === null ? null : Number(asked);
  if (revision !== null && (!Number.isSafeInteger(revision) || revision < 1))
    throw data(null, { status: 404 });
  const text = await loadText(gatewayOf(context), { guid: params.guid, revision });
  return new Response(text, { headers: { "Content-Type": "application/json" } });
}
