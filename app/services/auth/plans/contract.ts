import { z } from "@hono/zod-openapi";

const time = z.string().describe("ISO 8601 with Z");

/** A plan as it is offered. `price` is in US dollars; limits are per billing period. */
const plan = z
  .object({
    id: z.number(),
    name: z.string(),
    displayName: z.string(),
    price: z.number(),
    billingPeriod: z.literal("monthly"),
    tokenLimit: z.number(),
    promptLimit: z.number(),
    tagline: z.string(),
    features: z.array(z.string()),
    isActive: z.boolean(),
    sortOrder: z.number(),
    /** What create-checkout and upgrade take; null for the free plan, which is not bought. */
    paddlePriceId: z.string().nullable(),
  })
  .openapi("Plan");
export type PlanAnswer = z.infer<typeof plan>;
export const plansAnswer = z.object({ plans: z.array(plan) });
export const planAnswer = z.object({ plan });

/** The refund of a first purchase: within 14 days of it, while under 20 % of the period's credits are used. */
const refund = z.object({
  eligible: z.boolean(),
  until: time,
  /** Share of the period's credits that is used, 0 to 1. */
  usedShare: z.number(),
});

/** The caller's subscription; on the free plan nothing is billed and `subscriptionId` is null. */
export const subscription = z
  .object({
    planId: z.number(),
    planName: z.string(),
    planDisplayName: z.string(),
    /** US dollars a month. */
    price: z.number(),
    tokensUsed: z.number(),
    tokenLimit: z.number(),
    promptsUsed: z.number(),
    promptLimit: z.number(),
    /** Bytes of documents, versions and saved prompts. */
    storageUsed: z.number(),
    storageLimit: z.number(),
    /** When the credits begin anew. */
    currentPeriodEnd: time,
    cancelAtPeriodEnd: z.boolean(),
    status: z.enum(["free", "active", "past_due"]),
    /** The provider's own id; null while nothing is billed. */
    subscriptionId: z.string().nullable(),
    /** The same id under the name that the writing areas ask for. */
    paddleSubscriptionId: z.string().nullable(),
    /** Who bills: the payment provider, the built-in test checkout, or nobody because an operator granted it. */
    provider: z.enum(["paddle", "test", "operator"]).nullable(),
    /** A downgrade that takes effect when the period ends. */
    scheduledChange: z
      .object({ planId: z.number(), planDisplayName: z.string(), effectiveAt: time })
      .nullable(),
    refund: refund.nullable(),
  })
  .openapi("Subscription");
export type SubscriptionAnswer = z.infer<typeof subscription>;

const priceId = z.string().min(1).max(100);
/** Where the browser goes afterwards; only paths of this site are taken. */
const siteUrl = z.string().max(2_000);
export const checkoutBody = z.strictObject({ priceId, successUrl: siteUrl, cancelUrl: siteUrl });
export const checkoutAnswer = z.object({ transactionId: z.string(), checkoutUrl: z.string() });
export const upgradeBody = z.strictObject({ priceId });
/** From the free plan a checkout; from a paid one either at once, or at the period's end. */
export const upgradeAnswer = z.union([
  checkoutAnswer,
  z.object({ applied: z.literal(true) }),
  z.object({ scheduledFor: time }),
]);

const invoice = z.object({
  id: z.string(),
  /** Minor units. */
  amount: z.number(),
  currency: z.string(),
  date: time,
  /** "Pro", or "Pro, prorated from Lite". */
  description: z.string(),
  invoice_url: z.string().nullable(),
  receipt_url: z.string().nullable(),
});
const cycle = z.object({ frequency: z.number(), interval: z.string() });
export const billingAnswer = z.object({
  plan_id: z.number(),
  plan_name: z.string(),
  recent_invoices: z.array(invoice).max(5),
  paddle: z
    .object({
      subscription_id: z.string(),
      status: z.string(),
      currency: z.string(),
      next_billing_date: time.nullable(),
      billing_period: z.object({ starts_at: time, ends_at: time }),
      billing_cycle: cycle,
      started_at: time,
      first_billed_at: time.nullable(),
      created_at: time,
      payment_method: z.object({ type: z.string(), last4: z.string().nullable() }).nullable(),
      scheduled_change: z.object({ action: z.string(), effective_at: time }).nullable(),
    })
    .nullable(),
});

/** A page of the provider's: the customer's portal, an invoice, a receipt. */
export const linkAnswer = z.object({ url: z.string() });

/** What a checkout page needs to open a transaction of the caller's. */
export const checkoutInfo = z.object({
  transactionId: z.string(),
  plan,
  /** `done`: paid already. */
  state: z.enum(["open", "done"]),
  provider: z.discriminatedUnion("kind", [
    z.object({
      kind: z.literal("paddle"),
      token: z.string(),
      environment: z.enum(["production", "sandbox"]),
    }),
    z.object({ kind: z.literal("test") }),
  ]),
});

/** The built-in test checkout's two buttons. */
export const testPaymentBody = z.strictObject({
  transactionId: z.string().max(100),
  outcome: z.enum(["pay", "decline"]),
});
/** What the test checkout's customer portal can let happen to the caller's subscription. */
export const testPortalBody = z.strictObject({
  happen: z.enum(["renew", "fail renewal", "pay what is due", "end period"]),
});

/** One line of the statement: what was given, or what a generation cost. */
const statementEntry = z
  .object({
    id: z.string(),
    at: time,
    kind: z.enum(["grant", "adjust", "charge", "hold"]),
    /** What the line adds to the credits; a charge is negative or 0, a hold is what a running generation has reserved. */
    credits: z.number(),
    prompts: z.number(),
    /** For a grant what it is for; for a charge the action. */
    title: z.string(),
    document: z.object({ id: z.string(), title: z.string() }).nullable(),
    writer: z.string().nullable(),
    input: z.number().nullable(),
    output: z.number().nullable(),
    /** How the tokens are known. */
    source: z.enum(["reported", "estimated"]).nullable(),
  })
  .openapi("StatementEntry");
export const statementAnswer = z.object({
  entries: z.array(statementEntry),
  /** `next_offset` is what `before` takes to read on. */
  pagination: z.object({ has_more: z.boolean(), next_offset: z.string().nullable() }),
  /** What texts took on each of the last 20 days of UTC, the oldest first; what is reserved counts. */
  days: z.array(z.object({ day: z.iso.date(), credits: z.number() })),
});
