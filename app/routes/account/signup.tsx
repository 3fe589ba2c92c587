import { data, redirectDocument } from "react-router";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findUser, localPath, pageContext } from "#app/server/session/pages.ts";
import { useLater } from "#app/islands/account/use-later.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { useAnswer } from "../forms/client-action.ts";
import { refused } from "../forms/problems.ts";
import { findDraft } from "../home/draft.ts";
import { formText } from "../forms/form-text.ts";
import { readForm } from "../forms/read-form.ts";
import type { Route } from "./+types/signup.ts";
import { failureNotice } from "./failures.ts";
import { enterByGoogle, googleOffer } from "./google-actions.ts";
import { rememberAddress } from "./sign-in-address.ts";
import { SignupDonePage } from "./signup-done-page.tsx";
import { parseSignup } from "./signup-form.ts";
import { loadSignupPlan } from "./signup-plan.ts";
import { SignupPage } from "./signup-page.tsx";

export { clientAction } from "../forms/client-action.ts";
export { shouldRevalidate } from "./after-sign-in.ts";

const redirectMs = 2_000;

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const wanted = localPath(url.searchParams.get("redirect"));
  if (await findUser(context)) throw redirectDocument(wanted);
  const plan = await loadSignupPlan(context, url.searchParams.get("plan"));
  const { outboxShown } = context.get(pageContext);
  return {
    redirect: wanted,
    waiting: (await findDraft(request, context)) !== null,
    plan,
    outbox: outboxShown,
    google: googleOffer(context, wanted),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { values, body, errors } = parseSignup(form);
  const again = { done: null, values, errors, notice: null as Notice | null, signedIn: null };
  if (formText(form, "intent") === "google") {
    const { status, ...entered } = await enterByGoogle(form, context, "signup");
    const answer = { ...again, errors: {}, ...entered };
    return entered.signedIn === null ? refused(answer, status) : answer;
  }
  if (Object.keys(errors).length > 0) return refused(again, 422);
  const answer = await ask(gatewayOf(context).auth.auth.signup.$post({ json: body }));
  if (answer.success) {
    const done = { email: body.email, warning: answer.data.warning };
    return data({ ...again, done }, { headers: { "Set-Cookie": await rememberAddress(body.email) } });
  }
  const notice = failureNotice(answer, {
    none: "Signup failed. Please try again.",
    threw: "An error occurred during signup. Please try again.",
  });
  return refused({ ...again, notice }, answer.status);
}

export const meta: Route.MetaFunction = () => [{ title: "Sign up · Stet" }];

export default function Signup({ loaderData }: Route.ComponentProps) {
  const { offline, answer } = useAnswer<typeof action>();
  const { plan, outbox } = loaderData;
  const redirect = loaderData.redirect === "/" ? undefined : loaderData.redirect;
  const signedIn = answer?.signedIn ?? null;
  useLater(signedIn, redirectMs);
  if (answer?.done) return <SignupDonePage {...answer.done} outbox={outbox} redirect={redirect} />;
  return (
    <SignupPage
      values={answer?.values}
      errors={answer?.errors}
      notice={offline ?? answer?.notice}
      plan={plan}
      redirect={redirect}
      waiting={loaderData.waiting}
      google={loaderData.google}
      done={signedIn !== null}
    />
  );
}
