import { data, href, redirect } from "react-router";
import { type Answer, ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { requireUser } from "#app/server/session/pages.ts";
import type { SubscriptionAnswer } from "#app/services/auth/subscriptions/contract.ts";
import { monthDay } from "../dates.ts";
import { seeOther } from "../flash.ts";
import { formText } from "../form-text.ts";
import { readForm } from "../read-form.ts";
import { failureNotice } from "./failures.ts";
import type { Route } from "./+types/profile-subscription.ts";

export { clientAction } from "../client-action.ts";

const usage = `${href("/profile")}#usage`;

export const loader = () => redirect(usage);

/** Cancels the subscription, or takes back what is scheduled; the profile says how it went. */
export async function action({ request, context, url }: Route.ActionArgs): Promise<Response> {
  await requireUser(context, url);
  const { subscriptions } = gatewayOf(context).auth;
  switch (formText(await readForm(request), "intent")) {
    case "cancel":
      return say(await ask(subscriptions.cancel.$post()), "Failed to cancel subscription.", cancelled);
    case "resume":
      return say(
        await ask(subscriptions.resume.$post()),
        "Failed to reactivate subscription.",
        () => "Subscription reactivated successfully.",
      );
    case "keep":
      return say(await ask(subscriptions.resume.$post()), "Failed to reactivate subscription.", kept);
    default:
      throw data(null, { status: 400 });
  }
}

const cancelled = ({ planDisplayName, currentPeriodEnd }: SubscriptionAnswer): string =>
  `Your subscription is cancelled. You keep ${planDisplayName} until ${monthDay(currentPeriodEnd)}.`;
const kept = ({ planDisplayName }: SubscriptionAnswer): string => `You stay on ${planDisplayName}.`;

function say(
  answer: Answer<SubscriptionAnswer>,
  failed: string,
  done: (subscription: SubscriptionAnswer) => string,
): Promise<Response> {
  const notice = answer.success
    ? ({ kind: "success", text: done(answer.data) } as const)
    : failureNotice(answer, { none: failed });
  return seeOther(usage, { ...notice, at: "usage" });
}
