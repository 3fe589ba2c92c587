import { href } from "react-router";
import { useSubscriptionPoll } from "#app/islands/billing/subscription-poll.ts";
import { requireUser } from "#app/server/session/pages.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Loader } from "#app/ui/loader.tsx";
import { PlainPage } from "../frame/plain-page.tsx";
import type { Route } from "./+types/subscription-success.ts";
import { successFrom, wayBack } from "./way-back.ts";
import { isSubscribed, loadSubscription } from "./subscription.ts";

/** How often the subscription is asked for, once every two seconds. */
const mostTries = 30;

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireUser(context, url);
  const tries = Math.max(0, Math.trunc(Number(url.searchParams.get("tries")) || 0));
  const subscribed = isSubscribed(await loadSubscription(context));
  const from = wayBack(url.searchParams.get("from"));
  const to = from ?? href("/");
  const again = `${successFrom(from)}${from === null ? "?" : "&"}tries=${tries + 1}`;
  return { to, next: subscribed ? to : again, over: !subscribed && tries >= mostTries };
}

export const meta: Route.MetaFunction = () => [{ title: "Subscription Activated · Stet" }];

/** Waits until the purchase has arrived; without a script the page asks by loading itself anew. */
export default function SubscriptionSuccess({ loaderData }: Route.ComponentProps) {
  const { to, next, over } = loaderData;
  const tired = useSubscriptionPoll(mostTries, to);
  return (
    <PlainPage>
      <div className="done-page">{over || tired ? <StillWaiting to={to} /> : <Refreshing next={next} />}</div>
    </PlainPage>
  );
}

function Refreshing({ next }: { next: string }) {
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={`2;url=${next}`} />
      </noscript>
      <h1 className="display">Subscription Activated</h1>
      <Loader>Refreshing your account...</Loader>
    </>
  );
}

function StillWaiting({ to }: { to: string }) {
  return (
    <>
      <h1 className="display">Your payment is on its way</h1>
      <p>
        The payment provider has not confirmed it yet. That can take a few minutes; your plan changes by
        itself as soon as it does, and nothing is paid twice.
      </p>
      <div className="done-do">
        <ButtonLink href={to} kind="ink" size="lg">
          {to === href("/") ? "Go to Home" : "Back to where you were"}
        </ButtonLink>
        <ButtonLink href={`${href("/profile")}#usage`} size="lg">
          See your plan
        </ButtonLink>
      </div>
    </>
  );
}
