import type { Logger } from "pino";

/** A subscription as its provider describes it at one moment. Times are milliseconds since 1970. */
export interface SubscriptionSnapshot {
  id: string;
  status: "active" | "trialing" | "past_due" | "paused" | "canceled";
  customerId: string;
  /** The provider's id of the price of its one item. */
  priceId: string;
  currency: string;
  period: { startsAt: number; endsAt: number } | null;
  cycle: { frequency: number; interval: string };
  /** When a cancellation that is asked for takes effect. */
  cancelAt: number | null;
  createdAt: number;
  updatedAt: number;
  startedAt: number | null;
  firstBilledAt: number | null;
  nextBilledAt: number | null;
}

/** A payment as its provider describes it. `total` is in minor units. */
export interface TransactionSnapshot {
  id: string;
  status: string;
  subscriptionId: string | null;
  customerId: string | null;
  /** "web" or "api" for a purchase, "subscription_recurring", "subscription_update", … */
  origin: string;
  /** What it pays for. */
  period: { startsAt: number; endsAt: number } | null;
  /** What was bought first; after it what a prorated change takes away. */
  priceIds: string[];
  total: number;
  currency: string;
  billedAt: number | null;
  paymentMethod: { type: string; last4: string | null } | null;
}

/** What a provider says has happened, by webhook, by its list of events, or in answer to a call of ours. */
export interface PaymentEvent {
  id: string;
  type: string;
  occurredAt: number;
  subscription: SubscriptionSnapshot | null;
  /** On `subscription.created`: the transaction that began it. */
  beganBy: string | null;
  transaction: TransactionSnapshot | null;
}

/** How the provider's refusals reach people: `detail` is fit to be read, `retryable` tells whether trying again may help. */
export class PaymentFault extends Error {
  override name = "PaymentFault";
  readonly status: number;
  readonly retryable: boolean;
  constructor(status: number, detail: string, retryable: boolean, cause?: unknown) {
    super(detail, { cause });
    this.status = status;
    this.retryable = retryable;
  }
}

export interface Buyer {
  userId: string;
  email: string;
}

/** The merchant of record, as far as Stet deals with it. Every method may throw PaymentFault. */
export interface PaymentProvider {
  readonly name: "paddle" | "test";
  /** What the checkout page needs to show the provider's frame. */
  readonly frame: { kind: "paddle"; token: string; environment: "production" | "sandbox" } | { kind: "test" };
  /** Signs and checks webhooks. */
  readonly webhookSecret: string;
  /** Begins a purchase. @returns the transaction's id */
  begin(buyer: Buyer, priceId: string): Promise<string>;
  /** Replaces the subscription's price: prorated and charged at once, or without a bill. */
  change(
    subscriptionId: string,
    priceId: string,
    bill: "prorated" | "nothing",
  ): Promise<SubscriptionSnapshot>;
  /** Cancels when the current period ends. */
  cancel(subscriptionId: string): Promise<SubscriptionSnapshot>;
  /** Takes a cancellation back that has not taken effect. */
  resume(subscriptionId: string): Promise<SubscriptionSnapshot>;
  /** Ends a subscription at once and pays back the transaction that began it; a second time changes nothing. */
  undo(subscriptionId: string, transactionId: string): Promise<SubscriptionSnapshot>;
  /** Reads a webhook's body whose signature was checked; null for events of no interest. @throws PaymentFault 400 */
  parse(rawBody: string): PaymentEvent | null;
  /** Events after the one with the id `after` (null: from the beginning), oldest first. */
  events(after: string | null): AsyncIterable<PaymentEvent>;
  /** Address where the customer manages payment methods. */
  portal(customerId: string, subscriptionId: string): Promise<string>;
  /** Address of a paid transaction's document, good for a short time; null where there is none. */
  document(transactionId: string, kind: "invoice" | "receipt"): Promise<string | null>;
}

export interface PaddleSettings {
  apiKey: string;
  clientToken: string;
  webhookSecret: string;
  environment: "production" | "sandbox";
  /** Address of the API when it is not the environment's own. */
  apiUrl: string | undefined;
  /** Price ids by plan id. */
  prices: ReadonlyMap<number, string>;
}

export interface ProviderDeps {
  log: Logger;
  clock: { now(): number };
}
