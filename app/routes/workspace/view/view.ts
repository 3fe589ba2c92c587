import { redirect } from "react-router";
import { findUser } from "#app/server/session/pages.ts";
import { formText } from "../../forms/form-text.ts";
import { readForm } from "../../forms/read-form.ts";
import { assertGuid } from "../document-loader.ts";
import type { Route } from "./+types/view.ts";
import { saveView } from "./save-view.ts";

export function loader({ params }: Route.LoaderArgs) {
  assertGuid(params.guid);
  return redirect(`/create/${params.guid}`);
}

/** Keeps how a document is looked at, `font size zoom`, for its page's script. Answers 204, or the status of a refusal. */
export async function action({ request, params, context }: Route.ActionArgs) {
  assertGuid(params.guid);
  if (!(await findUser(context))) return new Response(null, { status: 401 });
  const form = await readForm(request);
  const answer = await saveView(context, params.guid, {
    font: formText(form, "font"),
    size: formText(form, "size"),
    zoom: formText(form, "zoom"),
  });
  return new Response(null, { status: answer.success ? 204 : answer.status || 503 });
}
