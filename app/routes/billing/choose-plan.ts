import { data, href, redirect, redirectDocument, type RouterContextProvider } from "react-router";
import { ask, type Problem } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findUser } from "#app/server/session/pages.ts";
import type { PlanAnswer } from "#app/services/auth/plans/contract.ts";
import { failureNotice } from "../account/failures.ts";
import { comingDay } from "../frame/dates.ts";
import { seeOther } from "../forms/flash.ts";
import { formText } from "../forms/form-text.ts";
import { checkoutParams } from "./checkout-params.ts";
import { plansFrom, successFrom, wayBack } from "./way-back.ts";

type Context = Readonly<RouterContextProvider>;

const failed = "The plan could not be changed. Please try again.";
const free = "You return to Free by cancelling your subscription.";

/** The answer of a plan's button: on to the checkout, to a plan that has changed, or back with a word on what happened. */
export async function choosePlan(context: Context, form: FormData): Promise<Response> {
  const id = Number(formText(form, "planId"));
  if (!Number.isInteger(id) || id < 1) throw data(null, { status: 400 });
  const from = wayBack(formText(form, "from"));
  if (!(await findUser(context))) {
    const back = `${href("/plans")}?plan=${id}${from === null ? "" : `&from=${encodeURIComponent(from)}`}`;
    return redirectDocument(`${href("/login")}?redirect=${encodeURIComponent(back)}`, 303);
  }
  const found = await ask(
    gatewayOf(context).auth.subscriptions.plans[":id"].$get({ param: { id: String(id) } }),
  );
  if (!found.success) return sayWhy(found, from);
  const { plan } = found.data;
  if (plan.paddlePriceId === null) return seeOther(plansFrom(from), { kind: "info", text: free });
  const answer = await ask(
    gatewayOf(context).auth.subscriptions.upgrade.$post({ json: { priceId: plan.paddlePriceId } }),
  );
  if (!answer.success) return sayWhy(answer, from);
  if ("transactionId" in answer.data)
    return redirectDocument(checkoutOf(answer.data.transactionId, plan, from), 303);
  if ("applied" in answer.data) return redirect(successFrom(from), 303);
  const day = comingDay(answer.data.scheduledFor);
  const text = `Your plan changes to ${plan.displayName} on ${day}. Until then you keep what you have.`;
  return seeOther(plansFrom(from), { kind: "success", text });
}

const sayWhy = (refusal: { status: number; data: Problem }, from: string | null): Promise<Response> =>
  seeOther(plansFrom(from), failureNotice(refusal, { none: failed }));

/** The checkout of a transaction, with everything that it shows, and its ways out. */
function checkoutOf(transactionId: string, plan: PlanAnswer, from: string | null): string {
  const params = new URLSearchParams([["_ptxn", transactionId], ...checkoutParams(plan)]);
  if (from !== null) {
    params.set("success", successFrom(from));
    params.set("cancel", plansFrom(from));
  }
  return `${href("/checkout")}?${params.toString()}`;
}
