import type { Trx } from "../../context.ts";
import type { SubscriptionRow } from "../tables.ts";

/** Stores what is known of a subscription in place of what was known before. */
export async function putSubscription(trx: Trx, row: SubscriptionRow): Promise<void> {
  await trx
    .insertInto("subscriptions")
    .values(row)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(row).where("subscriptions.user_id", "=", row.user_id),
    )
    .execute();
}
