import { randomUUID } from "node:crypto";
import type { z } from "@hono/zod-openapi";
import { writeConversation } from "#app/writer/conversation.ts";
import type { Task } from "#app/writer/task.ts";
import { parsePair, reasonOf } from "#app/writer/role-pair.ts";
import { type GenerateOrder, type ServiceContext, type Trx } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { proposalOrder, proposedFor, requireEntry, sourceOf, taskOf } from "../generating.ts";
import {
  type GenerateBody,
  type inspirationBody,
  mostMessages,
  type perspectiveBody,
  type rolesBody,
} from "./contract.ts";
import {
  addMessages,
  assertGoesOn,
  assertNoPerspective,
  complete,
  getMessage,
  getTalk,
  insertPerspective,
  insertSession,
  type Talk,
} from "./sessions.ts";

const service = "brainstorm";

/** Who talks about what, and what was said: of a session that goes on, or of one that begins. */
interface Plan {
  session: string;
  begins: boolean;
  text: string;
  roles: readonly [primary: string, secondary: string];
  said: readonly { role: string; text: string }[];
  parent: string | null;
  reason: string;
}

/**
 * What the runner needs to write one message of a session. Its first message makes the session, and counts as its
 * prompt; one message is written at a time, since each answers the one before.
 * @throws ServiceError 404, 422
 */
export async function messageOrder(
  context: ServiceContext,
  userId: string,
  asked: GenerateBody,
): Promise<GenerateOrder> {
  const plan = asked.session
    ? await planOn(context, userId, asked.session)
    : await planNew(context, userId, asked);
  const role = speakerOf(plan, asked.role);
  const task = messageTask(plan, role);
  const id = randomUUID();
  const before = asked.position === undefined ? plan.said.length : asked.position - 1;
  return {
    service,
    call: "generate",
    action: task.entry.name,
    task,
    input: asked,
    writer: asked.writer,
    document: await proposedFor(context, userId, asked.document),
    counts: plan.begins ? 1 : 0,
    listed: plan.begins ? 1 : 0,
    guid: plan.session,
    alone: true,
    ...(plan.begins ? {} : { admit: (trx: Trx) => assertGoesOn(trx, plan.session, before) }),
    answer: ({ markdown }) => ({
      id: markdown === "" ? null : id,
      role,
      text: markdown,
      session: markdown === "" && plan.begins ? null : plan.session,
    }),
    async deliver(trx, { generation, markdown }) {
      const now = context.clock.now();
      if (plan.begins) await insertSession(trx, rowOf(plan, userId, now));
      const brought = plan.begins
        ? plan.said.map((message) => ({ ...message, id: randomUUID(), generation_id: null }))
        : [];
      await addMessages(
        trx,
        plan.session,
        [...brought, { id, role, text: markdown, generation_id: generation }],
        now,
      );
    },
  };
}

/** What the next message of a session is written from, when the roles take turns; null when it is complete. */
export function nextTask(talk: Talk): Task | null {
  if (talk.messages.length >= mostMessages) return null;
  const plan = planOf(talk);
  return messageTask(plan, speakerOf(plan, undefined));
}

function messageTask(plan: Plan, role: string): Task {
  const partner = plan.roles.find((name) => name !== role);
  const source = sourceOf(plan.text, { role, partner, earlier: writeConversation(plan.said) });
  return taskOf(requireEntry("brainstorm/message"), {}, source, "text");
}

const planOn = async (context: ServiceContext, userId: string, id: string): Promise<Plan> =>
  planOf(await getTalk(context.db, userId, id));

function planOf({ session, messages }: Talk): Plan {
  return {
    session: session.id,
    begins: false,
    text: session.text,
    roles: [session.primary_role, session.secondary_role],
    said: messages.map(({ role, text }) => ({ role, text })),
    parent: session.parent_message_id,
    reason: session.reason,
  };
}

