import type { Downgrade, Entitlement } from "../host.ts";
import type { SubscriptionRow } from "../tables.ts";
import { monthFrom } from "./periods.ts";
import { freePlanId, requirePlan } from "./plans.ts";

/** A renewal that nobody has told us of yet: the old period goes on for so long. */
const renewalGraceMs = 3 * 24 * 60 * 60 * 1000;

/**
 * The plan of a user at `now`: the highest that a living subscription pays for, else the free one. It depends on the
 * rows and the clock alone, so the order in which they came to be does not matter.
 */
export function entitlementOf(
  signedUpAt: number,
  subscriptions: readonly SubscriptionRow[],
  downgrades: readonly Downgrade[],
  now: number,
): Entitlement {
  const [paid] = subscriptions
    .filter((row) => isLiving(row, now))
    .map((row) => paidBy(row, downgrades, now))
    .sort(byWorth);
  if (paid) return { ...paid, signedUpAt };
  const period = monthFrom(signedUpAt, now);
  return { plan: requirePlan(freePlanId), subscription: null, downgrade: null, period, signedUpAt };
}

interface Paid extends Omit<Entitlement, "signedUpAt" | "subscription"> {
  subscription: SubscriptionRow;
}

/** Of equal plans the one that is paid for counts before one that was given, so that its owner can end it; then the newer. */
function byWorth(left: Paid, right: Paid): number {
  const [one, other] = [left.subscription, right.subscription];
  return (
    right.plan.id - left.plan.id ||
    Number(one.provider === "operator") - Number(other.provider === "operator") ||
    right.period.startsAt - left.period.startsAt ||
    (one.id < other.id ? -1 : 1)
  );
}

/**
 * Nothing begins before it is paid for. Paused and cancelled end a subscription; a renewal that is due and tried again
 * does not: the credits of the last paid period last until then.
 */
function isLiving(row: SubscriptionRow, now: number): boolean {
  if (row.paid_from === null) return false;
  if (row.status === "paused" || row.status === "canceled") return false;
  if (row.cancel_at !== null && row.cancel_at <= now) return false;
  return row.provider === "operator" || now < row.period_end + renewalGraceMs;
}

function paidBy(subscription: SubscriptionRow, downgrades: readonly Downgrade[], now: number): Paid {
  const downgrade = downgrades.find(
    (change) =>
      change.subscription_id === subscription.id &&
      change.to_plan === subscription.plan_id &&
      now < change.effective_at &&
      // A period that began early ends later: what was put off until the last one's end is due.
      subscription.period_end <= change.effective_at,
  );
  const period =
    subscription.provider === "operator"
      ? monthFrom(subscription.started_at, now)
      : { startsAt: subscription.paid_from ?? subscription.period_start, endsAt: subscription.period_end };
  const plan = requirePlan(downgrade?.from_plan ?? subscription.plan_id);
  return { plan, period, subscription, downgrade: downgrade ?? null };
}
