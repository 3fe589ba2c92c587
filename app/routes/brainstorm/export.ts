import { data } from "react-router";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { requireUser } from "#app/server/session/pages.ts";
import type { Route } from "./+types/export.ts";
import { assertSession } from "./place.ts";
import { writeTalk } from "./written-talk.ts";

/** A session as a file: Markdown. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await requireUser(context, url);
  const id = url.searchParams.get("branch") ?? "";
  assertSession(id);
  const answer = await ask(gatewayOf(context).brainstorm.brainstorm.sessions[":id"].$get({ param: { id } }));
  if (!answer.success) throw data(null, { status: answer.status || 503 });
  const { session } = answer.data;
  return new Response(writeTalk(session), {
    headers: {
      "Content-Type": "text/markdown; charset=utf-8",
      "Content-Disposition": `attachment; filename="brainstorm.md"; filename*=UTF-8''${fileName(session.title)}.md`,
    },
  });
}

/** A title as a file's name, percent-encoded: without what paths are made of. */
function fileName(title: string): string {
  const name = title
    .toWellFormed()
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return encodeURIComponent(name === "" ? "Brainstorm" : name).replace(
    /['()]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
}
