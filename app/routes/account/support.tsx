import { Form, href, Link } from "react-router";
import { useSupportMemory } from "#app/islands/account/use-support-memory.ts";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findUser } from "#app/server/session/pages.ts";
import { contactBody } from "#app/services/auth/contract.ts";
import { SupportSheet, type SupportValues } from "#app/ui/account/support-sheet.tsx";
import type { Notice } from "#app/ui/banner.tsx";
import { useAnswer } from "../forms/client-action.ts";
import { formText } from "../forms/form-text.ts";
import { PlainPage } from "../frame/plain-page.tsx";
import { refused } from "../forms/problems.ts";
import { readForm } from "../forms/read-form.ts";
import type { Route } from "./+types/support.ts";
import { failureNotice } from "./failures.ts";

export { clientAction } from "../forms/client-action.ts";

interface SupportAnswer {
  values: SupportValues;
  errors: Partial<Record<keyof SupportValues, string>>;
  notice: Notice | null;
  sent: boolean;
}

const messageSent = "Message sent. We will get back to you shortly.";
const sendFailed = "Failed to send. Please try again.";

export async function loader({ context }: Route.LoaderArgs) {
  const user = await findUser(context);
  const name = user ? `${user.firstName} ${user.lastName}`.trim() : "";
  return { values: { name, email: user?.email ?? "", subject: "", message: "" } };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const values: SupportValues = {
    name: formText(form, "name").trim(),
    email: formText(form, "email").trim(),
    subject: formText(form, "subject").trim(),
    message: formText(form, "message").trim(),
  };
  const again: SupportAnswer = { values, errors: errorsOf(values), notice: null, sent: false };
  if (Object.keys(again.errors).length > 0) return refused(again, 422);
  const answer = await ask(gatewayOf(context).auth.auth["contact-support"].$post({ json: values }));
  if (answer.success) {
    const notice: Notice = { kind: "success", text: messageSent };
    return { ...again, values: { ...values, subject: "", message: "" }, notice, sent: true };
  }
  return refused({ ...again, notice: failureNotice(answer, { none: sendFailed }) }, answer.status);
}

/** The rule of the call, said beside its field. */
function errorsOf(values: SupportValues): SupportAnswer["errors"] {
  const issues = contactBody.safeParse(values).error?.issues ?? [];
  return Object.fromEntries(
    issues.map(({ path: [field], code, message }) => [
      field,
      code === "too_big" ? `This field ${message}.` : message,
    ]),
  );
}

export const meta: Route.MetaFunction = () => [{ title: "Contact Support · Stet" }];

export default function Support({ loaderData }: Route.ComponentProps) {
  const { offline, answer } = useAnswer<typeof action>();
  useSupportMemory(answer?.sent === true);
  return (
    <PlainPage>
      <SupportSheet
        key={answer?.sent ? "sent" : "open"}
        values={answer?.values ?? loaderData.values}
        errors={answer?.errors ?? {}}
        notice={offline ?? answer?.notice ?? null}
        sent={false}
        cancel={
          <Link className="btn btn-bare" to={href("/")}>
            {answer?.sent ? "Go to Home" : "Cancel"}
          </Link>
        }
        form={Form}
        action={href("/support")}
      />
    </PlainPage>
  );
}
