import { data, href, redirect } from "react-router";
import { type Answer, ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { requireUser } from "#app/server/session/pages.ts";
import type { SubscriptionAnswer } from "#app/services/auth/plans/contract.ts";
import { seeOther } from "../forms/flash.ts";
import { formText } from "../forms/form-text.ts";
import { readForm } from "../forms/read-form.ts";
import { failureNotice } from "./failures.ts";
import { sectionOf } from "./profile-actions.ts";
import type { Route } from "./+types/profile-subscription.ts";

export { clientAction } from "../forms/client-action.ts";

export const loader = () => redirect(`${href("/profile")}#usage`);

/** Cancels the subscription, or takes back what is scheduled; the profile says how it went. */
export async function action({ request, context, url }: Route.ActionArgs): Promise<Response> {
  await requireUser(context, url);
  const { subscriptions } = gatewayOf(context).auth;
  const form = await readForm(request);
  const place = sectionOf(form, "usage");
  switch (formText(form, "intent")) {
    case "cancel":
      return say(
        place,
        await ask(subscriptions.cancel.$post()),
        "Failed to cancel subscription.",
        () => cancelled,
      );
    case "resume":
      return say(
        place,
        await ask(subscriptions.resume.$post()),
        "Failed to reactivate subscription.",
        () => "Subscription reactivated successfully.",
      );
    case "keep":
      return say(place, await ask(subscriptions.resume.$post()), "Failed to reactivate subscription.", kept);
    default:
      throw data(null, { status: 400 });
  }
}

/** What follows from it stands under the plan from then on. */
const cancelled = "Your subscription is cancelled.";
const kept = ({ planDisplayName }: SubscriptionAnswer): string => `You stay on ${planDisplayName}.`;

function say(
  place: string,
  answer: Answer<SubscriptionAnswer>,
  failed: string,
  done: (subscription: SubscriptionAnswer) => string,
): Promise<Response> {
  const notice = answer.success
    ? ({ kind: "success", text: done(answer.data) } as const)
    : failureNotice(answer, { none: failed });
  return seeOther(place, { ...notice, at: "usage" });
}
