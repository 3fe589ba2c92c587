import type { Db } from "../database/database.ts";
import type { Broken } from "./audit-broken.ts";

/** A session is made with its first message, and every message stands behind the one before. */
export async function messagesInOrder(db: Db): Promise<Broken[]> {
  const rows = await db
    .selectFrom("brainstorm_sessions")
    .leftJoin("brainstorm_messages", "brainstorm_messages.session_id", "brainstorm_sessions.id")
    .select((eb) => [
      "brainstorm_sessions.id",
      eb.fn.count<number>("brainstorm_messages.id").as("messages"),
      eb.fn.max<number | null>("brainstorm_messages.position").as("last"),
    ])
    .groupBy("brainstorm_sessions.id")
    .execute();
  return rows
    .filter((row) => row.messages === 0 || row.messages !== row.last)
    .map((row) => ({
      rule: "a session's messages are numbered without a gap",
      id: row.id,
      found: `${row.messages} messages, the last is number ${row.last}`,
    }));
}

/** What is kept of a brainstorm was delivered, to the one whose session it is. */
export async function saidWasDelivered(db: Db): Promise<Broken[]> {
  const messages = db
    .selectFrom("brainstorm_messages")
    .innerJoin("brainstorm_sessions", "brainstorm_sessions.id", "brainstorm_messages.session_id")
    .leftJoin("generations", "generations.id", "brainstorm_messages.generation_id")
    .select(["brainstorm_messages.id", "brainstorm_sessions.user_id as owner"])
    .select(["generations.state", "generations.user_id"])
    .where("brainstorm_messages.generation_id", "is not", null);
  const perspectives = db
    .selectFrom("perspectives")
    .innerJoin("brainstorm_messages", "brainstorm_messages.id", "perspectives.message_id")
    .innerJoin("brainstorm_sessions", "brainstorm_sessions.id", "brainstorm_messages.session_id")
    .leftJoin("generations", "generations.id", "perspectives.generation_id")
    .select(["perspectives.message_id as id", "brainstorm_sessions.user_id as owner"])
    .select(["generations.state", "generations.user_id"]);
  const rows = [...(await messages.execute()), ...(await perspectives.execute())];
  return rows
    .filter(({ state, user_id: user, owner }) => !["done", "stopped"].includes(state ?? "") || user !== owner)
    .map((row) => ({
      rule: "what was said in a brainstorm was delivered to its owner",
      id: row.id,
      found: row.state ?? "no generation",
    }));
}
