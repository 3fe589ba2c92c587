import { data, href, redirectDocument } from "react-router";
import { z } from "zod";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findUser, localPath, pageContext } from "#app/server/session/pages.ts";
import { useLater } from "#app/islands/account/use-later.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { useAnswer } from "../forms/client-action.ts";
import { flash, noticeShape, takeFlash } from "../forms/flash.ts";
import { refused } from "../forms/problems.ts";
import { findDraft } from "../home/draft.ts";
import { formText } from "../forms/form-text.ts";
import { readForm } from "../forms/read-form.ts";
import { toldBy } from "../forms/told.ts";
import type { Route } from "./+types/signup.ts";
import { failureNotice } from "./failures.ts";
import { enterByGoogle, googleOffer } from "./google-actions.ts";
import { findAddress, rememberAddress } from "./sign-in-address.ts";
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
  const email = url.searchParams.has("sent") ? await findAddress(request) : undefined;
  const left = email === undefined ? null : await takeFlash(request);
  const answered = await told.find({ request, context }, url);
  const shown = {
    told: answered?.answer ?? null,
    sent: email === undefined ? null : { email, warning: left?.notice.text },
    redirect: wanted,
    waiting: (await findDraft(request, context))?.owner === null,
    plan,
    outbox: outboxShown,
    google: googleOffer(context, wanted),
  };
  return data(shown, {
    status: answered?.status ?? 200,
    headers: left ? { "Set-Cookie": left.header } : {},
  });
}

const sentQuery = (wanted: string): string =>
  new URLSearchParams({ sent: "1", ...(wanted === "/" ? {} : { redirect: wanted }) }).toString();

/** What the page shows of a form that was refused. */
const told = toldBy(
  z.object({
    values: z.object({ firstName: z.string(), lastName: z.string(), email: z.string(), terms: z.boolean() }),
    errors: z.record(z.string(), z.string()),
    notice: noticeShape.nullable(),
    signedIn: z.string().nullable(),
  }),
);

export async function action({ request, context, url }: Route.ActionArgs) {
  return told.answer(
    { request, context },
    url.pathname + url.search,
    await answerForm(request, context, url),
  );
}

async function answerForm(request: Request, context: Route.ActionArgs["context"], url: URL) {
  const form = await readForm(request);
  const { values, body, errors } = parseSignup(form);
  const again = { values, errors, notice: null as Notice | null, signedIn: null };
  if (formText(form, "intent") === "google") {
    const { status, ...entered } = await enterByGoogle(form, context, "signup");
    const answer = { ...again, errors: {}, ...entered };
    return entered.signedIn === null ? refused(answer, status) : answer;
  }
  if (Object.keys(errors).length > 0) return refused(again, 422);
  const answer = await ask(gatewayOf(context).auth.auth.signup.$post({ json: body }));
  if (answer.success) {
    const headers = await rememberAddress(body.email);
    const { warning } = answer.data;
    if (warning) headers.push(["Set-Cookie", await flash({ kind: "warning", text: warning })]);
    return redirectDocument(`${href("/signup")}?${sentQuery(localPath(url.searchParams.get("redirect")))}`, {
      headers,
    });
  }
  const notice = failureNotice(answer, {
    none: "Signup failed. Please try again.",
    threw: "An error occurred during signup. Please try again.",
  });
  return refused({ ...again, notice }, answer.status);
}

export const meta: Route.MetaFunction = () => [{ title: "Sign up · Stet" }];

export default function Signup({ loaderData }: Route.ComponentProps) {
  const { offline, answer: answered } = useAnswer<typeof action>();
  const answer = offline ? undefined : (answered ?? loaderData.told);
  const { plan, outbox } = loaderData;
  const redirect = loaderData.redirect === "/" ? undefined : loaderData.redirect;
  const signedIn = answer?.signedIn ?? null;
  useLater(signedIn, redirectMs);
  if (loaderData.sent) return <SignupDonePage {...loaderData.sent} outbox={outbox} redirect={redirect} />;
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
