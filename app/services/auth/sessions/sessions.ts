import { randomUUID } from "node:crypto";
import type { Caller, Db, ServiceContext } from "../../context.ts";
import { sessionEndedLetter } from "../mails/session-ended.ts";
import type { SessionRow } from "../tables.ts";
import { accessSeconds, readAccess, readRefresh, signAccess, signRefresh } from "./tokens.ts";

const hour = 60 * 60 * 1000;
const rememberedMs = 30 * 24 * hour;
const forgottenMs = 12 * hour;
const predecessorMs = 10_000;
const seenMs = 10 * 60 * 1000;

/** What a log-in or a refresh hands out. `expiresAt` is when the refresh token ends, in milliseconds since 1970. */
export interface Tokens {
  userId: string;
  access: string;
  expiresIn: number;
  refresh: string;
  remembered: boolean;
  expiresAt: number;
}

/** Begins a session; its lifetime runs from here: 30 days when remembered, else 12 hours. */
export async function createSession(
  db: Db,
  userId: string,
  { remembered, device }: { remembered: boolean; device: string },
  secret: string,
  now: number,
): Promise<Tokens> {
  const session: SessionRow = {
    id: randomUUID(),
    user_id: userId,
    generation: 1,
    rotated_at: now,
    last_seen_at: now,
    device,
    remembered: remembered ? 1 : 0,
    created_at: now,
    expires_at: now + (remembered ? rememberedMs : forgottenMs),
    ended_at: null,
  };
  await db.insertInto("sessions").values(session).execute();
  return tokensOf(session, secret, now);
}

/**
 * Renews a session's tokens. The immediate predecessor gets the same successor for 10 seconds (two tabs, a lost
 * answer); an older token means that a copy is in use, ends the session and tells its user.
 * @returns null when the token is not good, or not any more
 */
export async function refreshSession(context: ServiceContext, token: string): Promise<Tokens | null> {
  const { db, clock } = context;
  const { secretKey: secret } = context.settings;
  const now = clock.now();
  const named = readRefresh(secret, token);
  if (!named) return null;
  const moved = await db
    .updateTable("sessions")
    .set({ generation: named.generation + 1, rotated_at: now, last_seen_at: now })
    .where("id", "=", named.sessionId)
    .where("generation", "=", named.generation)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .where("user_id", "in", openAccounts(db))
    .returningAll()
    .executeTakeFirst();
  if (moved) return tokensOf(moved, secret, now);

  const session = await db
    .selectFrom("sessions")
    .selectAll()
    .where("id", "=", named.sessionId)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .where("user_id", "in", openAccounts(db))
    .executeTakeFirst();
  if (!session) return null;
  if (session.generation === named.generation + 1 && Math.abs(now - session.rotated_at) <= predecessorMs) {
    return tokensOf(session, secret, now);
  }
  await endReused(context, session, now);
  return null;
}

const openAccounts = (db: Db) => db.selectFrom("users").select("id").where("deactivated_at", "is", null);

async function endReused(context: ServiceContext, session: SessionRow, now: number): Promise<void> {
  await context.transact(async (trx) => {
    if (!(await endSession(trx, session.id, now))) return;
    const user = await trx
      .selectFrom("users")
      .select(["email", "first_name"])
      .where("id", "=", session.user_id)
      .executeTakeFirstOrThrow();
    const { appUrl } = context.settings;
    await context.mail(trx, sessionEndedLetter(user.email, user.first_name, session.device, appUrl));
  });
}

/** @returns whether it was alive */
export async function endSession(db: Db, sessionId: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("sessions")
    .set({ ended_at: now })
    .where("id", "=", sessionId)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends a user's sessions, the one named `keep` excepted. */
export async function endSessions(db: Db, userId: string, keep: string | null, now: number): Promise<void> {
  await db
    .updateTable("sessions")
    .set({ ended_at: now })
    .where("user_id", "=", userId)
    .where("id", "<>", keep ?? "")
    .where("ended_at", "is", null)
    .execute();
}

/** Who a bearer token names, if its session and its account are alive. `expiresAt` is in milliseconds since 1970. */
export async function findCaller(
  db: Db,
  token: string,
  secret: string,
  now: number,
): Promise<(Caller & { expiresAt: number }) | null> {
  const named = await readAccess(secret, token, now);
  if (!named) return null;
  const alive = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .select("sessions.last_seen_at")
    .where("sessions.id", "=", named.sessionId)
    .where("sessions.user_id", "=", named.userId)
    .where("sessions.ended_at", "is", null)
    .where("sessions.expires_at", ">", now)
    .where("users.deactivated_at", "is", null)
    .executeTakeFirst();
  if (!alive) return null;
  if (now - alive.last_seen_at >= seenMs) {
    await db.updateTable("sessions").set({ last_seen_at: now }).where("id", "=", named.sessionId).execute();
  }
  return named;
}

/** The bearer token of a request, or null. */
export function bearerOf(request: Request): string | null {
  return /^Bearer ([\w.~+/-]+=*)$/.exec(request.headers.get("Authorization") ?? "")?.[1] ?? null;
}

async function tokensOf(session: SessionRow, secret: string, now: number): Promise<Tokens> {
  return {
    userId: session.user_id,
    access: await signAccess(secret, session.user_id, session.id, now),
    expiresIn: accessSeconds,
    refresh: signRefresh(secret, session.id, session.generation),
    remembered: session.remembered === 1,
    expiresAt: session.expires_at,
  };
}
