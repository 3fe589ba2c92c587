import { useEffect, useRef } from "react";
import { useSubmit } from "react-router";
import { ask, sentenceOf } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { useAnswer } from "../client-action.ts";
import { formText } from "../form-text.ts";
import { refused } from "../problems.ts";
import { ActivatePage } from "./activate-page.tsx";
import type { Route } from "./+types/activate-account.ts";

export { clientAction } from "../client-action.ts";

/** Only looks: programs that check mail for harm open every link in it. */
export function loader({ url }: Route.LoaderArgs) {
  return { token: url.searchParams.get("token") ?? "" };
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = formText(await request.formData(), "token");
  const answer = await ask(
    gatewayOf(context).auth.auth["activate-account"].$post({ query: {}, json: { token } }),
  );
  if (answer.success) return { activated: true, detail: "" };
  return refused({ activated: false, detail: sentenceOf(answer.data) }, answer.status);
}

export const meta: Route.MetaFunction = () => [{ title: "Activate your account · Stet" }];

export default function ActivateAccount({ loaderData }: Route.ComponentProps) {
  const { offline, answer } = useAnswer<typeof action>();
  const submit = useSubmit();
  const { token } = loaderData;
  const sent = useRef("");
  useEffect(() => {
    if (token === "" || sent.current === token) return;
    sent.current = token;
    void submit({ token }, { method: "post" });
  }, [token, submit]);
  if (offline) return <ActivatePage state="failed" text={offline.text} />;
  if (answer?.activated) return <ActivatePage state="done" />;
  if (answer) return <ActivatePage state="failed" text={answer.detail} />;
  if (token === "") return <ActivatePage state="failed" />;
  return <ActivatePage state="ready" token={token} />;
}
