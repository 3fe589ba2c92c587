import { data, redirect, type RouterContextProvider } from "react-router";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { requireUser } from "#app/server/session/pages.ts";
import type { Version } from "#app/services/smart-actions/contract.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { seeOther } from "../forms/flash.ts";
import { formText } from "../forms/form-text.ts";
import { problemNotice } from "../forms/problems.ts";
import { readForm } from "../forms/read-form.ts";
import type { Route } from "./+types/history.ts";
import { versionBeside } from "./beside.ts";
import { assertGuid } from "./document-loader.ts";
import { allStood, type Choice, choiceOf, saveCompared } from "./keep.ts";
import { findVersion, restoreVersion } from "./versions.ts";

type Context = Readonly<RouterContextProvider>;

export function loader({ params }: Route.LoaderArgs) {
  assertGuid(params.guid);
  return redirect(`/create/${params.guid}?panel=history`);
}

/** The writer's word on a version: its name, or that it comes back. */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  await requireUser(context, url);
  const { guid } = params;
  assertGuid(guid);
  const form = await readForm(request);
  const version = await findVersion(context, guid, formText(form, "version"));
  if (version === null) throw data(null, { status: 404 });
  const place = `/create/${guid}?panel=history&version=${version.number}`;
  switch (formText(form, "intent")) {
    case "name":
      return name(context, guid, version, formText(form, "name"), place);
    case "restore":
      return bringBack(context, guid, version, choiceOf(form), place);
    default:
      throw data(null, { status: 400 });
  }
}

async function name(context: Context, guid: string, { number }: Version, given: string, place: string) {
  const { smartActions } = gatewayOf(context);
  const answer = await ask(
    smartActions["smart-actions"].recentContent[":id"].versions[":n"].$put({
      param: { id: guid, n: String(number) },
      json: { name: given },
    }),
  );
  return answer.success ? redirect(place) : seeOther(place, problemNotice(answer));
}

const isBack: Notice = {
  kind: "success",
  text: "That text is back. What stood here is kept in the history.",
};

/** Brings a version back, but for the marks let stand: there the present words stay. */
async function bringBack(context: Context, guid: string, version: Version, choice: Choice, place: string) {
  const answer =
    choice.standing.length === 0
      ? await restoreVersion(context, guid, version.number, choice.revision)
      : await restoreSome(context, guid, version, choice);
  if (answer.success) {
    const isSame = answer.data.content.revision === choice.revision;
    return seeOther(`/create/${guid}`, isSame ? allStood : isBack);
  }
  if (answer.data.code === "revision_conflict") return redirect(`${place}&changed`);
  return seeOther(place, problemNotice(answer));
}

const restoreSome = (context: Context, guid: string, version: Version, choice: Choice) =>
  saveCompared(context, guid, choice, async (content) => ({
    marksOf: await versionBeside(context, guid, version),
    headings: { before: content, after: version.reason === "typed" ? content : version },
  }));
