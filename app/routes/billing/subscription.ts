import type { RouterContextProvider } from "react-router";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import type { SubscriptionAnswer } from "#app/services/auth/plans/contract.ts";

type Context = Readonly<RouterContextProvider>;

const asked = new WeakMap<Context, Promise<SubscriptionAnswer | null>>();

/** The reader's subscription, asked once a request; null while it cannot be told. */
export function loadSubscription(context: Context): Promise<SubscriptionAnswer | null> {
  const found = asked.get(context) ?? askSubscription(context);
  asked.set(context, found);
  return found;
}

async function askSubscription(context: Context): Promise<SubscriptionAnswer | null> {
  const answer = await ask(gatewayOf(context).auth.subscriptions.me.$get({ query: {} }));
  return answer.success ? answer.data : null;
}

/** Whether something is subscribed to: what a page waits for after a purchase. */
export const isSubscribed = (subscription: SubscriptionAnswer | null): boolean =>
  subscription !== null && (subscription.subscriptionId !== null || subscription.status === "active");
