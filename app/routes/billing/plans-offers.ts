import type { Route } from "./+types/plans-offers.ts";
import { loadOffers } from "./load-offers.ts";

/** The plans for the dialog that opens over other pages. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return Response.json(await loadOffers(context, url.searchParams.get("plan")));
}
