import { requireUser } from "#app/server/session/pages.ts";
import type { Route } from "./+types/profile-data.ts";
import { profileAction } from "./profile-actions.ts";
import { loadProfile } from "./profile-loader.ts";

/** The profile for the dialog that opens over other pages. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const user = await requireUser(context, url);
  const { shown, headers } = await loadProfile(request, context, user, url);
  return Response.json(shown, headers ? { headers } : {});
}

/** The forms of the dialog: those of the page, whose refusals are not pages here. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const answer = await profileAction(request, context, url);
  return answer instanceof Response ? answer : Response.json(answer.data, answer.init ?? {});
}
