import type { RouterContextProvider } from "react-router";
import type { Selected } from "#app/document/place.ts";
import { type Answer, ask, type Problem } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { loadText } from "#app/server/gateway/texts.ts";
import { runFor } from "#app/server/session/pages.ts";
import type { Content } from "#app/services/smart-actions/contract.ts";
import { idempotencyKey } from "../forms/idempotency.ts";
import type { EditorText } from "./editor-state.ts";

export const waitSeconds = 2;

/** A proposal that was asked for, perhaps still being written, or why there is none. */
export type Applied =
  | { generation: string }
  | { generation: null; problem: { status: number; data: Problem } };

type Asked = EditorText & { click: string; part?: Selected | null };

/**
 * The freestyle call for an action on a document, with its title and subtitle as background; one click is one call
 * however often it is sent.
 */
export function applyCall(guid: string, action: string, { text, title, subTitle, click, part }: Asked) {
  const body = {
    aiAction: action,
    text: part?.markdown ?? text,
    document: guid,
    ...(part ? { selection: part.place, before: part.before, after: part.after } : {}),
    ...(title === "" ? {} : { title }),
    ...(subTitle === "" ? {} : { sub_title: subTitle }),
  };
  return { body, headers: { "Idempotency-Key": idempotencyKey(click, body) } };
}

/** Asks for an edit of the document's text; the answer is a proposal, perhaps still being written. */
export async function applyAction(
  context: Readonly<RouterContextProvider>,
  guid: string,
  action: string,
  asked: Asked,
): Promise<Applied> {
  const { headers, body } = applyCall(guid, action, asked);
  return toApplied(
    await ask(
      gatewayOf(context).freestyle.freestyle.$post(
        { json: body },
        { headers: { ...headers, Prefer: `respond-async, wait=${waitSeconds}` } },
      ),
    ),
  );
}

/** What a call that proposes has answered; one that is being written already is gone on with. */
export function toApplied(answer: Answer<{ generation: string }>): Applied {
  if (answer.success) return { generation: answer.data.generation };
  const running = answer.data["generation"];
  if (answer.data.code === "still_running" && typeof running === "string") return { generation: running };
  return { generation: null, problem: { status: answer.status, data: answer.data } };
}

/** Asks for an edit of a document's text as it is saved, or of a part of it. */
export async function applyToSaved(
  context: Readonly<RouterContextProvider>,
  guid: string,
  action: string,
  saved: Content,
  click: string,
  part: Selected | null = null,
): Promise<Applied> {
  const document = await loadText(gatewayOf(context), saved);
  const read = await runFor(context, "exportStored", { document });
  if ("problem" in read) return { generation: null, problem: read.problem };
  const { title, sub_title: subTitle } = saved;
  return applyAction(context, guid, action, { text: read.output, title, subTitle, click, part });
}
