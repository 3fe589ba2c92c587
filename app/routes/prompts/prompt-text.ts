import { data } from "react-router";
import { findUser } from "#app/server/session/pages.ts";
import type { Route } from "./+types/prompt-text.ts";
import { findSaved } from "./find-saved.ts";

/** The whole text of a saved prompt, for a script that copies it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  if (!(await findUser(context))) return Response.json(null, { status: 401 });
  const saved = await findSaved(context, params.id);
  if (!saved) throw data(null, { status: 404 });
  return Response.json(saved.content);
}
