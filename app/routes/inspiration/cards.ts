import { data, redirect } from "react-router";
import { encode } from "#app/document/document-tasks.ts";
import { readHtml } from "#app/document/html-in.ts";
import { writeMarkdown } from "#app/document/markdown.ts";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { createText } from "#app/server/gateway/texts.ts";
import { requireUser, runFor } from "#app/server/session/pages.ts";
import { seeOther } from "../forms/flash.ts";
import { formText } from "../forms/form-text.ts";
import { madeGuid } from "../forms/made-guid.ts";
import { problemNotice, refused } from "../forms/problems.ts";
import { readForm } from "../forms/read-form.ts";
import { assertGuid } from "../workspace/document-loader.ts";
import type { Route } from "./+types/cards.ts";
import { findInspiration, loadEarlier } from "./load-inspired.ts";

export { clientAction } from "../forms/client-action.ts";

export const loader = () => redirect("/");

/**
 * What is done with one card of an inspiration: with `use` its version becomes a document, with `back` it goes back to
 * where it was dealt, else it lies elsewhere, or is a favourite or none. Where `stays`, no page is asked for behind it.
 */
export async function action({ request, context, url }: Route.ActionArgs) {
  await requireUser(context, url);
  const form = await readForm(request);
  const id = formText(form, "id");
  const version = formText(form, "version");
  assertGuid(id);
  if (formText(form, "intent") === "use") return useVersion(context, id, version, formText(form, "click"));
  const place = formText(form, "intent") === "back" ? null : placeOf(form);
  const answer = await ask(
    gatewayOf(context).smartActions["smart-actions"].recentContent[":id"].$put({
      param: { id },
      query: { text: "none" },
      json: { positions: { [version]: place } },
    }),
  );
  const notice = answer.success ? null : problemNotice(answer);
  if (formText(form, "stays") !== "") return refused({ notice }, answer.status);
  const back = `/inspiration?id=${id}${formText(form, "tidy") === "" ? "" : "&tidy=1"}`;
  return notice ? seeOther(back, notice) : redirect(back, 303);
}

function placeOf(form: FormData) {
  const [topPx = 0, leftPx = 0, rotation = 0, layer = 0] = ["topPx", "leftPx", "rotation", "layer"].map(
    (name) => Number(formText(form, name)),
  );
  return { topPx, leftPx, rotation, layer, favourite: formText(form, "favourite") === "true" };
}

async function useVersion(context: Route.ActionArgs["context"], id: string, version: string, click: string) {
  const content = await findInspiration(context, id);
  if (!content || version === "text") throw data(null, { status: 404 });
  const html = content.content_output[version] ?? (await findEarlier(context, id, version));
  if (html === undefined) throw data(null, { status: 404 });
  const markdown = encode(writeMarkdown(readHtml(html)));
  const stored = await runFor(context, "markdownAsStored", { markdown });
  const back = `/inspiration?id=${id}`;
  if ("problem" in stored) return seeOther(back, problemNotice(stored.problem));
  const guid = madeGuid(click, id, version, String(content.revision));
  const made = { guid, title: content.title, sub_title: "", mode: "document" as const };
  const answer = await createText(gatewayOf(context), made, stored.output);
  return answer.success ? redirect(`/create/${guid}`, 303) : seeOther(back, problemNotice(answer));
}

const findEarlier = async (context: Route.ActionArgs["context"], id: string, version: string) =>
  (await loadEarlier(context, id)).find((card) => card.version === version)?.html;
