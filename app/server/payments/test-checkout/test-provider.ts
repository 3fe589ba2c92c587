import { createHmac, randomUUID } from "node:crypto";
import type { Logger } from "pino";
import { addMonths } from "#app/services/auth/plans/periods.ts";
import { plans } from "#app/services/auth/plans/plans.ts";
import type { TestHappening } from "#app/services/auth/host.ts";
import { type Db, transact } from "../../database/database.ts";
import {
  type Buyer,
  type PaymentEvent,
  PaymentFault,
  type PaymentProvider,
  type SubscriptionSnapshot,
  type TransactionSnapshot,
} from "../provider.ts";
import { sign } from "../signature.ts";
import { proratedDifference } from "./proration.ts";
import { type TestSubscription, TestStore } from "./test-store.ts";

interface Deps {
  db: Db;
  clock: { now(): number };
  log: Logger;
  secretKey: string;
  appUrl: string;
}

/** Price ids of the plans that the test checkout sells, by plan id. */
export const testPrices: ReadonlyMap<number, string> = new Map(
  plans.filter((plan) => plan.price > 0).map((plan) => [plan.id, `pri_test_${plan.name}`]),
);

const amounts = new Map(plans.map((plan) => [testPrices.get(plan.id) ?? "", Math.round(plan.price * 100)]));
const testCard = { type: "test card", last4: "4242" } as const;

/**
 * A merchant for a server that has none: it charges nobody and says so. Like a real one it keeps its own books and tells
 * of what happens by signed webhooks alone.
 */
