import { data, type RouterContextProvider } from "react-router";
import type { Proposed } from "#app/document/review.ts";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import type { GenerationView } from "#app/services/generated.ts";
import type { Content } from "#app/services/smart-actions/contract.ts";
import { isContinuation } from "./continue.ts";

type Context = Readonly<RouterContextProvider>;

/** What a generation proposes for a document as it stands now, in the place of its text or behind it. */
export function proposedBy(proposal: GenerationView, { revision }: Content): Proposed {
  const source = workedText(proposal);
  return {
    text: proposal.text,
    behind: isContinuation(proposal),
    source,
    isStale: source !== "" && proposal.base_revision !== revision,
    edits: proposal.edits,
  };
}

/** The Markdown that a generation worked on; empty where it had none. */
export function workedText({ input }: GenerationView): string {
  const { content, text } = input as Record<"content" | "text", unknown>;
  const source = content ?? text;
  return typeof source === "string" ? source : "";
}

/** A document's undecided proposals, the oldest first. @throws a response for a call that failed */
async function listProposed(context: Context, guid: string) {
  const { smartActions } = gatewayOf(context);
  const answer = await ask(
    smartActions["smart-actions"].recentContent[":id"].proposals.$get({ param: { id: guid } }),
  );
  if (!answer.success) throw data(null, { status: answer.status || 503 });
  return answer.data.proposals;
}

/** The proposals for the same edit of the same text, tried again and again: ids, the oldest first. */
export async function findTries(context: Context, guid: string, proposal: GenerationView): Promise<string[]> {
  const all = await listProposed(context, guid);
  return all
    .filter(
      ({ call, action, base_revision: base }) =>
        call === proposal.call && action === proposal.action && base === proposal.base_revision,
    )
    .map(({ generation }) => generation);
}

/** The newest proposal that waits for the writer's word; null where none does. */
export async function findWaiting(
  context: Context,
  guid: string,
): Promise<{ generation: string; action: string } | null> {
  const last = (await listProposed(context, guid)).at(-1);
  return last ? { generation: last.generation, action: last.action } : null;
}
