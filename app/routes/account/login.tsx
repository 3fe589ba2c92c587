import { data, href, redirectDocument } from "react-router";
import { z } from "zod";
import { findUser, localPath, pageContext, sessionOf } from "#app/server/session/pages.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { useLater } from "#app/islands/account/use-later.ts";
import { useAnswer } from "../forms/client-action.ts";
import { findDraft } from "../home/draft.ts";
import { noticeShape, takeFlash } from "../forms/flash.ts";
import { formText } from "../forms/form-text.ts";
import { readForm } from "../forms/read-form.ts";
import { toldBy } from "../forms/told.ts";
import type { Route } from "./+types/login.ts";
import { ForgotPage } from "./forgot-page.tsx";
import { googleOffer } from "./google-actions.ts";
import { resendActivation, sendResetLink, signIn, signInByGoogle } from "./login-actions.ts";
import { LoginPage } from "./login-page.tsx";
import { networkError } from "./network-error.ts";
import { findAddress } from "./sign-in-address.ts";

export { clientAction } from "../forms/client-action.ts";
export { shouldRevalidate } from "./after-sign-in.ts";

const redirectMs = 1_000;
const formClosesMs = 3_000;

/** What the page before has done, by `?after=`. */
const arrivals: Readonly<Record<string, Notice>> = {
  signup: { kind: "info", text: "Please check your email for the activation link." },
  activation: { kind: "success", text: "Your account is active." },
};

/** Why somebody was led here who wanted a page of an account's. */
const reasons: Readonly<Record<string, string>> = {
  "/create?templates=1": "Sign in or make an account to use the templates.",
  "/create?new=workspace": "Sign in or make an account to open a workspace.",
};

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const wanted = localPath(searchParams.get("from") ?? searchParams.get("redirect"));
  if (await findUser(context)) throw redirectDocument(wanted);
  const plan = searchParams.get("plan");
  if (plan !== null) throw redirectDocument(`${href("/signup")}?${signupQuery(plan, wanted)}`);
  const left = await takeFlash(request);
  const after = searchParams.get("after") ?? "";
  const email = await findAddress(request);
  const answered = await told.find({ request, context }, url);
  const shown = {
    told: answered?.answer ?? null,
    waiting: (await findDraft(request, context))?.owner === null,
    redirect: wanted,
    forgot: searchParams.has("forgot"),
    notice: left?.notice ?? arrivals[after] ?? null,
    outbox: context.get(pageContext).outboxShown,
    email,
    known: email !== undefined || after in arrivals,
    reason: reasons[wanted] ?? null,
    hasDrafts: sessionOf(context).isKnownBrowser,
    signedUp: after === "signup",
    google: googleOffer(context, wanted),
  };
  return data(shown, {
    status: answered?.status ?? 200,
    headers: left ? { "Set-Cookie": left.header } : {},
  });
}

function signupQuery(plan: string, wanted: string): string {
  return new URLSearchParams({ plan, ...(wanted === "/" ? {} : { redirect: wanted }) }).toString();
}

/** What the page shows after a submission. */
const told = toldBy(
  z.object({
    email: z.string(),
    rememberMe: z.boolean(),
    errors: z.object({ email: z.string().optional(), password: z.string().optional() }),
    notice: noticeShape.nullable(),
    resend: z.object({ email: z.string(), sent: z.boolean() }).nullable(),
    linkSent: z.boolean(),
    signedIn: z.string().nullable(),
  }),
);

export async function action({ request, context, url }: Route.ActionArgs) {
  return told.answer(
    { request, context },
    url.pathname + url.search,
    await answerForm(await readForm(request), request, context, url),
  );
}

async function answerForm(form: FormData, request: Request, context: Route.ActionArgs["context"], url: URL) {
  switch (formText(form, "intent")) {
    case "resend":
      return resendActivation(form, context);
    case "forgot":
      return sendResetLink(form, context);
    case "google":
      return signInByGoogle(form, context);
    default:
      return signIn(form, context, url, /\bstet_draft=/.test(request.headers.get("Cookie") ?? ""));
  }
}

export const meta: Route.MetaFunction = () => [{ title: "Sign In · Stet" }];

/** Right after a sign-up the letter can be sent once more. */
const resendOf = ({ signedUp, email }: { signedUp: boolean; email: string | undefined }) =>
  signedUp && email !== undefined ? { email, sent: false } : null;

export default function Login({ loaderData }: Route.ComponentProps) {
  const { offline, answer: answered } = useAnswer<typeof action>();
  const answer = offline ? undefined : (answered ?? loaderData.told);
  const wanted = loaderData.redirect === "/" ? undefined : loaderData.redirect;
  const signInHref = href("/login") + (wanted ? `?redirect=${encodeURIComponent(wanted)}` : "");
  const signedIn = answer?.signedIn ?? null;
  useLater(signedIn, redirectMs);
  useLater(answer?.linkSent ? signInHref : null, formClosesMs);

  const said = offline ? { ...offline, text: networkError } : (answer?.notice ?? null);
  if (loaderData.forgot) {
    return (
      <ForgotPage
        email={answer?.email ?? loaderData.email}
        error={answer?.errors.email}
        notice={said}
        sent={answer?.linkSent}
        signIn={signInHref}
      />
    );
  }
  return (
    <LoginPage
      email={answer?.email ?? loaderData.email}
      rememberMe={answer?.rememberMe}
      redirect={wanted}
      waiting={loaderData.waiting}
      known={loaderData.known}
      reason={loaderData.reason}
      hasDrafts={loaderData.hasDrafts}
      errors={answer?.errors}
      notice={said ?? loaderData.notice}
      resend={answer ? answer.resend : resendOf(loaderData)}
      outbox={loaderData.outbox && (said ? answer?.resend != null : loaderData.signedUp)}
      google={loaderData.google}
      done={signedIn !== null}
    />
  );
}
