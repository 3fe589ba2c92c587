import { useState } from "react";
import { data, Form, useNavigation } from "react-router";
import { rememberPlan } from "#app/islands/billing/selected-plan.ts";
import { useAnswer } from "../forms/client-action.ts";
import { takeFlash } from "../forms/flash.ts";
import { formText } from "../forms/form-text.ts";
import { readForm } from "../forms/read-form.ts";
import { useShell } from "../frame/use-shell.ts";
import type { Route } from "./+types/plans.ts";
import { choosePlan } from "./choose-plan.ts";
import { loadOffers } from "./load-offers.ts";
import { PlansPage } from "./plans-page.tsx";
import { cameFrom } from "./way-back.ts";
import type { PostForm } from "#app/ui/billing/plan-columns.tsx";

export { clientAction } from "../forms/client-action.ts";

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const loaded = await loadOffers(context, url.searchParams.get("plan"));
  const left = await takeFlash(request);
  const shown = { ...loaded, from: cameFrom(request, url), notice: left?.notice ?? null };
  return left ? data(shown, { headers: { "Set-Cookie": left.header } }) : shown;
}

export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const form = await readForm(request);
  if (formText(form, "intent") !== "choose") throw data(null, { status: 400 });
  return choosePlan(context, form);
}

export const meta: Route.MetaFunction = () => [
  { title: "Pricing · Stet" },
  { name: "description", content: "Four plans, from a free one with a 7-day trial. Cancel at any time." },
];

export default function Plans({ loaderData }: Route.ComponentProps) {
  const { offline } = useAnswer<typeof action>();
  const { user } = useShell();
  const { offers, failure, notice } = loaderData;
  // As it was when the page came: what is read anew comes from the plans themselves.
  const [from] = useState(loaderData.from);
  return (
    <PlansPage
      user={user}
      offers={offers}
      builtinWrites={loaderData.offers !== null && loaderData.builtinWrites}
      failure={failure}
      from={from}
      notice={offline ?? notice}
      form={PlanForm}
      pending={useNavigation().formData?.get("intent") === "choose"}
      onChoose={rememberPlan}
    />
  );
}

/** What happened is said where the plans are being compared. */
const PlanForm: PostForm = (props) => <Form {...props} preventScrollReset />;
