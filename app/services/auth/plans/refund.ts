import type { Invoice, Usage } from "../host.ts";

const withinMs = 14 * 24 * 60 * 60 * 1000;
const mostUsed = 0.2;

/**
 * Whether the first purchase can be refunded: within 14 days of it, while under 20 % of the month's credits are used;
 * the trial's credits were given, not bought.
 * Null when nothing was bought, or the plan has ended. Times are milliseconds since 1970.
 */
export function refundOf(
  invoices: readonly Invoice[],
  { monthCredits, entitlement }: Pick<Usage, "monthCredits" | "entitlement">,
  now: number,
): { eligible: boolean; until: string; usedShare: number } | null {
  const first = invoices.toSorted((left, right) => left.billedAt - right.billedAt)[0];
  if (!first || !entitlement.subscription) return null;
  const until = first.billedAt + withinMs;
  const usedShare = Math.min(1, monthCredits.used / entitlement.plan.tokenLimit);
  return { eligible: now <= until && usedShare < mostUsed, until: new Date(until).toISOString(), usedShare };
}
