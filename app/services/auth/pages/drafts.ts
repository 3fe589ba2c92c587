import type { Db } from "../../context.ts";
import { ServiceError } from "../../errors.ts";
import { hashSecret } from "../sessions/tokens.ts";

const day = 24 * 60 * 60 * 1000;

/** Bytes that all guests' drafts take together at most. */
export const mostDrafts = 64_000_000;

/**
 * Keeps a guest's form for 24 hours under a random id, of which only the hash is stored.
 * @throws ServiceError 507 while guests' drafts take all the room that there is for them
 */
export async function putDraft(db: Db, id: string, body: string, now: number): Promise<void> {
  const row = { body, created_at: now, expires_at: now + day };
  await db.deleteFrom("drafts").where("expires_at", "<=", now).execute();
  const { bytes } = await db
    .selectFrom("drafts")
    .select((eb) =>
      eb.fn.coalesce(eb.fn.sum<number | string>(eb.fn("octet_length", ["body"])), eb.lit(0)).as("bytes"),
    )
    .executeTakeFirstOrThrow();
  if (Number(bytes) + Buffer.byteLength(body) > mostDrafts) {
    throw new ServiceError(
      507,
      "Too many texts are waiting for a sign-in at the moment. Your text is still here: copy it, sign in, and paste it there.",
      { code: "drafts_full" },
    );
  }
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
