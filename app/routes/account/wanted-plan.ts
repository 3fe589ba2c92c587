import { href } from "react-router";
import type { loginAnswer } from "#app/services/auth/contract.ts";
import { freePlan } from "#app/ui/shell/account.ts";
import type { z } from "zod";

type LoggedIn = Partial<z.infer<typeof loginAnswer>>;

/** Where a log-in leads: the first one to the plan that the sign-up asked for, every other one where it was going. */
export function placeAfter(answer: LoggedIn, wanted: string): string {
  const plan = answer.user?.wantedPlan ?? freePlan;
  return plan > freePlan ? `${href("/plans")}?plan=${plan}` : wanted;
}

/** The same for the answer of a log-in call that succeeded. */
export const placeAfterLogin = async (response: Response, wanted: string): Promise<string> =>
  placeAfter((await response.json()) as LoggedIn, wanted);
