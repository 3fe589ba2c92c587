import { data, type RouterContextProvider } from "react-router";
import type { Bytes } from "#app/document/document-tasks.ts";
import type { Proposed } from "#app/document/review.ts";
import type { Place } from "#app/document/selected-place.ts";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findGeneration } from "#app/server/gateway/generations.ts";
import { findText } from "#app/server/gateway/texts.ts";
import type { GenerationView } from "#app/services/generated.ts";
import type { Content } from "#app/services/smart-actions/contract.ts";
import { isContinuation } from "./continue.ts";

type Context = Readonly<RouterContextProvider>;

/** What a generation proposes for a document as it stands now, in the place of its text, of a part of it, or behind it. */
export async function proposedBy(
  context: Context,
  proposal: GenerationView,
  { guid, revision }: Content,
): Promise<Proposed> {
  const source = workedText(proposal);
  const isStale = source !== "" && proposal.base_revision !== revision;
  const place = selectionOf(proposal);
  const base = isStale && place ? await findBase(context, guid, proposal) : null;
  return {
    text: proposal.text,
    behind: isContinuation(proposal),
    stopped: proposal.finish === "stopped",
    source,
    isStale,
    edits: proposal.edits,
    ...(place ? { part: { place, base } } : {}),
  };
}

/** The text that a proposal was made of: an action saves it as a version first. Null where it was thinned out. */
export async function findBase(
  context: Context,
  guid: string,
  { base_revision: revision }: Pick<GenerationView, "base_revision">,
): Promise<Bytes | null> {
  return revision === null ? null : findText(gatewayOf(context), { guid, revision });
}

/** The place in its document that a generation was asked for; null: the whole text. */
export function selectionOf({ input }: GenerationView): Place | null {
  return (input as { selection?: Place }).selection ?? null;
}

/** The Markdown that a generation worked on; empty where it had none. */
export function workedText({ input }: GenerationView): string {
  const { content, text } = input as Record<"content" | "text", unknown>;
  const source = content ?? text;
  return typeof source === "string" ? source : "";
}

/** A document's undecided proposals, the oldest first, and the one that is being written. @throws a response for a call that failed */
async function listProposed(context: Context, guid: string) {
  const { smartActions } = gatewayOf(context);
  const answer = await ask(
    smartActions["smart-actions"].recentContent[":id"].proposals.$get({ param: { id: guid } }),
  );
  if (!answer.success) throw data(null, { status: answer.status || 503 });
  return answer.data;
}

/** The proposals for the same edit of the same text, or part of it, tried again and again: ids, the oldest first. */
export async function findTries(context: Context, guid: string, proposal: GenerationView): Promise<string[]> {
  const { proposals } = await listProposed(context, guid);
  const alike = proposals
    .filter(
      ({ call, action, base_revision: base }) =>
        call === proposal.call && action === proposal.action && base === proposal.base_revision,
    )
    .map(({ generation }) => generation);
  if (alike.length < 2) return alike;
  const found = await Promise.all(alike.map((id) => findGeneration(gatewayOf(context), id)));
  const place = placeKey(proposal);
  return alike.filter((_, at) => found[at] && placeKey(found[at]) === place);
}

const placeKey = (proposal: GenerationView): string => JSON.stringify(selectionOf(proposal));

/** The newest proposal that waits for the writer's word, and the one that is being written; null where none does, or is. */
export async function findWaiting(
  context: Context,
  guid: string,
): Promise<{ waiting: NamedGeneration | null; making: NamedGeneration | null }> {
  const { proposals, running } = await listProposed(context, guid);
  const last = proposals.at(-1);
  return {
    waiting: last ? { generation: last.generation, action: last.action } : null,
    making: running,
  };
}

interface NamedGeneration {
  generation: string;
  action: string;
}
