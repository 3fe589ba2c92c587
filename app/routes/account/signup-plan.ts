import type { RouterContextProvider } from "react-router";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { freePlan } from "#app/ui/shell/account.ts";

export interface SignupPlan {
  id: number;
  displayName: string | null;
}

/** The plan that `?plan=` names; the free one for anything that is no plan. */
export async function loadSignupPlan(
  context: Readonly<RouterContextProvider>,
  wanted: string | null,
): Promise<SignupPlan> {
  const answer = await ask(gatewayOf(context).auth.subscriptions.plans.$get());
  if (!answer.success) return { id: freePlan, displayName: null };
  const find = (id: number) => answer.data.plans.find((plan) => plan.id === id);
  const { id, displayName } = find(Number(wanted)) ?? find(freePlan) ?? { id: freePlan, displayName: null };
  return { id, displayName };
}