export class TestProvider implements PaymentProvider {
  readonly name = "test";
  readonly frame = { kind: "test" } as const;
  readonly webhookSecret: string;
  readonly #deps: Deps;
  readonly #store: TestStore;
  #deliver: (rawBody: string, signature: string) => Promise<void> = async () => {};
  #lastMoment = 0;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#store = new TestStore(deps.db);
    this.webhookSecret = createHmac("sha256", deps.secretKey).update("test checkout webhooks").digest("hex");
  }

  /** Where webhooks go. */
  deliverTo(deliver: (rawBody: string, signature: string) => Promise<void>): void {
    this.#deliver = deliver;
  }

  async begin({ userId }: Buyer, priceId: string): Promise<string> {
    const id = `txn_test_${randomUUID()}`;
    await this.#store.putTransaction(userId, { id, priceId, state: "open" }, this.#now());
    return id;
  }

  /** The buyer presses a button of the frame. @throws PaymentFault 402 when the card is declined, 404, 409 */
  async pay(userId: string, transactionId: string, outcome: "pay" | "decline"): Promise<void> {
    const found = await this.#store.findTransaction(transactionId);
    if (!found || found.userId !== userId) throw new PaymentFault(404, "There is no such purchase.", false);
    const { transaction } = found;
    if (transaction.state === "paid") throw new PaymentFault(409, "This purchase is paid already.", false);
    const now = this.#now();
    const total = amounts.get(transaction.priceId) ?? 0;
    const billed = { id: transactionId, priceId: transaction.priceId, total };
    if (outcome === "decline") {
      const event = toldOf("transaction.payment_failed", now, {
        transaction: billedNow(billed, "ready", null, now),
      });
      await this.#tell(userId, [event]);
      throw new PaymentFault(402, "The test card was declined. Nothing was charged.", true);
    }
    const snapshot = beginning(transaction.priceId, now);
    await this.#store.putTransaction(userId, { ...transaction, state: "paid" }, now);
    await this.#keep({ userId, snapshot }, [
      { ...toldOf("subscription.created", now, { subscription: snapshot }), beganBy: transactionId },
      toldOf("subscription.activated", now, { subscription: snapshot }),
      toldOf("transaction.completed", now, {
        transaction: billedNow({ ...billed, period: snapshot.period }, "completed", snapshot.id, now),
      }),
    ]);
  }

  async change(id: string, priceId: string, bill: "prorated" | "nothing"): Promise<SubscriptionSnapshot> {
    const { userId, snapshot: before } = await this.#require(id);
    const now = this.#now();
    const snapshot = { ...before, priceId, updatedAt: now };
    const events = [toldOf("subscription.updated", now, { subscription: snapshot })];
    if (bill === "prorated" && before.period) {
      const from = amounts.get(before.priceId) ?? 0;
      const total = proratedDifference(from, amounts.get(priceId) ?? 0, before.period, now);
      events.push(this.#charge("transaction.completed", snapshot, "subscription_update", total, now));
    }
    await this.#keep({ userId, snapshot }, events);
    return snapshot;
  }

  async cancel(id: string): Promise<SubscriptionSnapshot> {
    const { userId, snapshot } = await this.#require(id);
    return this.#update(userId, { ...snapshot, cancelAt: snapshot.period?.endsAt ?? this.#now() });
  }

  async resume(id: string): Promise<SubscriptionSnapshot> {
    const { userId, snapshot } = await this.#require(id);
    return this.#update(userId, { ...snapshot, cancelAt: null });
  }

  /** Nobody was charged, so nothing is paid back. */
  async undo(id: string): Promise<SubscriptionSnapshot> {
    const { userId, snapshot } = await this.#require(id);
    await this.#end(userId, snapshot, this.#now());
    return (await this.#store.findSubscription(id))?.snapshot ?? snapshot;
  }

  /** Lets something happen that time or a bank would bring. */
  async happen(id: string, what: TestHappening): Promise<void> {
    const { userId, snapshot } = await this.#require(id);
    const now = this.#now();
    if (what === "pay what is due") {
      if (snapshot.status !== "past_due") throw new PaymentFault(409, "Nothing is due.", false);
      const paid = { ...snapshot, status: "active" as const, updatedAt: now };
      await this.#keep({ userId, snapshot: paid }, [
        toldOf("subscription.activated", now, { subscription: paid }),
        this.#charge("transaction.completed", paid, "subscription_recurring", null, now),
      ]);
    } else if (what === "end period" && snapshot.cancelAt !== null) {
      await this.#end(userId, snapshot, now);
    } else {
      await this.#renew(userId, snapshot, what === "fail renewal" ? "past_due" : "active", now);
    }
  }

  /** Ends or renews what is due by now; the clock of a merchant. */
  async passTime(signal: AbortSignal): Promise<void> {
    for (const id of await this.#store.listDue(this.#deps.clock.now())) {
      if (signal.aborted) return;
      const { userId, snapshot } = await this.#require(id);
      if (snapshot.cancelAt !== null) await this.#end(userId, snapshot, this.#now());
      else await this.#renew(userId, snapshot, "active", this.#now());
    }
  }

  parse(rawBody: string): PaymentEvent {
    return JSON.parse(rawBody) as PaymentEvent;
  }

  async *events(after: string | null): AsyncGenerator<PaymentEvent> {
    yield* await this.#store.listEvents(after);
  }

  async portal(): Promise<string> {
    return `${this.#deps.appUrl}/checkout/test/portal`;
  }

  async document(transactionId: string, kind: "invoice" | "receipt"): Promise<string> {
    const suffix = kind === "receipt" ? "?kind=receipt" : "";
    return `${this.#deps.appUrl}/checkout/test/invoice/${encodeURIComponent(transactionId)}${suffix}`;
  }

  /** No two things happen at one moment here, so that occurrence orders them. */
  #now(): number {
    this.#lastMoment = Math.max(this.#lastMoment + 1, this.#deps.clock.now());
    return this.#lastMoment;
  }

  async #require(id: string): Promise<TestSubscription> {
    const found = await this.#store.findSubscription(id);
    if (!found) throw new PaymentFault(404, "There is no such subscription.", false);
    if (found.snapshot.status === "canceled")
      throw new PaymentFault(409, "This subscription has ended.", false);
    return found;
  }

  async #update(userId: string, changed: SubscriptionSnapshot): Promise<SubscriptionSnapshot> {
    const now = this.#now();
    const snapshot = { ...changed, updatedAt: now };
    await this.#keep({ userId, snapshot }, [toldOf("subscription.updated", now, { subscription: snapshot })]);
    return snapshot;
  }

  async #end(userId: string, before: SubscriptionSnapshot, now: number): Promise<void> {
    const snapshot: SubscriptionSnapshot = {
      ...before,
      status: "canceled",
      period: null,
      cancelAt: null,
      nextBilledAt: null,
      updatedAt: now,
    };
    await this.#keep({ userId, snapshot }, [
      toldOf("subscription.canceled", now, { subscription: snapshot }),
    ]);
  }

  /** The next period begins where the last one ended, or now when it is ended early. */
  async #renew(
    userId: string,
    before: SubscriptionSnapshot,
    status: "active" | "past_due",
    now: number,
  ): Promise<void> {
    const startsAt = Math.min(before.period?.endsAt ?? now, now);
    const snapshot = { ...before, ...billedFrom(startsAt), status, updatedAt: now };
    const kind = status === "active" ? "transaction.completed" : "transaction.payment_failed";
    await this.#keep({ userId, snapshot }, [
      toldOf(status === "active" ? "subscription.updated" : "subscription.past_due", now, {
        subscription: snapshot,
      }),
      this.#charge(kind, snapshot, "subscription_recurring", null, now),
    ]);
  }

  #charge(
    type: "transaction.completed" | "transaction.payment_failed",
    { id, priceId, period }: SubscriptionSnapshot,
    origin: string,
    amount: number | null,
    now: number,
  ): PaymentEvent {
    const total = amount ?? amounts.get(priceId) ?? 0;
    const status = type === "transaction.completed" ? "completed" : "past_due";
    const billed = { id: `txn_test_${randomUUID()}`, priceId, total, origin, period };
    return toldOf(type, now, { transaction: billedNow(billed, status, id, now) });
  }

  async #keep(subscription: TestSubscription, events: readonly PaymentEvent[]): Promise<void> {
    await transact(this.#deps.db, (trx) => this.#store.putSubscription(trx, subscription, events));
    await this.#send(events);
  }

  async #tell(userId: string, events: readonly PaymentEvent[]): Promise<void> {
    await transact(this.#deps.db, (trx) => this.#store.putEvents(trx, userId, events));
    await this.#send(events);
  }

  /** A webhook that does not arrive is found in the list of events by the reconcile job. */
  async #send(events: readonly PaymentEvent[]): Promise<void> {
    for (const event of events) {
      const rawBody = JSON.stringify(event);
      try {
        await this.#deliver(rawBody, sign(rawBody, this.webhookSecret, this.#deps.clock.now()));
      } catch (error) {
        this.#deps.log.error({ err: error, event: event.id }, "a webhook of the test checkout was not taken");
      }
    }
  }
}

