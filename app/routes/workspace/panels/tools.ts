import { loadCatalogue } from "#app/server/gateway/catalogue.ts";
import { requireUser } from "#app/server/session/pages.ts";
import type { Route } from "./+types/tools.ts";
import { listTools } from "./list-tools.ts";

/** Everything that can be done, for the search of a page with scripts. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await requireUser(context, url);
  return Response.json(listTools(await loadCatalogue(context)));
}
