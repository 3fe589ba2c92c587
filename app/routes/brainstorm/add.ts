import { redirect, type RouterContextProvider } from "react-router";
import { encode } from "#app/document/document-tasks.ts";
import { ask, type Problem } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { createText, getContent, saveText } from "#app/server/gateway/texts.ts";
import { requireUser, runFor } from "#app/server/session/pages.ts";
import { seeOther } from "../forms/flash.ts";
import { formText } from "../forms/form-text.ts";
import { madeGuid } from "../forms/made-guid.ts";
import { problemNotice } from "../forms/problems.ts";
import { readForm } from "../forms/read-form.ts";
import { savedText } from "../workspace/panels/ask-tool.ts";
import { guidOf } from "../workspace/panels/template-form.ts";
import type { Route } from "./+types/add.ts";
import { assertSession, talkPlace } from "./place.ts";
import { writeMessages } from "./written-talk.ts";

export { clientAction } from "../forms/client-action.ts";

type Context = Readonly<RouterContextProvider>;
type Refused = { problem: { status: number; data: Problem } };

/** Somebody types into the document meanwhile: it is read again so often. */
const tries = 3;

export const loader = () => redirect("/brainstorm");

/** Puts a message, or all of a session, behind the text of one of the writer's documents, or into a new one. */
export async function action({ request, context, url }: Route.ActionArgs) {
  await requireUser(context, url);
  const form = await readForm(request);
  const id = formText(form, "session");
  assertSession(id);
  const answer = await ask(gatewayOf(context).brainstorm.brainstorm.sessions[":id"].$get({ param: { id } }));
  if (!answer.success) return seeOther(talkPlace(id), problemNotice(answer));
  const { messages, title } = answer.data.session;
  const wanted = formText(form, "message");
  const message = messages.find((one) => one.id === wanted);
  const text = wanted === "all" ? writeMessages(messages) : (message?.text ?? "");
  const place = talkPlace(id, message?.id);
  if (text === "") return redirect(place, 303);
  const document = guidOf(formText(form, "document"));
  const added =
    document === null || document === "new"
      ? await makeDocument(context, title, text, madeGuid(formText(form, "click"), id, wanted))
      : await addTo(context, document, text);
  const at = message?.id;
  if ("problem" in added) return seeOther(place, { ...problemNotice(added.problem), at });
  if ("made" in added) return redirect(`/create/${added.made}`, 303);
  const href = `/create/${added.guid}`;
  return seeOther(place, { kind: "success", text: `Added at the end of ${added.title}.`, at, href });
}

async function makeDocument(
  context: Context,
  title: string,
  markdown: string,
  guid: string,
): Promise<{ made: string } | Refused> {
  const stored = await runFor(context, "markdownAsStored", { markdown: encode(markdown) });
  if ("problem" in stored) return { problem: stored.problem };
  const made = { guid, title, sub_title: "", mode: "document" as const };
  const answer = await createText(gatewayOf(context), made, stored.output);
  return answer.success ? { made: guid } : { problem: answer };
}

async function addTo(
  context: Context,
  guid: string,
  text: string,
): Promise<{ guid: string; title: string } | Refused> {
  const gateway = gatewayOf(context);
  for (let left = tries; ; left--) {
    const answer = await getContent(gateway, guid);
    if (!answer.success) return { problem: answer };
    const { content } = answer.data;
    const before = await savedText(context, content);
    if ("problem" in before) return before;
    const markdown = [before.text.trimEnd(), text].filter((part) => part !== "").join("\n\n");
    const stored = await runFor(context, "markdownAsStored", { markdown: encode(markdown) });
    if ("problem" in stored) return { problem: stored.problem };
    const change = { revision: content.revision, keep_before: true };
    const saved = await saveText(gateway, guid, change, stored.output);
    if (saved.success) return { guid, title: content.title || "Untitled" };
    if (saved.data.code !== "revision_conflict" || left === 0) return { problem: saved };
  }
}
