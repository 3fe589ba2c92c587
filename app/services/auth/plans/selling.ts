import { assertId, notFound, ServiceError } from "../../errors.ts";
import { type ServiceContext } from "../../context.ts";
import type { Entitlement, TestHappening } from "../host.ts";
import type { SubscriptionRow } from "../tables.ts";
import type { PlanAnswer } from "./contract.ts";
import { findPlan, type Plan, plans, requirePlan } from "./plans.ts";

/** A plan as it is offered; `sortOrder` is its place among them. */
export function toPlan({ payments }: ServiceContext, plan: Plan): PlanAnswer {
  return {
    id: plan.id,
    name: plan.name,
    displayName: plan.displayName,
    price: plan.price,
    billingPeriod: "monthly",
    tokenLimit: plan.tokenLimit,
    promptLimit: plan.prompts,
    tagline: plan.tagline,
    features: [...plan.features],
    isActive: true,
    sortOrder: plans.indexOf(plan) + 1,
    paddlePriceId: payments.priceOf(plan.id),
  };
}

/** @throws ServiceError 404 */
export function getPlan(context: ServiceContext, id: string): PlanAnswer {
  const plan = /^\d{1,6}$/.test(id) ? findPlan(Number(id)) : null;
  if (!plan) throw notFound();
  return toPlan(context, plan);
}

interface Ways {
  successUrl: string;
  cancelUrl: string;
}

/** Begins the purchase of a plan. @throws ServiceError 409 while another is paid for, 422 for what is not sold */
export async function createCheckout(
  context: ServiceContext,
  userId: string,
  priceId: string,
  ways: Ways,
): Promise<{ transactionId: string; checkoutUrl: string }> {
  const { appUrl } = context.settings;
  const success = sitePath(appUrl, ways.successUrl, "successUrl");
  const cancel = sitePath(appUrl, ways.cancelUrl, "cancelUrl");
  const plan = requireSold(context, priceId);
  const { entitlement } = await context.usage(userId);
  if (isBilled(context, entitlement.subscription)) {
    throw new ServiceError(409, "You have a paid plan already. Change it instead of buying a second one.");
  }
  const transactionId = await context.payments.begin(userId, plan.id);
  const query = new URLSearchParams({
    _ptxn: transactionId,
    planName: plan.displayName,
    planPrice: `$${plan.price.toFixed(2)}`,
    planPeriod: "per month",
    planCredits: `${plan.tokenLimit / 1000}k Tokens`,
    planFeatures: plan.features.join(","),
    ...(success === defaultWays.successUrl ? {} : { success }),
    ...(cancel === defaultWays.cancelUrl ? {} : { cancel }),
  });
  return { transactionId, checkoutUrl: `${appUrl}/checkout?${query.toString()}` };
}

const defaultWays: Ways = { successUrl: "/subscription/success", cancelUrl: "/plans" };

/** The path of an address on this site. @throws ServiceError 422 for any other site */
function sitePath(appUrl: string, url: string, field: string): string {
  const parsed = URL.canParse(url, appUrl) ? new URL(url, appUrl) : null;
  if (parsed?.origin !== new URL(appUrl).origin || parsed.pathname.startsWith("//")) {
    throw new ServiceError(422, `${field}: is not an address of this site`);
  }
  return parsed.pathname + parsed.search;
}

type Upgraded = { transactionId: string; checkoutUrl: string } | { applied: true } | { scheduledFor: string };

/**
 * Changes the plan: from the free one by a purchase, upwards at once and prorated, downwards when the period ends.
 * @throws ServiceError 402 declined, 409 while a cancellation is scheduled or when nothing would change, 422
 */
export function changePlan(context: ServiceContext, userId: string, priceId: string): Promise<Upgraded> {
  return context.payments.alone(userId, () => changeTo(context, userId, priceId));
}

