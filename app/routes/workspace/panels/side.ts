import { data, redirect } from "react-router";
import { localPath, requireUser } from "#app/server/session/pages.ts";
import { formText } from "../../forms/form-text.ts";
import { readForm } from "../../forms/read-form.ts";
import type { Route } from "./+types/side.ts";
import { foldCookie } from "./place.ts";

export { clientAction } from "../../forms/client-action.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireUser(context, url);
  return redirect("/create");
}

/** Keeps whether the sidebar is folded, where nothing typed has to be saved with it. */
export async function action({ request, context, url }: Route.ActionArgs) {
  await requireUser(context, url);
  const form = await readForm(request);
  const kept = await foldCookie(formText(form, "intent"));
  if (kept === null) throw data(null, { status: 400 });
  const headers = { "Set-Cookie": kept };
  if (form.has("scripted")) return data(null, { headers });
  return redirect(localPath(formText(form, "from")), { status: 303, headers });
}