function beginning(priceId: string, now: number): SubscriptionSnapshot {
  return {
    id: `sub_test_${randomUUID()}`,
    status: "active",
    customerId: `ctm_test_${randomUUID()}`,
    priceId,
    currency: "USD",
    cycle: { frequency: 1, interval: "month" },
    cancelAt: null,
    createdAt: now,
    updatedAt: now,
    startedAt: now,
    firstBilledAt: now,
    ...billedFrom(now),
  };
}

const billedFrom = (startsAt: number) => {
  const endsAt = addMonths(startsAt, 1);
  return { period: { startsAt, endsAt }, nextBilledAt: endsAt };
};

interface Billed {
  id: string;
  priceId: string;
  total: number;
  origin?: string;
  period?: TransactionSnapshot["period"];
}

function billedNow(
  { id, priceId, total, origin = "web", period = null }: Billed,
  status: string,
  subscriptionId: string | null,
  now: number,
): TransactionSnapshot {
  const done = status === "completed";
  return {
    id,
    status,
    subscriptionId,
    customerId: null,
    origin,
    period,
    priceIds: [priceId],
    total,
    currency: "USD",
    billedAt: done ? now : null,
    paymentMethod: done ? testCard : null,
  };
}

function toldOf(
  type: string,
  occurredAt: number,
  about: { subscription?: SubscriptionSnapshot; transaction?: TransactionSnapshot },
): PaymentEvent {
  return {
    id: `evt_test_${randomUUID()}`,
    type,
    occurredAt,
    subscription: about.subscription ?? null,
    beganBy: null,
    transaction: about.transaction ?? null,
  };
}
