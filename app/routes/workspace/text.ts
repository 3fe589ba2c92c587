import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { loadText, loadVersionText } from "#app/server/gateway/texts.ts";
import { requireUser } from "#app/server/session/pages.ts";
import { data } from "react-router";
import type { Route } from "./+types/text.ts";
import { assertGuid } from "./document-loader.ts";

/**
 * A document's text at a revision, the present one if none is named, as it is stored: what the editor opens. Before the
 * first revision, at 0, stands what was typed that it was made of.
 */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  await requireUser(context, url);
  assertGuid(params.guid);
  const asked = url.searchParams.get("revision");
  const revision = asked === null ? null : Number(asked);
  if (revision !== null && (!Number.isSafeInteger(revision) || revision < 0))
    throw data(null, { status: 404 });
  const gateway = gatewayOf(context);
  const text =
    revision === 0
      ? await loadVersionText(gateway, params.guid, 0)
      : await loadText(gateway, { guid: params.guid, revision });
  return new Response(text, { headers: { "Content-Type": "application/json" } });
}
