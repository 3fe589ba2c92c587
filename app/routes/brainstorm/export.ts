import { data, type RouterContextProvider } from "react-router";
import { fileBase, saveAs } from "#app/document/export/file-name.ts";
import { formatWords } from "#app/document/export/formats.ts";
import { readLook } from "#app/document/export/look.ts";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { requireUser, runFor } from "#app/server/session/pages.ts";
import type { Session } from "#app/services/brainstorm/contract.ts";
import { seeOther } from "../forms/flash.ts";
import type { Route } from "./+types/export.ts";
import { assertSession, talkPlace } from "./place.ts";
import { writeSaid, writeTalk } from "./written-talk.ts";

/** A session as a file: Markdown, or with `as=docx` for Word. What fails is said on the session's page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await requireUser(context, url);
  const id = url.searchParams.get("branch") ?? "";
  assertSession(id);
  const answer = await ask(gatewayOf(context).brainstorm.brainstorm.sessions[":id"].$get({ param: { id } }));
  if (!answer.success) throw data(null, { status: answer.status || 503 });
  const { session } = answer.data;
  const format = url.searchParams.get("as") === "docx" ? "docx" : "md";
  const file = format === "md" ? writeTalk(session) : await wordOf(context, session);
  if (file === null) return seeOther(talkPlace(id), { kind: "danger", text: formatWords.docx.failed });
  return new Response(file, {
    headers: {
      "Content-Type": formatWords[format].type,
      "Content-Disposition": saveAs(`${fileBase(session.title)}.${format}`),
    },
  });
}

async function wordOf(context: Readonly<RouterContextProvider>, session: Session) {
  const stored = await runFor(context, "markdownAsStored", {
    markdown: new TextEncoder().encode(writeSaid(session)),
  });
  if ("problem" in stored) return null;
  const look = readLook(undefined, new URLSearchParams());
  const whole = { document: stored.output, title: session.title, subTitle: "", look };
  const made = await runFor(context, "exportFile", { ...whole, format: "docx" });
  return "problem" in made ? null : made.output;
}
