import { data, href, useNavigation } from "react-router";
import { z } from "zod";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { useLater } from "#app/islands/account/use-later.ts";
import { useAnswer } from "../forms/client-action.ts";
import { formText } from "../forms/form-text.ts";
import { refused } from "../forms/problems.ts";
import { readForm } from "../forms/read-form.ts";
import { toldBy } from "../forms/told.ts";
import type { Route } from "./+types/activate-account.ts";
import { failureNotice } from "./failures.ts";
import { LinkPage } from "./link-page.tsx";
import { useTokenForm } from "./use-token-form.ts";

export { clientAction } from "../forms/client-action.ts";

const redirectMs = 3_000;
const signIn = `${href("/login")}?after=activation`;
const texts = {
  title: "Activate your account",
  lead: "One step, and the desk is yours.",
  button: "Activate account",
  pending: "Activating your account",
  doneTitle: "Welcome",
  done: "Your account is active. Sign in to start writing.",
  failedTitle: "Activation Failed",
  failed: "This link has expired or was already used. Ask for a new one from the sign-in page.",
};

/** Only looks: programs that check mail for harm open every link in it. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const found = await told.find({ request, context }, url);
  const shown = { token: url.searchParams.get("token") ?? "", told: found?.answer ?? null };
  return data(shown, { status: found?.status ?? 200 });
}

/** What came of the link. */
const told = toldBy(z.object({ activated: z.boolean(), text: z.string() }));

export async function action({ request, context, url }: Route.ActionArgs) {
  return told.answer({ request, context }, url.pathname + url.search, await answerForm(request, context));
}

async function answerForm(request: Request, context: Route.ActionArgs["context"]) {
  const token = formText(await readForm(request), "token");
  const answer = await ask(
    gatewayOf(context).auth.auth["activate-account"].$post({ query: {}, json: { token } }),
  );
  if (answer.success) return { activated: true, text: "" };
  return refused({ activated: false, ...failureNotice(answer, { none: texts.failed }) }, answer.status);
}

export const meta: Route.MetaFunction = () => [{ title: "Activate your account · Stet" }];

export default function ActivateAccount({ loaderData }: Route.ComponentProps) {
  const { offline, answer: answered } = useAnswer<typeof action>();
  const answer = offline ? undefined : (answered ?? loaderData.told);
  const pending = useNavigation().state !== "idle";
  const { token } = loaderData;
  useTokenForm(loaderData.told ? "" : token);
  const held = useLater<HTMLDivElement>(answer?.activated ? signIn : null, redirectMs);
  if (offline) return <LinkPage texts={texts} state="failed" text={offline.text} />;
  if (answer?.activated) return <LinkPage texts={texts} state="done" signIn={signIn} held={held} />;
  if (answer) return <LinkPage texts={texts} state="failed" text={answer.text} />;
  if (token === "") return <LinkPage texts={texts} state="failed" />;
  return <LinkPage texts={texts} state="ready" token={token} pending={pending} />;
}
