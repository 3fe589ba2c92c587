import type { RouterContextProvider } from "react-router";
import { ask, type Problem } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { idempotencyKey } from "../idempotency.ts";

const waitSeconds = 2;

type Applied = { generation: string } | { generation: null; problem: { status: number; data: Problem } };

/** The freestyle call for an action on a document; one click is one call however often it is sent. */
export function applyCall(guid: string, action: string, { text, click }: { text: string; click: string }) {
  const body = { aiAction: action, text, document: guid };
  return { body, headers: { "Idempotency-Key": idempotencyKey(click, body) } };
}

/** Asks for an edit of the document's text; the answer is a proposal, perhaps still being written. */
export async function applyAction(
  context: Readonly<RouterContextProvider>,
  guid: string,
  action: string,
  { text, click }: { text: string; click: string },
): Promise<Applied> {
  const { headers, body } = applyCall(guid, action, { text, click });
  const answer = await ask(
    gatewayOf(context).freestyle.freestyle.$post(
      { json: body },
      { headers: { ...headers, Prefer: `respond-async, wait=${waitSeconds}` } },
    ),
  );
  if (answer.success) return { generation: answer.data.generation };
  const running = answer.data["generation"];
  if (answer.data.code === "still_running" && typeof running === "string") return { generation: running };
  return { generation: null, problem: { status: answer.status, data: answer.data } };
}
