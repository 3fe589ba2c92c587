import { useSyncExternalStore } from "react";
import {
  type CheckoutSummary,
  defaultSummary,
  parseKept,
  selectedPlanKey,
} from "#app/ui/billing/checkout-summary.ts";
import type { PlanOffer } from "#app/ui/billing/plan-columns.tsx";
import { readStored, writeStored } from "../storage.ts";

/** Keeps the plan that is being chosen for the checkout's summary, as long as the tab is open. */
export function rememberPlan({ name, price, period, tokens, features }: PlanOffer): void {
  const summary: CheckoutSummary = {
    name,
    price,
    period: period ?? defaultSummary.period,
    credits: `${tokens} a month`,
    features,
  };
  writeStored("session", selectedPlanKey, JSON.stringify(summary));
}

/** The plan that was chosen last in this tab; nothing on the server and while hydrating. */
export function useSelectedPlan(): Partial<CheckoutSummary> {
  return parseKept(useSyncExternalStore(never, read, () => null));
}

const never = () => () => undefined;

const read = (): string | null => readStored("session", selectedPlanKey);
