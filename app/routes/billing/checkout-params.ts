import type { PlanAnswer } from "#app/services/auth/plans/contract.ts";
import { summaryParams } from "#app/ui/billing/checkout-summary.ts";

/** The display parameters of a plan's checkout. */
export const checkoutParams = ({ displayName, price, tokenLimit, features }: PlanAnswer): URLSearchParams =>
  summaryParams({ name: displayName, price, credits: tokenLimit, features });
