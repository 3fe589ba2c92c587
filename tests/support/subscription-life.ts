import type {
  PaymentEvent,
  SubscriptionSnapshot,
  TransactionSnapshot,
} from "#app/server/payments/provider.ts";
import { addMonths } from "#app/services/auth/plans/periods.ts";

const hour = 60 * 60 * 1000;

/** Everything that a provider says in the life of one subscription, in the order in which it happens. */
export function lifeOf(mark: string, transactionId: string, beganAt: number, end: "goes on" | "lapses") {
  const events: PaymentEvent[] = [];
  let at = beganAt;
  let subscription: SubscriptionSnapshot = {
    id: `sub_${mark}`,
    status: "active",
    customerId: `ctm_${mark}`,
    priceId: "pri_test_lite",
    currency: "USD",
    period: { startsAt: beganAt, endsAt: addMonths(beganAt, 1) },
    cycle: { frequency: 1, interval: "month" },
    cancelAt: null,
    createdAt: beganAt,
    updatedAt: beganAt,
    startedAt: beganAt,
    firstBilledAt: beganAt,
    nextBilledAt: addMonths(beganAt, 1),
  };
  const said = (type: string, about: Partial<PaymentEvent>): void => {
    const id = `evt_${mark}_${String(events.length).padStart(2, "0")}`;
    events.push({ id, type, occurredAt: at, subscription: null, beganBy: null, transaction: null, ...about });
  };
  const changed = (type: string, change: Partial<SubscriptionSnapshot>): void => {
    at += hour;
    subscription = { ...subscription, ...change, updatedAt: at };
    said(type, { subscription });
  };
  const paid = (origin: string, total: number, id: string): void => {
    const transaction: TransactionSnapshot = {
      id,
      status: "completed",
      subscriptionId: subscription.id,
      customerId: subscription.customerId,
      origin,
      period: subscription.period,
      priceIds: [subscription.priceId],
      total,
      currency: "USD",
      billedAt: at,
      paymentMethod: { type: "card", last4: "4242" },
    };
    said("transaction.completed", { transaction });
  };
  const renewed = (): Partial<SubscriptionSnapshot> => {
    const startsAt = subscription.period?.endsAt ?? at;
    return {
      status: "active",
      period: { startsAt, endsAt: addMonths(startsAt, 1) },
      nextBilledAt: addMonths(startsAt, 1),
    };
  };

  said("subscription.created", { subscription, beganBy: transactionId });
  said("subscription.activated", { subscription });
  paid("web", 699, transactionId);
  changed("subscription.updated", { priceId: "pri_test_pro" });
  paid("subscription_update", 412, `txn_${mark}_raise`);
  changed("subscription.updated", { cancelAt: subscription.period?.endsAt ?? null });
  changed("subscription.updated", { cancelAt: null });
  changed("subscription.past_due", { ...renewed(), status: "past_due" });
  changed("subscription.activated", { status: "active" });
  paid("subscription_recurring", 1_299, `txn_${mark}_renewal`);
  changed("subscription.paused", { status: "paused" });
  changed("subscription.resumed", { status: "active" });
  if (end === "lapses") {
    changed("subscription.updated", { cancelAt: subscription.period?.endsAt ?? null });
    changed("subscription.canceled", {
      status: "canceled",
      period: null,
      cancelAt: null,
      nextBilledAt: null,
    });
  }
  return { events, subscriptionId: subscription.id };
}

/** Numbers that look random and are the same on every run. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The events in another order, some of them twice or three times. */
export function disordered<T>(events: readonly T[], random: () => number): T[] {
  const all = events.flatMap((event) => Array.from({ length: 1 + Math.floor(random() * 3) }, () => event));
  for (let at = all.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [all[at], all[other]] = [all[other] as T, all[at] as T];
  }
  return all;
}