async function planNew(context: ServiceContext, userId: string, asked: GenerateBody): Promise<Plan> {
  const { text, primary_role: primary, secondary_role: secondary, messages = [], parent } = asked;
  if (text === undefined) throw new ServiceError(422, "text: is needed to begin a session.");
  if (primary === undefined || secondary === undefined)
    throw new ServiceError(422, "primary_role, secondary_role: are needed to begin a session.");
  if (primary === secondary) throw new ServiceError(422, "secondary_role: is the primary role.");
  if (messages.length >= mostMessages) throw complete();
  if (parent !== undefined) await getMessage(context.db, userId, parent);
  return {
    session: randomUUID(),
    begins: true,
    text,
    roles: [primary, secondary],
    said: messages,
    parent: parent ?? null,
    reason: asked.reason ?? "",
  };
}

/** Who speaks next: the roles take turns, the primary one first. @throws ServiceError 422 for a role that is not of the two */
function speakerOf({ roles, said }: Plan, asked: string | undefined): string {
  const next = said.at(-1)?.role === roles[0] ? roles[1] : roles[0];
  if (asked === undefined) return next;
  if (!roles.includes(asked)) throw new ServiceError(422, `role: is neither ${roles[0]} nor ${roles[1]}.`);
  return asked;
}

const rowOf = (plan: Plan, userId: string, now: number) => ({
  id: plan.session,
  user_id: userId,
  text: plan.text,
  primary_role: plan.roles[0],
  secondary_role: plan.roles[1],
  parent_message_id: plan.parent,
  title: "",
  reason: plan.reason,
  created_at: now,
  updated_at: now,
});

/** Two roles that fit a text. @throws ServiceError 404 */
export function rolesOrder(
  context: ServiceContext,
  userId: string,
  asked: z.infer<typeof rolesBody>,
): Promise<GenerateOrder> {
  const entry = requireEntry("brainstorm/roles");
  return proposalOrder(context, userId, {
    service,
    call: "roles",
    task: taskOf(entry, {}, { text: asked.text }, "text"),
    input: asked,
    prompt: false,
    answer({ markdown }) {
      const pair = parsePair(markdown);
      return {
        status: pair ? "success" : "error",
        primary_role: pair?.primary ?? null,
        secondary_role: pair?.secondary ?? null,
        detail: pair ? reasonOf(pair) : "No two roles were named.",
      };
    },
  });
}

/** One message in a role, which nothing keeps but the generation. @throws ServiceError 404 */
export function inspirationOrder(
  context: ServiceContext,
  userId: string,
  asked: z.infer<typeof inspirationBody>,
): Promise<GenerateOrder> {
  const entry = requireEntry("brainstorm/inspiration");
  const earlier = asked.response && writeConversation([{ role: "Message before", text: asked.response }]);
  return proposalOrder(context, userId, {
    service,
    call: "generateInspiration",
    task: taskOf(entry, {}, sourceOf(asked.text, { role: asked.role, earlier }), "text"),
    input: asked,
    prompt: false,
    answer: ({ markdown }) => ({ response: markdown }),
  });
}

/** How a message, or a text, looks to another role; with a message of a session it is kept, once. @throws ServiceError 404 */
export async function perspectiveOrder(
  context: ServiceContext,
  userId: string,
  asked: z.infer<typeof perspectiveBody>,
): Promise<GenerateOrder> {
  const { role, message: id } = asked;
  const message = id === undefined ? null : await getMessage(context.db, userId, id);
  const entry = requireEntry("brainstorm/perspective");
  const source = sourceOf(asked.text, { role, context: message?.about });
  const order = await proposalOrder(context, userId, {
    service,
    call: "otherPerspectives",
    task: taskOf(entry, {}, source, "text"),
    input: asked,
    prompt: false,
    answer: ({ markdown }) => ({ response: markdown }),
  });
  if (!message) return order;
  return {
    ...order,
    guid: message.id,
    alone: true,
    admit: (trx) => assertNoPerspective(trx, message.id),
    deliver: (trx, { generation, markdown }) =>
      insertPerspective(trx, {
        message_id: message.id,
        role,
        text: markdown,
        generation_id: generation,
        created_at: context.clock.now(),
      }),
  };
}
