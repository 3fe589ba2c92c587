import type { Db } from "../context.ts";
import { hashSecret } from "./tokens.ts";

const day = 24 * 60 * 60 * 1000;

/** Keeps a guest's form for 24 hours under a random id, of which only the hash is stored. */
export async function putDraft(db: Db, id: string, body: string, now: number): Promise<void> {
  const row = { body, created_at: now, expires_at: now + day };
  await db.deleteFrom("drafts").where("expires_at", "<=", now).execute();
  await db
    .insertInto("drafts")
    .values({ hash: hashSecret(id), ...row })
    .onConflict((conflict) => conflict.column("hash").doUpdateSet(row))
    .execute();
}

/** The kept form, or null when there is none or its day is over. */
export async function findDraft(db: Db, id: string, now: number): Promise<string | null> {
  const row = await db
    .selectFrom("drafts")
    .select("body")
    .where("hash", "=", hashSecret(id))
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row?.body ?? null;
}
