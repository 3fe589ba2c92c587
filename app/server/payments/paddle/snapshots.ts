import { z } from "zod";
import type { SubscriptionSnapshot, TransactionSnapshot } from "../provider.ts";

/** A Paddle id or code. */
export const word = z.string().min(1).max(100);
/** ISO 8601 to the microsecond, as milliseconds since 1970. */
export const time = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
/** An amount in minor units; Paddle writes it as text. */
const minorUnits = z
  .string()
  .regex(/^-?\d{1,15}$/)
  .transform(Number);
const price = z.object({ id: word });

/** The SDK's subscription, from an answer or from an event. */
const subscription = z
  .object({
    id: word,
    status: z.enum(["active", "trialing", "past_due", "paused", "canceled"]),
    customerId: word,
    currencyCode: word,
    items: z.array(z.object({ price })).min(1),
    billingCycle: z.object({ frequency: z.int().positive(), interval: word }),
    currentBillingPeriod: z.object({ startsAt: time, endsAt: time }).nullable(),
    scheduledChange: z.object({ action: word, effectiveAt: time }).nullable(),
    createdAt: time,
    updatedAt: time,
    startedAt: time.nullable(),
    firstBilledAt: time.nullable(),
    nextBilledAt: time.nullable(),
  })
  .transform(({ items, currencyCode, billingCycle, currentBillingPeriod, scheduledChange, ...same }) => ({
    ...same,
    priceId: items[0]?.price.id ?? "",
    currency: currencyCode,
    period: currentBillingPeriod,
    cycle: billingCycle,
    cancelAt: scheduledChange?.action === "cancel" ? scheduledChange.effectiveAt : null,
  }));

const card = z.object({ last4: z.string().nullish() }).nullish();
const payment = z.object({
  status: word,
  capturedAt: time.nullable(),
  methodDetails: z.object({ type: word, card, southKoreaLocalCard: card }).nullable(),
});

/** The SDK's transaction. */
const transaction = z
  .object({
    id: word,
    status: word,
    subscriptionId: word.nullable(),
    customerId: word.nullable(),
    origin: word,
    currencyCode: word,
    billedAt: time.nullable(),
    billingPeriod: z.object({ startsAt: time, endsAt: time }).nullable(),
    items: z.array(z.object({ price, quantity: z.number() })),
    details: z.object({ totals: z.object({ grandTotal: minorUnits }) }),
    payments: z.array(payment),
  })
  .transform(({ items, details, payments, currencyCode, billingPeriod, ...same }) => ({
    ...same,
    priceIds: boughtFirst(items),
    period: billingPeriod,
    total: details.totals.grandTotal,
    currency: currencyCode,
    paymentMethod: methodOf(payments),
  }));

/** A prorated change also lists the price that goes, with a negative quantity: it comes after what was bought. */
function boughtFirst(items: readonly { price: { id: string }; quantity: number }[]): string[] {
  const sorted = items.toSorted((one, other) => other.quantity - one.quantity);
  return [...new Set(sorted.map((item) => item.price.id))];
}

/** By what the newest payment that went through was made. */
function methodOf(payments: readonly z.infer<typeof payment>[]): TransactionSnapshot["paymentMethod"] {
  const captured = payments
    .filter(({ status }) => status === "captured")
    .toSorted((one, other) => (other.capturedAt ?? 0) - (one.capturedAt ?? 0));
  const method = captured[0]?.methodDetails;
  if (!method) return null;
  return { type: method.type, last4: method.card?.last4 ?? method.southKoreaLocalCard?.last4 ?? null };
}

/** @throws ZodError naming what is not as expected, in the SDK's spelling */
export const parseSubscription = (entity: unknown): SubscriptionSnapshot => subscription.parse(entity);

/** @throws ZodError naming what is not as expected, in the SDK's spelling */
export const parseTransaction = (entity: unknown): TransactionSnapshot => transaction.parse(entity);