async function changeTo(context: ServiceContext, userId: string, priceId: string): Promise<Upgraded> {
  const plan = requireSold(context, priceId);
  const { entitlement } = await context.usage(userId);
  const { subscription, downgrade } = entitlement;
  if (!isBilled(context, subscription)) return createCheckout(context, userId, priceId, defaultWays);
  if (subscription.cancel_at !== null) {
    throw new ServiceError(409, "Your subscription is about to be cancelled. Reactivate it first.");
  }
  if (plan.id > entitlement.plan.id) {
    await context.payments.raise(userId, entitlement, plan.id);
    return { applied: true };
  }
  if (plan.id === entitlement.plan.id) {
    if (!downgrade) throw new ServiceError(409, `You're currently on ${plan.displayName}`);
    await context.payments.resume(userId, entitlement);
    return { applied: true };
  }
  if (downgrade?.to_plan !== plan.id) await context.payments.lower(userId, entitlement, plan.id);
  return { scheduledFor: new Date(entitlement.period.endsAt).toISOString() };
}

/** Cancels when the period ends; a second time changes nothing. @throws ServiceError 409 on the free plan */
export function cancelPlan(context: ServiceContext, userId: string): Promise<void> {
  return context.payments.alone(userId, async () => {
    const { entitlement } = await context.usage(userId);
    if (!isBilled(context, entitlement.subscription)) throw nothingPaid();
    if (entitlement.subscription.cancel_at === null) await context.payments.cancel(userId, entitlement);
  });
}

/** Takes back what is scheduled. @throws ServiceError 409 when nothing is */
export function resumePlan(context: ServiceContext, userId: string): Promise<void> {
  return context.payments.alone(userId, async () => {
    const { entitlement } = await context.usage(userId);
    const { subscription, downgrade } = entitlement;
    if (!isBilled(context, subscription)) throw nothingPaid();
    if (subscription.cancel_at === null && !downgrade) {
      throw new ServiceError(409, "There is nothing to take back: your subscription goes on.");
    }
    await context.payments.resume(userId, entitlement);
  });
}

/** A purchase at the test checkout. @throws ServiceError 402 declined, 404, 409 while another plan is paid for */
export async function payAtTest(
  context: ServiceContext,
  userId: string,
  transactionId: string,
  outcome: "pay" | "decline",
): Promise<void> {
  const { test } = context.payments;
  if (!test) throw notFound();
  await context.payments.alone(userId, async () => {
    const { entitlement } = await context.usage(userId);
    const found = await context.payments.findCheckout(userId, transactionId);
    if (found?.state === "open" && isBilled(context, entitlement.subscription)) {
      throw new ServiceError(409, "You have a paid plan already. Nothing was charged.");
    }
    await test.pay(userId, transactionId, outcome);
  });
}

/** Lets something happen to a subscription of the test checkout. @throws ServiceError 404 where plans are really sold */
export async function letHappen(context: ServiceContext, userId: string, what: TestHappening): Promise<void> {
  if (!context.payments.test) throw notFound();
  const { entitlement } = await context.usage(userId);
  if (!isBilled(context, entitlement.subscription)) throw nothingPaid();
  await context.payments.test.happen(userId, entitlement, what);
}

/** The customer's page at the provider. @throws ServiceError 409 on the free plan */
export async function portalLink(context: ServiceContext, userId: string): Promise<string> {
  const { entitlement } = await context.usage(userId);
  if (!isBilled(context, entitlement.subscription)) throw nothingPaid();
  return context.payments.portalLink(entitlement);
}

/** What a checkout page needs. @throws ServiceError 404 for a purchase that the caller has not begun */
export async function getCheckout(context: ServiceContext, userId: string, transactionId: string) {
  assertId(transactionId);
  const found = await context.payments.findCheckout(userId, transactionId);
  if (!found) throw notFound();
  const plan = toPlan(context, requirePlan(found.planId));
  return { transactionId, plan, state: found.state, provider: context.payments.frame };
}

const nothingPaid = (): ServiceError => new ServiceError(409, "You are on the Free plan.");

/** Whether the provider of this server bills it; a plan that an operator granted is billed by nobody. */
function isBilled(
  { payments }: ServiceContext,
  subscription: Entitlement["subscription"],
): subscription is SubscriptionRow {
  return subscription !== null && subscription.provider === payments.provider;
}

function requireSold({ payments }: ServiceContext, priceId: string): Plan {
  const id = payments.planOf(priceId);
  if (id === null) throw new ServiceError(422, "priceId: is not the price of a plan");
  return requirePlan(id);
}
