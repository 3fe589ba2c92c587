import { assertId, notFound } from "../../errors.ts";
import { type Caller, type Db } from "../../context.ts";
import type { Session } from "../contract.ts";

/** The caller's living sessions, the latest seen first. */
export async function listSessions(db: Db, { userId, sessionId }: Caller, now: number): Promise<Session[]> {
  const rows = await db
    .selectFrom("sessions")
    .select(["id", "created_at", "last_seen_at", "device"])
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy("last_seen_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    createdAt: new Date(row.created_at).toISOString(),
    lastSeenAt: new Date(row.last_seen_at).toISOString(),
    current: row.id === sessionId,
    device: row.device === "" ? "Unknown device" : row.device,
  }));
}

/** Ends one of a user's sessions. @throws ServiceError 404, alike for absent, ended and somebody else's */
export async function endOwnSession(db: Db, userId: string, id: string, now: number): Promise<void> {
  assertId(id);
  const { numUpdatedRows } = await db
    .updateTable("sessions")
    .set({ ended_at: now })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound();
}
