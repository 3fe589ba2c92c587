import { data, useNavigation } from "react-router";
import { z } from "zod";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { useAnswer } from "../forms/client-action.ts";
import { formText } from "../forms/form-text.ts";
import { refused } from "../forms/problems.ts";
import { readForm } from "../forms/read-form.ts";
import { toldBy } from "../forms/told.ts";
import type { Route } from "./+types/verify-email.ts";
import { failureNotice } from "./failures.ts";
import { LinkPage } from "./link-page.tsx";
import { useTokenForm } from "./use-token-form.ts";

export { clientAction } from "../forms/client-action.ts";

const texts = {
  title: "Verify your email",
  lead: "One step, and your address is confirmed.",
  button: "Verify email",
  pending: "Verifying your email",
  doneTitle: "Your email is verified",
  done: "Thank you. There is nothing more to do.",
  failedTitle: "Verification Failed",
  failed: "This link has expired or was already used. Ask for a new one in your profile.",
};

/** Only looks: programs that check mail for harm open every link in it. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const found = await told.find({ request, context }, url);
  const shown = { token: url.searchParams.get("token") ?? "", told: found?.answer ?? null };
  return data(shown, { status: found?.status ?? 200 });
}

/** What came of the link. */
const told = toldBy(z.object({ verified: z.boolean(), text: z.string() }));

export async function action({ request, context, url }: Route.ActionArgs) {
  return told.answer({ request, context }, url.pathname + url.search, await answerForm(request, context));
}

async function answerForm(request: Request, context: Route.ActionArgs["context"]) {
  const token = formText(await readForm(request), "token");
  const answer = await ask(gatewayOf(context).auth.auth["verify-email"].$post({ json: { token } }));
  if (answer.success) return { verified: true, text: "" };
  return refused({ verified: false, ...failureNotice(answer, { none: texts.failed }) }, answer.status);
}

export const meta: Route.MetaFunction = () => [{ title: "Verify your email · Stet" }];

export default function VerifyEmail({ loaderData }: Route.ComponentProps) {
  const { offline, answer: answered } = useAnswer<typeof action>();
  const answer = offline ? undefined : (answered ?? loaderData.told);
  const pending = useNavigation().state !== "idle";
  const { token } = loaderData;
  useTokenForm(loaderData.told ? "" : token);
  if (offline) return <LinkPage texts={texts} state="failed" text={offline.text} />;
  if (answer?.verified) return <LinkPage texts={texts} state="done" />;
  if (answer) return <LinkPage texts={texts} state="failed" text={answer.text} />;
  if (token === "") return <LinkPage texts={texts} state="failed" />;
  return <LinkPage texts={texts} state="ready" token={token} pending={pending} />;
}
