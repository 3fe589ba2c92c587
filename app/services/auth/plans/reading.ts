import type { z } from "@hono/zod-openapi";
import { type ServiceContext } from "../../context.ts";
import { ServiceError } from "../../errors.ts";
import type { Invoice, Usage } from "../host.ts";
import type { SubscriptionRow } from "../tables.ts";
import type { billingAnswer, statementAnswer, SubscriptionAnswer } from "./contract.ts";
import { requirePlan } from "./plans.ts";
import { refundOf } from "./refund.ts";

const shownInvoices = 5;
/** All that a person can have: the first purchase is among them. */
const allInvoices = 10_000;

const iso = (time: number): string => new Date(time).toISOString();
const isoOrNull = (time: number | null): string | null => (time === null ? null : iso(time));

/** The caller's subscription, or the free plan. */
export async function getSubscription(context: ServiceContext, userId: string): Promise<SubscriptionAnswer> {
  const usage = await context.usage(userId);
  const { credits, prompts, entitlement } = usage;
  const { plan, subscription, downgrade, period } = entitlement;
  const invoices = subscription ? await context.payments.listInvoices(userId, allInvoices) : [];
  const billed = subscription?.provider === "operator" ? null : (subscription?.id ?? null);
  return {
    planId: plan.id,
    planName: plan.name,
    planDisplayName: plan.displayName,
    price: plan.price,
    tokensUsed: credits.used,
    tokenLimit: credits.limit,
    promptsUsed: prompts.used,
    promptLimit: prompts.limit,
    storageUsed: await context.storedBytes(userId),
    storageLimit: plan.storage,
    currentPeriodEnd: iso(period.endsAt),
    cancelAtPeriodEnd: (subscription?.cancel_at ?? null) !== null,
    status: statusOf(usage),
    subscriptionId: billed,
    paddleSubscriptionId: billed,
    provider: subscription?.provider ?? null,
    scheduledChange: downgrade && {
      planId: downgrade.to_plan,
      planDisplayName: requirePlan(downgrade.to_plan).displayName,
      effectiveAt: iso(downgrade.effective_at),
    },
    refund: refundOf(invoices, usage, context.clock.now()),
  };
}

const statusOf = ({ entitlement }: Usage): SubscriptionAnswer["status"] => {
  if (!entitlement.subscription) return "free";
  return entitlement.subscription.status === "past_due" ? "past_due" : "active";
};

/** The newest invoices, and what the provider last said of the subscription. */
export async function getBilling(
  context: ServiceContext,
  userId: string,
): Promise<z.infer<typeof billingAnswer>> {
  const { entitlement } = await context.usage(userId);
  const { subscription } = entitlement;
  const invoices = await context.payments.listInvoices(userId, shownInvoices + 1);
  return {
    plan_id: entitlement.plan.id,
    plan_name: entitlement.plan.displayName,
    recent_invoices: invoices.slice(0, shownInvoices).map((invoice, at) => ({
      id: invoice.id,
      amount: invoice.amount,
      currency: invoice.currency,
      date: iso(invoice.billedAt),
      description: describe(invoice, invoices[at + 1]),
      invoice_url: documentUrl(context, invoice.id, "invoice"),
      // Paddle mails its receipts; the test checkout shows them.
      receipt_url: context.payments.provider === "test" ? documentUrl(context, invoice.id, "receipt") : null,
    })),
    // A plan that an operator gave is at no provider.
    paddle: subscription && subscription.provider !== "operator" ? detailsOf(subscription) : null,
  };
}

const documentUrl = ({ settings }: ServiceContext, id: string, kind: string): string =>
  `${settings.appUrl}/profile/invoices/${encodeURIComponent(id)}?kind=${kind}`;

function describe({ origin, planId }: Invoice, before: Invoice | undefined): string {
  const { displayName } = requirePlan(planId);
  if (origin !== "subscription_update" || !before) return displayName;
  return `${displayName}, prorated from ${requirePlan(before.planId).displayName}`;
}

function detailsOf(row: SubscriptionRow) {
  const method = row.payment_method === null ? null : (JSON.parse(row.payment_method) as Method);
  return {
    subscription_id: row.id,
    status: row.status,
    currency: row.currency,
    next_billing_date: isoOrNull(row.next_billed_at),
    billing_period: { starts_at: iso(row.period_start), ends_at: iso(row.period_end) },
    billing_cycle: { frequency: row.cycle_frequency, interval: row.cycle_interval },
    started_at: iso(row.started_at),
    first_billed_at: isoOrNull(row.first_billed_at),
    created_at: iso(row.created_at),
    payment_method: method,
    scheduled_change: row.cancel_at === null ? null : { action: "cancel", effective_at: iso(row.cancel_at) },
  };
}

interface Method {
  type: string;
  last4: string | null;
}

/** The user's statement, newest first, with the days' sums. @throws ServiceError 422 for a cursor that is none */
export async function getStatement(
  context: ServiceContext,
  userId: string,
  before: string | undefined,
): Promise<z.infer<typeof statementAnswer>> {
  if (before !== undefined && !/^\d{1,15}\.[\w:-]{1,120}$/.test(before)) {
    throw new ServiceError(422, "before: is not a place in the statement");
  }
  const { lines, next } = await context.statement(userId, before ?? null);
  const days = await context.usedDays(userId);
  return {
    entries: lines.map((line) => ({ ...line, at: iso(line.at) })),
    pagination: { has_more: next !== null, next_offset: next },
    days,
  };
}
