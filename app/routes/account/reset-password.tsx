import { href, redirectDocument } from "react-router";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { resetBody } from "#app/services/auth/contract.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { useAnswer } from "../forms/client-action.ts";
import { flash } from "../forms/flash.ts";
import { formText } from "../forms/form-text.ts";
import { refused } from "../forms/problems.ts";
import { readForm } from "../forms/read-form.ts";
import type { Route } from "./+types/reset-password.ts";
import { failureNotice } from "./failures.ts";
import { type ResetErrors, ResetPage } from "./reset-page.tsx";

export { clientAction } from "../forms/client-action.ts";

/** Only looks: programs that check mail for harm open every link in it. */
export function loader({ url }: Route.LoaderArgs) {
  return { token: url.searchParams.get("token") ?? "" };
}

export async function action({ request, context }: Route.ActionArgs) {
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
  const { offline, answer } = useAnswer<typeof action>();
  return (
    <ResetPage
      token={loaderData.token}
      errors={answer?.errors ?? {}}
      notice={offline ?? answer?.notice ?? null}
    />
  );
}
