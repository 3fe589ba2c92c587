import { redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { encode } from "#app/document/document-tasks.ts";
import type { Problem } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findText, saveText } from "#app/server/gateway/texts.ts";
import { findUser, runFor } from "#app/server/session/pages.ts";
import type { Content } from "#app/services/smart-actions/contract.ts";
import { plainWords } from "../forms/plain-words.ts";
import type { Route } from "./+types/autosave.ts";
import { oneLine } from "./document-form.ts";
import { assertGuid } from "./document-loader.ts";

type Context = Readonly<RouterContextProvider>;

const savedFields = z.strictObject({
  title: z.string().transform(oneLine),
  subTitle: z.string().transform(oneLine),
  /** 0: its first save makes the document. */
  revision: z.number().int().nonnegative(),
  autosave: z.boolean(),
  /** The state that the save overwrites becomes a version first. */
  keepBefore: z.boolean().optional(),
});

export function loader({ params }: Route.LoaderArgs) {
  assertGuid(params.guid);
  return redirect(`/create/${params.guid}`);
}

/**
 * Saves a document for its page's script. JSON: `title subTitle revision autosave keepBefore`, and the text as `document`, as stored, or
 * as `text`, Markdown. Answers `{ revision, updatedAt, language }`; 409 with `current`, the text that stands there; 401.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  assertGuid(params.guid);
  if (!(await findUser(context))) return refusal(401, "Please sign in.");
  const body = new Uint8Array(await request.arrayBuffer());
  const done = await runFor(context, "readSave", { body });
  if ("problem" in done) return refuse(done.problem);
  const fields = savedFields.safeParse(done.output?.fields);
  const document = done.output?.document;
  if (!fields.success || !document) return refusal(400, "This is no save.");
  const { title, subTitle, revision, autosave, keepBefore = false } = fields.data;
  const change = {
    title,
    sub_title: subTitle,
    revision,
    autosave,
    ...(keepBefore ? { keep_before: true } : {}),
  };
  const saved = await saveText(gatewayOf(context), params.guid, change, document);
  if (!saved.success) return answerRefused(context, saved);
  const { content } = saved.data;
  const { revision: now, updatedAt } = content;
  return Response.json({ revision: now, updatedAt, language: done.output?.language ?? null });
}

interface Refused {
  status: number;
  data: Problem;
}

const refusal = (status: number, detail: string): Response => Response.json({ detail }, { status });

function refuse({ status, data }: Refused): Response {
  const detail = typeof data.detail === "string" ? plainWords(data.detail) : data.detail;
  return Response.json({ ...data, detail }, { status: status || 503 });
}

/** A save that was refused; a conflict with the text that it met. */
async function answerRefused(context: Context, problem: Refused): Promise<Response> {
  const current = problem.data["current"] as Content | undefined;
  if (!current) return refuse(problem);
  const document = await findText(gatewayOf(context), current);
  // Saved once more in between: the next try meets that.
  if (document === null) return refusal(503, "The text is being saved from somewhere else.");
  const { title, sub_title: subTitle, revision } = current;
  const before = JSON.stringify({ code: problem.data.code, current: { title, subTitle, revision } });
  return new Response(new Blob([encode(`${before.slice(0, -2)},"document":`), document, encode("}}")]), {
    status: problem.status,
    headers: { "Content-Type": "application/json" },
  });
}
