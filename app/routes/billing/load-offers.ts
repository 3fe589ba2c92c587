import type { RouterContextProvider } from "react-router";
import { ask } from "#app/server/gateway/answer.ts";
import { findCatalogue } from "#app/server/gateway/catalogue.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findUser } from "#app/server/session/pages.ts";
import type { PlanOffer } from "#app/ui/billing/plan-columns.tsx";
import { type PlanViewer, toOffers } from "./offers.ts";
import { loadSubscription } from "./subscription.ts";

type Context = Readonly<RouterContextProvider>;

/** The plans as the page and the dialog show them, or why they cannot. */
export type LoadedOffers = { offers: PlanOffer[]; builtinWrites: boolean; failure: null } | Failed;
type Failed = { offers: null; failure: string };

/** `wanted`: what `?plan=` says. */
export async function loadOffers(context: Context, wanted: string | null): Promise<LoadedOffers> {
  const [answer, viewer] = await Promise.all([
    ask(gatewayOf(context).auth.subscriptions.plans.$get()),
    loadViewer(context),
  ]);
  if (answer.success) {
    const marked = wanted === null ? null : Number(wanted);
    // What the plans are is not kept from anybody because what writes here cannot be told.
    const catalogue = await findCatalogue(context);
    const builtinWrites = "builtinWrites" in catalogue && catalogue.builtinWrites;
    return { offers: toOffers(answer.data.plans, viewer, marked), builtinWrites, failure: null };
  }
  const failure = answer.status === 0 ? "Network error while loading plans" : "Failed to load plans";
  return { offers: null, failure };
}

/** Whoever looks, by the subscription; where that cannot be told, by the plan that the account names. */
async function loadViewer(context: Context): Promise<PlanViewer> {
  const user = await findUser(context);
  if (!user) return null;
  const subscription = await loadSubscription(context);
  if (!subscription) return { planId: user.planId, cancelledFor: null };
  const { planId, cancelAtPeriodEnd, currentPeriodEnd } = subscription;
  return { planId, cancelledFor: cancelAtPeriodEnd ? currentPeriodEnd : null };
}
