import { href } from "react-router";
import type { PlanAnswer } from "#app/services/auth/plans/contract.ts";
import type { OfferButton, PlanOffer } from "#app/ui/billing/plan-columns.tsx";
import { comingDay } from "../frame/dates.ts";

/** Who looks at the plans; null for a guest. */
export type PlanViewer = {
  planId: number;
  /** ISO 8601; set while a cancellation is scheduled. */
  cancelledFor: string | null;
} | null;

const freePlan = 1;
/** The plan that is advised, by the name that the service knows it by. */
const pick = "pro";

/** The plans as they are offered to whoever looks, in their order. `wanted` is the id of the plan that is marked. */
export function toOffers(
  plans: readonly PlanAnswer[],
  viewer: PlanViewer,
  wanted: number | null,
): PlanOffer[] {
  return plans
    .filter(({ id, isActive }) => isActive || id === viewer?.planId)
    .sort((one, other) => one.sortOrder - other.sortOrder)
    .map((plan) => ({
      id: plan.id,
      name: plan.displayName,
      tagline: plan.tagline,
      price: shownPrice(plan.price),
      period: plan.price > 0 ? "per month" : null,
      tokens: `${plan.tokenLimit / 1_000}k Tokens`,
      features: plan.features,
      hot: plan.name === pick,
      wanted: plan.id === wanted,
      button: toButton(plan, viewer),
    }));
}

/** Two decimals, or 'Free'. */
export const shownPrice = (price: number): string => (price === 0 ? "Free" : `$${price.toFixed(2)}`);

/** What a plan's button says and does. */
export function toButton(
  { id, displayName }: Pick<PlanAnswer, "id" | "displayName">,
  viewer: PlanViewer,
): OfferButton {
  if (viewer === null) {
    const label = id === freePlan ? "Start 7-Day Trial" : "Choose plan";
    return { label, href: `${href("/signup")}?plan=${id}`, disabled: false };
  }
  if (id === viewer.planId) return { label: `You're currently on ${displayName}`, disabled: true };
  const label = viewer.planId === freePlan ? "Upgrade plan" : id < viewer.planId ? "Downgrade" : "Upgrade";
  const reason = reasonAgainst(id, viewer);
  return reason ? { label, disabled: true, reason } : { label, disabled: false };
}

function reasonAgainst(id: number, { cancelledFor }: NonNullable<PlanViewer>): OfferButton["reason"] {
  const usage = `${href("/profile")}#usage`;
  if (cancelledFor !== null) {
    const text = `Your subscription ends on ${comingDay(cancelledFor)}.`;
    return { text, href: usage, link: "Reactivate it first" };
  }
  if (id === freePlan)
    return { text: "You return to Free by cancelling.", href: usage, link: "Cancel in your profile" };
  return undefined;
}
