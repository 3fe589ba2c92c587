import type { Db } from "../../context.ts";

const day = 24 * 60 * 60 * 1000;

/** Deletes what has ended by itself: guests' drafts, one-time links a day after their time, sessions past theirs. */
export async function sweepAccounts(db: Db, now: number): Promise<void> {
  await db.deleteFrom("drafts").where("expires_at", "<=", now).execute();
  await db
    .deleteFrom("one_time_links")
    .where("expires_at", "<=", now - day)
    .execute();
  await db.deleteFrom("sessions").where("expires_at", "<=", now).execute();
}
