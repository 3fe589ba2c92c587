import type { Entitlement } from "#app/services/auth/host.ts";
import { entitlementOf } from "#app/services/auth/plans/entitlement.ts";
import type { Db } from "../database/database.ts";

/** The entitlement of a stored user at `now` (milliseconds since 1970). @throws NoResultError when there is none */
export async function readEntitlement(db: Db, userId: string, now: number): Promise<Entitlement> {
  const user = await db
    .selectFrom("users")
    .select("created_at")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const subscriptions = await db
    .selectFrom("subscriptions")
    .selectAll()
    .where("user_id", "=", userId)
    .execute();
  if (subscriptions.length === 0) return entitlementOf(user.created_at, [], [], now);
  const downgrades = await db
    .selectFrom("scheduled_changes")
    .selectAll()
    .where("user_id", "=", userId)
    .execute();
  return entitlementOf(user.created_at, subscriptions, downgrades, now);
}
