import { type Books, PaddleError } from "./paddle-books.ts";
import { capture, complete, failPayment } from "./paddle-checkout.ts";
import { itemOf, totalOf, transactionOf } from "./paddle-entities.ts";
import type { Line, Origin, Period, Subscription, Transaction } from "./paddle-shapes.ts";
import { nextMonth } from "./paddle-stamps.ts";

const minute = 60_000;
/** Paddle lets nothing be changed so shortly before a renewal. */
const lockedMs = 30 * minute;

/** What PATCH /subscriptions/{id} takes, as far as it is imitated. */
export interface Update {
  items?: { price_id: string; quantity: number }[] | undefined;
  proration_billing_mode?: string | undefined;
  on_payment_failure?: string | undefined;
  scheduled_change?: unknown;
}

/** The next period begins; what it costs is charged, or with `paid` false stays due. */
export function renew(books: Books, subscription: Subscription, paid: boolean): Transaction {
  const last = requirePeriod(subscription);
  const period = { starts_at: last.ends_at, ends_at: nextMonth(last.ends_at) };
  books.changeSubscription(subscription, {
    current_billing_period: period,
    next_billed_at: period.ends_at,
    items: subscription.items.map(({ price }) => itemOf(price, books.stamps.time(), period)),
  });
  const lines = subscription.items.map(({ price }) => ({ price, quantity: 1, rate: 1 }));
  const transaction = bill(books, subscription, lines, "subscription_recurring", period);
  if (paid) {
    capture(books, transaction);
    complete(books, transaction);
  } else {
    failPayment(books, transaction);
    books.changeTransaction(transaction, { status: "past_due" }, "past_due");
    books.changeSubscription(subscription, { status: "past_due" }, "past_due");
  }
  return transaction;
}

/** What is due gets paid, by a later attempt or with another card. */
export function recover(books: Books, subscription: Subscription): void {
  const due = [...books.transactions.values()].filter(
    (one) => one.subscription_id === subscription.id && one.status === "past_due",
  );
  if (due.length === 0) throw new Error(`nothing is due for ${subscription.id}`);
  for (const transaction of due) {
    capture(books, transaction);
    complete(books, transaction);
  }
  books.changeSubscription(subscription, { status: "active" }, "activated");
}

/** Ends the subscription at once: its scheduled end has come, or what was due was never paid. */
export function end(books: Books, subscription: Subscription, status: "canceled" | "paused"): void {
  const at = books.stamps.time();
  books.changeSubscription(
    subscription,
    {
      status,
      scheduled_change: null,
      current_billing_period: null,
      next_billed_at: null,
      ...(status === "canceled" ? { canceled_at: at } : { paused_at: at }),
      items: subscription.items.map((item) => ({ ...item, next_billed_at: null })),
    },
    status,
  );
}

/** @throws PaddleError as Paddle refuses it */
export function scheduleEnd(books: Books, subscription: Subscription): void {
  if (subscription.status === "canceled")
    throw new PaddleError(400, "subscription_is_canceled_action_invalid", "the subscription is canceled");
  if (subscription.scheduled_change !== null)
    throw new PaddleError(400, "subscription_locked_pending_changes", "pending scheduled changes");
  books.changeSubscription(subscription, {
    scheduled_change: {
      action: "cancel",
      effective_at: requirePeriod(subscription).ends_at,
      resume_at: null,
    },
  });
}

/** @throws PaddleError as Paddle refuses it; a declined charge leaves everything as it was */
export function update(books: Books, subscription: Subscription, wish: Update): void {
  if (subscription.status === "canceled")
    throw new PaddleError(400, "subscription_update_when_canceled", "the subscription is canceled");
  const { ends_at: endsAt } = requirePeriod(subscription);
  if (Date.parse(endsAt) - books.stamps.now() < lockedMs)
    throw new PaddleError(409, "subscription_locked_renewal", "unable to update 30m0s before renewal");
  if (wish.scheduled_change !== undefined && wish.scheduled_change !== null)
    throw new PaddleError(400, "subscription_scheduled_change_invalid_update", "it can only be set to null");
  if (wish.items) changeItems(books, subscription, wish);
  if (wish.scheduled_change === null) books.changeSubscription(subscription, { scheduled_change: null });
}

function changeItems(books: Books, subscription: Subscription, wish: Update): void {
  const mode = wish.proration_billing_mode;
  const period = requirePeriod(subscription);
  const prices = (wish.items ?? []).map((item) => books.requirePrice(item.price_id));
  if (mode === undefined)
    throw new PaddleError(
      400,
      "subscription_items_update_missing_proration_billing_mode",
      "proration_billing_mode is required when updating subscription items",
    );
  const change = { items: prices.map((price) => itemOf(price, books.stamps.time(), period)) };
  if (mode === "do_not_bill") return books.changeSubscription(subscription, change);
  if (mode !== "prorated_immediately")
    throw new PaddleError(400, "invalid_field", "not imitated", ["proration_billing_mode"]);
  if (subscription.status === "past_due")
    throw new PaddleError(409, "subscription_outstanding_transaction", "there is an outstanding transaction");
  const rate = restOf(period, books.stamps.now());
  const lines: Line[] = [
    ...prices.map((price) => ({ price, quantity: 1, rate })),
    ...subscription.items.map(({ price }) => ({ price, quantity: -1, rate })),
  ];
  const rest = { starts_at: books.stamps.time(), ends_at: period.ends_at };
  const transaction = bill(books, subscription, lines, "subscription_update", rest);
  if (totalOf(lines) > 0 && books.takeDecline()) {
    failPayment(books, transaction);
    books.changeTransaction(transaction, { status: "canceled" }, "canceled");
    throw new PaddleError(400, "subscription_payment_declined", "payment declined");
  }
  capture(books, transaction);
  books.changeSubscription(subscription, change);
  complete(books, transaction);
}

/** How much of a period is left, by whole minutes, from 0 to 1. */
export function restOf(period: Period, now: number): number {
  const [starts, ends] = [Date.parse(period.starts_at), Date.parse(period.ends_at)];
  const rate = Math.floor((ends - now) / minute) / Math.floor((ends - starts) / minute);
  return Math.min(1, Math.max(0, rate));
}

function bill(
  books: Books,
  subscription: Subscription,
  lines: readonly Line[],
  origin: Origin,
  period: Period,
): Transaction {
  const transaction = transactionOf({
    id: books.stamps.id("txn"),
    lineId: () => books.stamps.id("txnitm"),
    at: books.stamps.time(),
    customerId: subscription.customer_id,
    addressId: subscription.address_id,
    customData: subscription.custom_data,
    origin,
    status: "billed",
    subscriptionId: subscription.id,
    period,
    lines,
  });
  books.transactions.set(transaction.id, transaction);
  books.note("transaction.created", transaction);
  books.note("transaction.billed", transaction);
  return transaction;
}

function requirePeriod(subscription: Subscription): Period {
  if (!subscription.current_billing_period)
    throw new PaddleError(
      400,
      "subscription_is_inactive_action_invalid",
      `the subscription is ${subscription.status}`,
    );
  return subscription.current_billing_period;
}
