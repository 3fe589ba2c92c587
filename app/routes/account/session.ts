import { findUser } from "#app/server/session/pages.ts";
import type { Route } from "./+types/session.ts";

/** Whether the session of this browser still stands; asking refreshes it when it is about to end. */
export async function loader({ context }: Route.LoaderArgs) {
  return Response.json({ signedIn: (await findUser(context)) !== null });
}
