import { data, href, redirectDocument } from "react-router";
import { z } from "zod";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { resetBody } from "#app/services/auth/contract.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { useAnswer } from "../forms/client-action.ts";
import { flash, noticeShape } from "../forms/flash.ts";
import { formText } from "../forms/form-text.ts";
import { refused } from "../forms/problems.ts";
import { readForm } from "../forms/read-form.ts";
import { toldBy } from "../forms/told.ts";
import type { Route } from "./+types/reset-password.ts";
import { failureNotice } from "./failures.ts";
import { type ResetErrors, ResetPage } from "./reset-page.tsx";

export { clientAction } from "../forms/client-action.ts";

/** Only looks: programs that check mail for harm open every link in it. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const found = await told.find({ request, context }, url);
  const shown = { token: url.searchParams.get("token") ?? "", told: found?.answer ?? null };
  return data(shown, { status: found?.status ?? 200 });
}

/** What the page shows of a form that was refused. */
const told = toldBy(
  z.object({
    errors: z.object({ newPassword: z.string().optional(), confirmPassword: z.string().optional() }),
    notice: noticeShape.nullable(),
  }),
);

export async function action({ request, context, url }: Route.ActionArgs) {
  const answer = await answerForm(request, context);
  if (answer instanceof Response) return answer;
  const { data: again, init } = answer;
  return (await told.lead({ request, context }, url.pathname + url.search, again, init?.status)) ?? answer;
}

async function answerForm(request: Request, context: Route.ActionArgs["context"]) {
  const form = await readForm(request);
  const body = { token: formText(form, "token"), newPassword: formText(form, "newPassword") };
  const errors = errorsOf(body.newPassword, formText(form, "confirmPassword"));
  const again = { errors, notice: null as Notice | null };
  if (Object.keys(errors).length > 0) return refused(again, 422);
  const answer = await ask(gatewayOf(context).auth.auth["reset-password"].$post({ json: body }));
  if (answer.success) {
    const { warning } = answer.data;
    const text = "Your password was changed. Please sign in.";
    const notice: Notice = warning
      ? { kind: "warning", text: `${text} ${warning}` }
      : { kind: "success", text };
    return redirectDocument(href("/login"), { headers: { "Set-Cookie": await flash(notice) } });
  }
  const notice = failureNotice(answer, { none: "An error occurred. Please try again." });
  return refused({ ...again, notice }, answer.status);
}

/** The rule of the call, and that both fields hold the same. */
function errorsOf(newPassword: string, confirmed: string): ResetErrors {
  const checked = resetBody.shape.newPassword.safeParse(newPassword);
  const fault = newPassword === "" ? "Please enter a password." : checked.error?.issues[0]?.message;
  const unlike = confirmed === newPassword ? null : "Passwords do not match";
  return { ...(fault ? { newPassword: fault } : {}), ...(unlike ? { confirmPassword: unlike } : {}) };
}

export const meta: Route.MetaFunction = () => [{ title: "Reset Password · Stet" }];

export default function ResetPassword({ loaderData }: Route.ComponentProps) {
  const { offline, answer: answered } = useAnswer<typeof action>();
  const answer = offline ? undefined : (answered ?? loaderData.told);
  return (
    <ResetPage
      token={loaderData.token}
      errors={answer?.errors ?? {}}
      notice={offline ?? answer?.notice ?? null}
    />
  );
}
