import { href } from "react-router";
import { requireUser } from "#app/server/session/pages.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PlainPage } from "../frame/plain-page.tsx";
import type { Route } from "./+types/payment-success.ts";

/** The names and prices that this page has of its own, in dollars a month. */
const plans: ReadonlyMap<string, { name: string; price: number }> = new Map([
  ["trial", { name: "Trial", price: 0 }],
  ["explorer", { name: "Explorer", price: 12 }],
  ["creator", { name: "Creator", price: 20 }],
  ["master", { name: "Master", price: 40 }],
]);

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireUser(context, url);
  const plan = plans.get(url.searchParams.get("plan") ?? "");
  if (!plan) return { plan: null };
  const { name, price } = plan;
  return { plan: { name, price: price === 0 ? "Free Trial" : `$${price.toFixed(2)} per month` } };
}

export const meta: Route.MetaFunction = () => [{ title: "Payment successful · Stet" }];

export default function PaymentSuccess({ loaderData: { plan } }: Route.ComponentProps) {
  return (
    <PlainPage>
      <div className="done-page">
        <h1 className="display">Payment successful</h1>
        {plan ? (
          <p>
            <b className="semi text-ink">{plan.name}</b>, {plan.price}
          </p>
        ) : null}
        <div className="done-do">
          {/* The sign-in leads whoever is signed in on to home. */}
          <ButtonLink href={href("/login")} reload kind="ink" size="lg">
            Start writing
          </ButtonLink>
          <ButtonLink href={href("/plans")} size="lg">
            See the plans
          </ButtonLink>
        </div>
      </div>
    </PlainPage>
  );
}
