import { assertId, notFound, ServiceError } from "../errors.ts";
import { type Db, type Trx } from "../context.ts";
import { type Page } from "../fields.ts";
import { type ListedSession, mostMessages, type Relative, type Session } from "./contract.ts";
import { listFamily, titledBy, titleOf } from "./family.ts";
import type { MessageRow, PerspectiveRow, SessionRow } from "./tables.ts";

/** A session with what was said in it, in order. */
export interface Talk {
  session: SessionRow;
  messages: MessageRow[];
}

/** @throws ServiceError 404, alike for absent and for somebody else's */
export async function getTalk(db: Db, userId: string, id: string): Promise<Talk> {
  assertId(id);
  const session = await db
    .selectFrom("brainstorm_sessions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!session) throw notFound();
  const messages = await db
    .selectFrom("brainstorm_messages")
    .selectAll()
    .where("session_id", "=", id)
    .orderBy("position")
    .execute();
  return { session, messages };
}

/** A message of the user's own sessions, with what that session is about. @throws ServiceError 404 */
export async function getMessage(
  db: Db,
  userId: string,
  id: string,
): Promise<MessageRow & { about: string }> {
  assertId(id);
  const row = await db
    .selectFrom("brainstorm_messages")
    .innerJoin("brainstorm_sessions", "brainstorm_sessions.id", "brainstorm_messages.session_id")
    .selectAll("brainstorm_messages")
    .select("brainstorm_sessions.text as about")
    .where("brainstorm_sessions.user_id", "=", userId)
    .where("brainstorm_messages.id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Refuses to go on from `known` messages when there are more by now, or as many as a session may have. */
export async function assertGoesOn(trx: Trx, id: string, known: number): Promise<void> {
  const messages = await trx
    .selectFrom("brainstorm_messages")
    .select(["id", "role", "text"])
    .where("session_id", "=", id)
    .orderBy("position")
    .execute();
  if (messages.length >= mostMessages) throw complete();
  if (messages.length !== known) {
    throw new ServiceError(409, "Something was said here in the meantime.", {
      code: "revision_conflict",
      current: { session: id, messages },
    });
  }
}

export const complete = (): ServiceError =>
  new ServiceError(422, `This session is complete: it has ${mostMessages} messages.`, {
    code: "not_possible",
  });

export async function insertSession(trx: Trx, session: SessionRow): Promise<void> {
  await trx.insertInto("brainstorm_sessions").values(session).execute();
}

/** Adds messages behind those that are there. @throws ServiceError 404 when the session is gone */
export async function addMessages(
  trx: Trx,
  sessionId: string,
  said: readonly Pick<MessageRow, "id" | "role" | "text" | "generation_id">[],
  now: number,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable("brainstorm_sessions")
    .set({ updated_at: now })
    .where("id", "=", sessionId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound();
  const { last } = await trx
    .selectFrom("brainstorm_messages")
    .select((eb) => eb.fn.max<number | null>("position").as("last"))
    .where("session_id", "=", sessionId)
    .executeTakeFirstOrThrow();
  const rows = said.map((message, at) => ({
    ...message,
    session_id: sessionId,
    position: (last ?? 0) + at + 1,
    created_at: now,
  }));
  await trx.insertInto("brainstorm_messages").values(rows).execute();
}

/** Calls a session by a name. @throws ServiceError 404 */
export async function renameSession(
  db: Db,
  userId: string,
  id: string,
  title: string,
): Promise<Pick<Relative, "id" | "title">> {
  assertId(id);
  const row = await db
    .updateTable("brainstorm_sessions")
    .set({ title })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .returning(["id", "title", "text"])
    .executeTakeFirst();
  if (!row) throw notFound();
  return { id: row.id, title: titleOf(row) };
}

/**
 * Deletes a session with what was said in it; what branches off it stays.
 * @returns the ids of its messages
 * @throws ServiceError 404
 */
export async function deleteSession(trx: Trx, userId: string, id: string): Promise<string[]> {
  assertId(id);
  const said = await trx
    .selectFrom("brainstorm_messages")
    .select("id")
    .where("session_id", "=", id)
    .execute();
  const { numDeletedRows } = await trx
    .deleteFrom("brainstorm_sessions")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
  return said.map((message) => message.id);
}

/** @throws ServiceError 404 when the message is gone */
export async function insertPerspective(trx: Trx, perspective: PerspectiveRow): Promise<void> {
  const message = await trx
    .selectFrom("brainstorm_messages")
    .select("id")
    .where("id", "=", perspective.message_id)
    .executeTakeFirst();
  if (!message) throw notFound();
  await trx.insertInto("perspectives").values(perspective).execute();
}

/** A message has at most one. @throws ServiceError 409 with the one that it has */
export async function assertNoPerspective(db: Db, messageId: string): Promise<void> {
  const row = await db
    .selectFrom("perspectives")
    .select(["role", "text"])
    .where("message_id", "=", messageId)
    .executeTakeFirst();
  if (!row) return;
  throw new ServiceError(409, "This message has its other perspective already.", {
    code: "revision_conflict",
    current: { role: row.role, response: row.text },
  });
}

/** A page of the user's sessions, the newest change first. */
export async function listSessions(
  db: Db,
  userId: string,
  { limit, offset }: Page,
): Promise<{ sessions: ListedSession[]; total: number }> {
  const { total } = await db
    .selectFrom("brainstorm_sessions")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom("brainstorm_sessions")
    .select([
      "id",
      "title",
      "primary_role",
      "secondary_role",
      "parent_message_id",
      "created_at",
      "updated_at",
    ])
    .select((eb) => [
      eb.fn<string>("substr", ["text", eb.lit(1), eb.lit(titledBy)]).as("text"),
      eb
        .selectFrom("brainstorm_messages")
        .select((count) => count.fn.countAll<number>().as("messages"))
        .whereRef("brainstorm_messages.session_id", "=", "brainstorm_sessions.id")
        .as("messages"),
    ])
    .where("user_id", "=", userId)
    .orderBy("updated_at", "desc")
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
  return { sessions: rows.map((row) => toListed(row, row.messages ?? 0)), total };
}

/** A session as the calls show it, with its messages' perspectives and what its next message may cost. */
export async function toSession(
  db: Db,
  { session, messages }: Talk,
  mostCredits: number | null,
): Promise<Session> {
  const perspectives = await db
    .selectFrom("perspectives")
    .innerJoin("brainstorm_messages", "brainstorm_messages.id", "perspectives.message_id")
    .select(["perspectives.message_id", "perspectives.role", "perspectives.text"])
    .where("brainstorm_messages.session_id", "=", session.id)
    .execute();
  const seen = new Map(perspectives.map((row) => [row.message_id, { role: row.role, response: row.text }]));
  return {
    ...toListed(session, messages.length),
    text: session.text,
    reason: session.reason,
    family: await listFamily(db, session),
    most_credits: mostCredits,
    messages: messages.map(({ id, role, text }) => ({
      id,
      role,
      text,
      isUser: false,
      perspective: seen.get(id) ?? null,
    })),
  };
}

/** Of the row's text its beginning is enough. */
function toListed(row: Omit<SessionRow, "user_id" | "reason">, messages: number): ListedSession {
  return {
    id: row.id,
    title: titleOf(row),
    primary_role: row.primary_role,
    secondary_role: row.secondary_role,
    parent: row.parent_message_id,
    message_count: messages,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
  };
}
