import type { z } from "zod";
import type { billingAnswer } from "#app/services/auth/plans/contract.ts";
import { fullDay } from "../frame/dates.ts";

export type Billing = z.infer<typeof billingAnswer>;
type Details = NonNullable<Billing["paddle"]>;

/** Minor units as money: "$12.99". */
export const shownAmount = (amount: number, currency: string): string =>
  new Intl.NumberFormat("en-US", { style: "currency", currency }).format(amount / 100);

/** "Card ending 4242, charged monthly". */
export function payingLine({ payment_method: method, billing_cycle: cycle }: Details): string {
  const often = shownCycle(cycle);
  return method ? `${shownMethod(method)}, charged ${often}` : `Charged ${often}`;
}

/** "Billed from 14 Nov 2026 to 14 Dec 2026". */
export const periodLine = ({ billing_period: period }: Details): string =>
  `Billed from ${fullDay(period.starts_at)} to ${fullDay(period.ends_at)}`;

function shownMethod({ type, last4 }: NonNullable<Details["payment_method"]>): string {
  const words = type.replaceAll("_", " ");
  const name = words.slice(0, 1).toUpperCase() + words.slice(1);
  return last4 ? `${name} ending ${last4}` : name;
}

export function shownCycle({ frequency, interval }: Details["billing_cycle"]): string {
  if (frequency === 1) return interval === "day" ? "daily" : `${interval}ly`;
  return `every ${frequency} ${interval}s`;
}

const dayOr = (time: string | null): string => (time === null ? "None" : fullDay(time));

/** Everything that the provider says of the subscription, in words. */
export function detailRows(details: Details): [name: string, words: string][] {
  const { billing_period: period, payment_method: method, scheduled_change: change } = details;
  return [
    ["Subscription", details.subscription_id],
    ["Status", details.status.replaceAll("_", " ")],
    ["Currency", details.currency],
    ["Next billing date", dayOr(details.next_billing_date)],
    ["Billing period", `${fullDay(period.starts_at)} to ${fullDay(period.ends_at)}`],
    ["Billing cycle", shownCycle(details.billing_cycle)],
    ["Started", fullDay(details.started_at)],
    ["First billed", dayOr(details.first_billed_at)],
    ["Created", fullDay(details.created_at)],
    ["Payment method", method ? shownMethod(method) : "None yet"],
    ["Scheduled change", change ? `${change.action} on ${fullDay(change.effective_at)}` : "None"],
  ];
}
