import type { SubscriptionRow } from "#app/services/auth/tables.ts";
import type { PaymentEvent, SubscriptionSnapshot } from "./provider.ts";
import type { InvoiceRow, PaymentEventRow } from "./tables.ts";

type Provider = PaymentEventRow["provider"];

interface Owner {
  userId: string;
  provider: Provider;
  /** The plan of a price; null for a price that is not ours. */
  planOf: (priceId: string) => number | null;
}

/**
 * What all that was said of a subscription comes to. `events` stand by occurrence; each carries the whole subscription,
 * so the newest word on a thing counts. Null while nothing says which plan it is for, or for how long.
 */
export function foldSubscription(
  events: readonly PaymentEvent[],
  { userId, provider, planOf }: Owner,
): SubscriptionRow | null {
  const said = events.flatMap((event) =>
    event.subscription ? [{ ...event.subscription, occurredAt: event.occurredAt }] : [],
  );
  const last = said.at(-1);
  const planId = said.map(({ priceId }) => planOf(priceId)).findLast((id) => id !== null);
  // A cancelled subscription has no period any more; its row keeps the last one.
  const period = said.findLast((snapshot) => snapshot.period !== null)?.period;
  if (!last || planId === undefined || planId === null || !period) return null;
  const paidBy = events.findLast((event) => event.transaction?.paymentMethod)?.transaction?.paymentMethod;
  return {
    id: last.id,
    user_id: userId,
    provider,
    customer_id: last.customerId,
    plan_id: planId,
    status: last.status === "trialing" ? "active" : last.status,
    currency: last.currency,
    period_start: period.startsAt,
    period_end: period.endsAt,
    paid_from: paidFrom(events, last.startedAt ?? last.createdAt),
    cycle_interval: last.cycle.interval,
    cycle_frequency: last.cycle.frequency,
    cancel_at: last.cancelAt,
    payment_method: paidBy ? JSON.stringify(paidBy) : null,
    created_at: last.createdAt,
    started_at: last.startedAt ?? last.createdAt,
    first_billed_at: last.firstBilledAt,
    next_billed_at: last.nextBilledAt,
    occurred_at: last.occurredAt,
  };
}

const notForAPeriod = new Set([
  "subscription_update",
  "subscription_charge",
  "subscription_payment_method_change",
]);

/**
 * Beginning of the newest period that was paid for. The provider moves a subscription into its next period before it is
 * paid, and also when it then is not.
 */
function paidFrom(events: readonly PaymentEvent[], startedAt: number): number | null {
  const paid = events.flatMap(({ type, transaction }) =>
    type === "transaction.completed" && transaction && !notForAPeriod.has(transaction.origin)
      ? [transaction.period?.startsAt ?? startedAt]
      : [],
  );
  return paid.length === 0 ? null : Math.max(...paid);
}

/** The invoice of a completed payment; null for any other event, and for a payment that is not for a plan of ours. */
export function toInvoice(
  { type, occurredAt, transaction }: PaymentEvent,
  { userId, provider, planOf }: Owner,
): InvoiceRow | null {
  if (type !== "transaction.completed" || !transaction) return null;
  const planId = transaction.priceIds.map(planOf).find((id) => id !== null);
  if (planId === undefined || planId === null) return null;
  return {
    transaction_id: transaction.id,
    user_id: userId,
    provider,
    subscription_id: transaction.subscriptionId,
    plan_id: planId,
    origin: transaction.origin,
    amount: transaction.total,
    currency: transaction.currency,
    billed_at: transaction.billedAt ?? occurredAt,
  };
}

/** A subscription as the answer to a call of ours describes it, as if the provider had said so by itself. */
export function answered(subscription: SubscriptionSnapshot): PaymentEvent {
  return {
    id: `answer:${subscription.id}:${subscription.updatedAt}`,
    type: "subscription.updated",
    occurredAt: subscription.updatedAt,
    subscription,
    beganBy: null,
    transaction: null,
  };
}
