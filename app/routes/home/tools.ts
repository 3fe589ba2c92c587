import { loadCatalogue } from "#app/server/gateway/catalogue.ts";
import { listWays } from "../workspace/panels/list-tools.ts";
import type { Route } from "./+types/tools.ts";

/** Everything that home leads to, for the search of a page with scripts. */
export async function loader({ context }: Route.LoaderArgs) {
  return Response.json(listWays(await loadCatalogue(context)));
}
