import type { Customer, PaddleEvent, Price, Subscription, Transaction } from "./paddle-shapes.ts";
import type { Stamps } from "./paddle-stamps.ts";

/** Why Paddle refuses a call: its status and its name of the reason. */
export class PaddleError extends Error {
  override name = "PaddleError";
  readonly status: number;
  readonly code: string;
  readonly fields: readonly string[];
  constructor(status: number, code: string, detail: string, fields: readonly string[] = []) {
    super(detail);
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}

type TransactionEvent =
  | "created"
  | "ready"
  | "billed"
  | "paid"
  | "completed"
  | "payment_failed"
  | "past_due"
  | "canceled";
type SubscriptionEvent = "created" | "activated" | "past_due" | "paused" | "canceled";

/** What the fake Paddle knows, and every event that it made. */
export class Books {
  readonly prices: ReadonlyMap<string, Price>;
  readonly stamps: Stamps;
  readonly customers = new Map<string, Customer>();
  /** Ids of the transactions that were paid back. */
  readonly refunds = new Set<string>();
  readonly transactions = new Map<string, Transaction>();
  readonly subscriptions = new Map<string, Subscription>();
  /** Oldest first. */
  readonly events: PaddleEvent[] = [];
  /** So many charges of saved cards are declined next. */
  declines = 0;

  constructor(prices: readonly Price[], stamps: Stamps) {
    this.prices = new Map(prices.map((price) => [price.id, price]));
    this.stamps = stamps;
  }

  requirePrice(id: string): Price {
    return required(this.prices, id);
  }

  requireCustomer(id: string): Customer {
    return required(this.customers, id);
  }

  requireTransaction(id: string): Transaction {
    return required(this.transactions, id);
  }

  requireSubscription(id: string): Subscription {
    return required(this.subscriptions, id);
  }

  /** Whether the next charge is to be declined; counts it. */
  takeDecline(): boolean {
    if (this.declines === 0) return false;
    this.declines -= 1;
    return true;
  }

  /** Makes an event of what the entity is now. */
  note(type: string, data: PaddleEvent["data"]): void {
    const at = this.stamps.next();
    this.events.push({
      event_id: this.stamps.id("evt", at),
      event_type: type,
      occurred_at: this.stamps.time(at),
      notification_id: this.stamps.id("ntf", at),
      data: structuredClone(data),
    });
  }

  /** Changes a transaction; `transaction.updated` is followed by the event of its new status. */
  changeTransaction(transaction: Transaction, changes: Partial<Transaction>, event?: TransactionEvent): void {
    Object.assign(transaction, changes, { updated_at: this.stamps.time() });
    this.note("transaction.updated", transaction);
    if (event) this.note(`transaction.${event}`, transaction);
  }

  changeSubscription(
    subscription: Subscription,
    changes: Partial<Subscription>,
    event?: SubscriptionEvent,
  ): void {
    Object.assign(subscription, changes, { updated_at: this.stamps.time() });
    this.note("subscription.updated", subscription);
    if (event) this.note(`subscription.${event}`, subscription);
  }
}

function required<T>(from: ReadonlyMap<string, T>, id: string): T {
  const found = from.get(id);
  if (found === undefined) throw new PaddleError(404, "not_found", `Entity ${id} not found`);
  return found;
}
