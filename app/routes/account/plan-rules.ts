import type { SubscriptionAnswer } from "#app/services/auth/plans/contract.ts";
import { comingDay } from "../frame/dates.ts";

/** Prices of the plans that are sold, in dollars; null while they cannot be told. */
export type PlanRange = readonly number[] | null;

type Subscription = SubscriptionAnswer;

const isFree = ({ status }: Subscription): boolean => status === "free";
const isGranted = ({ provider }: Subscription): boolean => provider === "operator";

/** Which of the plan's controls make sense now. */
export function controlsOf(subscription: Subscription, range: PlanRange) {
  const { price, cancelAtPeriodEnd, scheduledChange } = subscription;
  if (cancelAtPeriodEnd)
    return { reactivate: true, upgrade: false, downgrade: false, keep: false, cancel: false };
  const billed = !isFree(subscription) && !isGranted(subscription);
  return {
    reactivate: false,
    upgrade: range?.some((other) => other > price) ?? true,
    downgrade: billed && (range?.some((other) => other > 0 && other < price) ?? true),
    keep: billed && scheduledChange !== null,
    cancel: billed,
  };
}

/** What stands under the plan's name: `price` is set apart from the rest. */
export function planLine(subscription: Subscription): { price: string | null; rest: string } {
  const { price, currentPeriodEnd, cancelAtPeriodEnd, scheduledChange, status } = subscription;
  if (isFree(subscription)) return { price: null, rest: "You are on the Free plan." };
  if (isGranted(subscription)) return { price: null, rest: "Given to you; nothing is charged." };
  const shown = `$${price.toFixed(2)}`;
  const day = comingDay(currentPeriodEnd);
  if (cancelAtPeriodEnd) return { price: shown, rest: `per month, ends on ${day}` };
  if (scheduledChange)
    return { price: shown, rest: `per month until ${day}, then ${scheduledChange.planDisplayName}` };
  if (status === "past_due") return { price: shown, rest: "per month, payment due" };
  return { price: shown, rest: `per month, next charged ${day}` };
}

/** What cancelling means, or has meant. */
export const keptUntil = ({ planDisplayName, currentPeriodEnd }: Subscription): string =>
  `You keep ${planDisplayName} until ${comingDay(currentPeriodEnd)} and return to the free plan after that. You can Reactivate until then. Nothing you wrote is deleted.`;

/** What is going to happen to the plan, or would if it were cancelled; null on the free plan. */
export function planNote(subscription: Subscription): string | null {
  const { planDisplayName: name, cancelAtPeriodEnd, scheduledChange } = subscription;
  if (isFree(subscription) || isGranted(subscription)) return null;
  if (cancelAtPeriodEnd) return keptUntil(subscription);
  if (scheduledChange) {
    const { planDisplayName, effectiveAt } = scheduledChange;
    return `Your plan changes to ${planDisplayName} on ${comingDay(effectiveAt)}. Until then you keep ${name}.`;
  }
  return keptUntil(subscription).replace("You keep", "If you cancel, you keep");
}

/** Whether the first purchase can be refunded; null where there is none, or its 14 days are over at `now`. */
export function refundNote(
  { refund }: Subscription,
  now: number,
): { eligible: boolean; text: string } | null {
  if (!refund || Date.parse(refund.until) < now) return null;
  const share = Math.floor(refund.usedShare * 100);
  const { eligible } = refund;
  const text = eligible
    ? `Your first purchase can be refunded until ${comingDay(refund.until)}, while under 20% of the month's credits are used: ${share}% so far.`
    : `Your first purchase cannot be refunded: 20% or more of the month's credits are used.`;
  return { eligible, text };
}
