import type { RouterContextProvider } from "react-router";
import { ask, type Problem } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { idempotencyKey } from "../idempotency.ts";

const waitSeconds = 2;

type Applied = { generation: string } | { generation: null; problem: { status: number; data: Problem } };

/** Asks for an edit of the document's text; the answer is a proposal, perhaps still being written. */
export async function applyAction(
  context: Readonly<RouterContextProvider>,
  guid: string,
  action: string,
  { text, click }: { text: string; click: string },
): Promise<Applied> {
  const body = { aiAction: action, text, document: guid };
  const answer = await ask(
    gatewayOf(context).freestyle.freestyle.$post(
      { json: body },
      {
        headers: {
          Prefer: `respond-async, wait=${waitSeconds}`,
          "Idempotency-Key": idempotencyKey(click, body),
        },
      },
    ),
  );
  if (answer.success) return { generation: answer.data.generation };
  const running = answer.data["generation"];
  if (answer.data.code === "still_running" && typeof running === "string") return { generation: running };
  return { generation: null, problem: { status: answer.status, data: answer.data } };
}
