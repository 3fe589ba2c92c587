import type { Db } from "../../context.ts";

/** Accounts that were deleted 30 days ago, at most `most` of them. */
export async function listAccountsToErase(db: Db, now: number, most: number): Promise<string[]> {
  const rows = await db.selectFrom("users").select("id").where("delete_at", "<=", now).limit(most).execute();
  return rows.map(({ id }) => id);
}
