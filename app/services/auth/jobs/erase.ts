import type { Db } from "../../context.ts";

/**
 * Accounts that were deleted 30 days ago, at most `most` of them. One whose subscription would go on being charged waits
 * until that is cancelled.
 */
export async function listAccountsToErase(db: Db, now: number, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom("users")
    .select("id")
    .where("delete_at", "<=", now)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("subscriptions")
            .select("subscriptions.id")
            .whereRef("subscriptions.user_id", "=", "users.id")
            .where("subscriptions.provider", "<>", "operator")
            .where("subscriptions.status", "in", ["active", "past_due"])
            .where("subscriptions.cancel_at", "is", null),
        ),
      ),
    )
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
