import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { mostCredits, sizeOf } from "#app/document/credits.ts";
import { failureOf, perspectiveFailure } from "#app/islands/conversation/failure.ts";
import { ask } from "#app/server/gateway/answer.ts";
import { loadCatalogue } from "#app/server/gateway/catalogue.ts";
import { loadConversations } from "#app/server/gateway/conversation-catalogue.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findGeneration } from "#app/server/gateway/generations.ts";
import type { Relative, Session } from "#app/services/brainstorm/contract.ts";
import type { GenerationView } from "#app/services/generated.ts";
import { type Branch, type Broken, nextVoice, type Talk } from "#app/ui/conversation/talk.ts";
import { longestRole } from "#app/ui/conversation/start-fields.ts";
import { assertSession } from "./place.ts";

type Context = Readonly<RouterContextProvider>;

/** A session, or the generation that is to become its first message. @throws a 404 response for one that is not the user's */
export async function loadTalk(
  context: Context,
  id: string,
  { asked, houseStyle }: { asked: string | null; houseStyle: number },
): Promise<Talk> {
  assertSession(id);
  const [session, generation] = await Promise.all([
    findSession(context, id),
    findGeneration(gatewayOf(context), id),
  ]);
  const found = session ?? (generation && (await begunBy(context, generation)));
  if (!found) throw data(null, { status: 404 });
  const { roles, perspective, mostMessages } = await loadConversations(context);
  const { builtinWrites: byRule } = await loadCatalogue(context);
  const voice = (name: string) => ({ name, lens: roles.find((role) => role.name === name)?.lens ?? null });
  const talk = {
    id,
    title: found.title,
    text: found.text,
    voices: [voice(found.primary_role), voice(found.secondary_role)] as const,
    reason: found.reason,
    limit: mostMessages,
    most: found.most_credits,
    said: found.messages.map((message) => ({
      ...message,
      most: mostCredits(perspective.price, sizeOf(message.text), [
        longestRole,
        found.text.length,
        houseStyle,
      ]),
    })),
    tree: treeOf(found.family, id),
  };
  const run = generation?.guid === id ? generation : null;
  const role = nextVoice(talk);
  return {
    ...talk,
    speaking: run?.state === "running" ? { generation: run.generation, role, text: run.text } : null,
    broken: run && talk.said.length < mostMessages ? brokenOf(run, talk.said.length, { role, byRule }) : null,
    proof: run?.state === "done" || run?.state === "stopped" ? proofOf(run) : null,
    asked: await askedFor(context, talk.said, asked),
  };
}

async function findSession(context: Context, id: string): Promise<Session | null> {
  const answer = await ask(gatewayOf(context).brainstorm.brainstorm.sessions[":id"].$get({ param: { id } }));
  if (answer.success) return answer.data.session;
  if (answer.status === 404) return null;
  throw data(null, { status: answer.status || 503 });
}

const input = z.object({
  text: z.string(),
  primary_role: z.string(),
  secondary_role: z.string(),
  reason: z.string().default(""),
});

/** A session of which nothing is stored yet, as the request that began it says; null for what is none. */
async function begunBy(context: Context, generation: GenerationView): Promise<Begun | null> {
  const { call, guid, state } = generation;
  if (call !== "generate" || generation.service !== "brainstorm" || guid === null) return null;
  // Finished between two questions; a deleted one stays a 404.
  if (state === "done" || (state === "stopped" && generation.text !== "")) return findSession(context, guid);
  const sent = input.safeParse(generation.input);
  if (!sent.success) return null;
  const title = "A new session";
  return {
    ...sent.data,
    title,
    messages: [],
    most_credits: null,
    family: [{ id: guid, title, parent_session: null }],
  };
}

type Begun = Pick<
  Session,
  "title" | "text" | "primary_role" | "secondary_role" | "reason" | "messages" | "most_credits" | "family"
>;

/** The sessions of a family as a tree. */
function treeOf(family: readonly Relative[], id: string): Branch {
  const below = (parent: string): Branch[] =>
    family
      .filter((one) => one.parent_session === parent)
      .map((one) => ({ id: one.id, title: one.title, branches: below(one.id) }));
  const first = family[0] ?? { id, title: "" };
  return { id: first.id, title: first.title, branches: below(first.id) };
}

/** `byRule`: the built-in writer writes here, which says the same each time. */
function brokenOf(
  { state, error, text, writer }: GenerationView,
  said: number,
  { role, byRule }: { role: string; byRule: boolean },
): Broken | null {
  if (state === "stopped" && text === "") {
    const notice = { kind: "info" as const, text: "Stopped before the first word. Nothing was charged." };
    return { role, text: "", notice, isEnd: false };
  }
  if (state !== "failed" && state !== "interrupted") return null;
  const isEnd = error?.code === "not_possible" && byRule && writer === "builtin";
  return { role, text, notice: failureOf(error, said), isEnd };
}

const usage = z.object({ charged: z.number() });

const proofOf = ({ answer, promises }: GenerationView): Talk["proof"] => ({
  cost: usage.safeParse(answer?.["usage"]).data ?? null,
  promises,
});

const named = z.object({ role: z.string() });

async function askedFor(
  context: Context,
  said: Talk["said"],
  message: string | null,
): Promise<Talk["asked"]> {
  const found = said.find(({ id }) => id === message);
  if (!found || found.perspective) return null;
  const generation = await findGeneration(gatewayOf(context), found.id);
  const writing =
    generation?.state === "running" ? (named.safeParse(generation.input).data?.role ?? "") : null;
  const failed = generation?.state === "failed" || generation?.state === "interrupted";
  return { message: found.id, writing, notice: failed ? perspectiveFailure(generation.error) : null };
}
