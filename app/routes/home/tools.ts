import { loadCatalogue } from "#app/server/gateway/catalogue.ts";
import { listMakers } from "../workspace/panels/list-tools.ts";
import type { Route } from "./+types/tools.ts";

/** Templates, social and story tools, for the search of a page with scripts. */
export async function loader({ context }: Route.LoaderArgs) {
  return Response.json(listMakers((await loadCatalogue(context)).tools));
}
