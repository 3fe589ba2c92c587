import type { Db, Trx } from "../database/database.ts";
import type { PaymentEvent } from "./provider.ts";
import type { PaymentEventRow } from "./tables.ts";

type Provider = PaymentEventRow["provider"];

/** Stores what a provider said; the same event twice is one. @returns whether it is new */
export async function storeEvent(
  db: Db,
  provider: Provider,
  event: PaymentEvent,
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("payment_events")
    .values({
      id: event.id,
      provider,
      type: event.type,
      occurred_at: event.occurredAt,
      received_at: now,
      subscription_id: event.subscription?.id ?? event.transaction?.subscriptionId ?? null,
      transaction_id: event.transaction?.id ?? event.beganBy,
      customer_id: event.subscription?.customerId ?? event.transaction?.customerId ?? null,
      user_id: null,
      body: JSON.stringify(event),
      state: "stored",
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Whose an event is: told by a purchase that was begun here, or by what is known of its subscription; never by what it says of itself. */
export async function findOwner(
  trx: Trx,
  event: Pick<PaymentEventRow, "provider" | "subscription_id" | "transaction_id">,
): Promise<string | null> {
  if (event.transaction_id !== null) {
    const begun = await trx
      .selectFrom("checkouts")
      .select("user_id")
      .where("transaction_id", "=", event.transaction_id)
      .where("provider", "=", event.provider)
      .executeTakeFirst();
    if (begun) return begun.user_id;
  }
  if (event.subscription_id === null) return null;
  const known = await trx
    .selectFrom("payment_events")
    .select("user_id")
    .where("subscription_id", "=", event.subscription_id)
    .where("provider", "=", event.provider)
    .where("user_id", "is not", null)
    .executeTakeFirst();
  return known?.user_id ?? null;
}

/** Everything that was said of a subscription, by occurrence. */
export async function listOfSubscription(trx: Trx, subscriptionId: string): Promise<PaymentEvent[]> {
  const rows = await trx
    .selectFrom("payment_events")
    .select("body")
    .where("subscription_id", "=", subscriptionId)
    .execute();
  return rows.map(({ body }) => JSON.parse(body) as PaymentEvent).sort(byOccurrence);
}

/** Events of one moment are told apart by what they describe, then by their names, so that any order of arrival ends alike. */
function byOccurrence(left: PaymentEvent, right: PaymentEvent): number {
  return (
    left.occurredAt - right.occurredAt ||
    (left.subscription?.updatedAt ?? 0) - (right.subscription?.updatedAt ?? 0) ||
    (left.id < right.id ? -1 : 1)
  );
}
