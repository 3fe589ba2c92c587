import { data, redirect } from "react-router";
import { requireUser } from "#app/server/session/pages.ts";
import { seeOther } from "../forms/flash.ts";
import { problemNotice } from "../forms/problems.ts";
import type { Route } from "./+types/conflict.ts";
import { readDocumentForm } from "./document-form.ts";
import { assertGuid } from "./document-loader.ts";
import { conflictPlace, keepMine } from "./met.ts";

export function loader({ params }: Route.LoaderArgs) {
  assertGuid(params.guid);
  return redirect(`/create/${params.guid}`);
}

/** The document's form, whose text met another one when it was autosaved: it is kept, and both are shown. */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  await requireUser(context, url);
  assertGuid(params.guid);
  const answer = await keepMine(context, params.guid, await readDocumentForm(context, request));
  if (answer.success) return redirect(conflictPlace(params.guid, answer.data.version.number));
  if (answer.status === 404) throw data(null, { status: 404 });
  return seeOther(`/create/${params.guid}`, problemNotice(answer));
}
