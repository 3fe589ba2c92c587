import { data, redirect, type RouterContextProvider } from "react-router";
import type { Answer } from "#app/server/gateway/answer.ts";
import { requireUser } from "#app/server/session/pages.ts";
import type { Content, Version } from "#app/services/smart-actions/contract.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { seeOther } from "../forms/flash.ts";
import { formText } from "../forms/form-text.ts";
import { problemNotice } from "../forms/problems.ts";
import { readForm } from "../forms/read-form.ts";
import type { Route } from "./+types/solve.ts";
import { metBeside } from "./beside.ts";
import { assertGuid } from "./document-loader.ts";
import { type Choice, choiceOf, saveCompared } from "./keep.ts";
import { conflictPlace } from "./met.ts";
import { decideMet, findVersion, restoreVersion } from "./versions.ts";

type Context = Readonly<RouterContextProvider>;

export function loader({ params }: Route.LoaderArgs) {
  assertGuid(params.guid);
  return redirect(`/create/${params.guid}`);
}

/** Which of two texts that met goes on: mine, theirs, or what the marks make of both. Each is a version. */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  await requireUser(context, url);
  const { guid } = params;
  assertGuid(guid);
  const form = await readForm(request);
  const version = await findVersion(context, guid, formText(form, "version"));
  if (version?.reason !== "conflict") throw data(null, { status: 404 });
  const choice = choiceOf(form);
  switch (formText(form, "intent")) {
    case "theirs":
      return goOn(context, guid, version, {
        kind: "info",
        text: "Their text goes on. Yours is kept in the history.",
      });
    case "mine":
      return answered(
        context,
        guid,
        version,
        "",
        await restoreVersion(context, guid, version.number, choice.revision),
      );
    case "keep":
      return answered(context, guid, version, "&marks", await keepSome(context, guid, version, choice));
    default:
      throw data(null, { status: 400 });
  }
}

/** Back to the document, where nothing of what was typed before is put back: it is kept. */
async function goOn(context: Context, guid: string, { number }: Version, notice: Notice) {
  const decided = await decideMet(context, guid, number);
  if (!decided.success) return seeOther(conflictPlace(guid, number), problemNotice(decided));
  return seeOther(`/create/${guid}?take=saved`, notice);
}

async function answered(
  context: Context,
  guid: string,
  version: Version,
  show: string,
  answer: Answer<{ content: Content }>,
) {
  if (answer.success) {
    const text = "Content saved! The other text is kept in the history.";
    return goOn(context, guid, version, { kind: "success", text });
  }
  const { number } = version;
  const place = conflictPlace(guid, number);
  if (answer.data.code === "revision_conflict") return redirect(`${place}${show}&changed`);
  return seeOther(place, problemNotice(answer));
}

const keepSome = (context: Context, guid: string, version: Version, choice: Choice) =>
  saveCompared(context, guid, choice, async (content) => ({
    marksOf: await metBeside(context, guid, version),
    headings: { before: version, after: content },
  }));
