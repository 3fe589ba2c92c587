import { redirectDocument } from "react-router";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findUser, localPath, pageContext } from "#app/server/session/pages.ts";
import { useAnswer } from "../client-action.ts";
import { problemNotice, refused } from "../problems.ts";
import type { Route } from "./+types/signup.ts";
import { SignupDonePage } from "./signup-done-page.tsx";
import { parseSignup } from "./signup-form.ts";
import { SignupPage } from "./signup-page.tsx";

export { clientAction } from "../client-action.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const wanted = localPath(url.searchParams.get("redirect"));
  if (await findUser(context)) throw redirectDocument(wanted);
  return { redirect: wanted, outbox: context.get(pageContext).outboxShown };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { values, body, errors } = parseSignup(await request.formData());
  if (Object.keys(errors).length > 0) return refused({ done: null, values, errors, notice: null }, 422);
  const answer = await ask(gatewayOf(context).auth.auth.signup.$post({ json: body }));
  if (answer.success) return { done: body.email, values, errors: {}, notice: null };
  const notice = problemNotice(answer, "An error occurred during signup. Please try again.");
  return refused({ done: null, values, errors: {}, notice }, answer.status);
}

export const meta: Route.MetaFunction = () => [{ title: "Sign up · Stet" }];

export default function Signup({ loaderData }: Route.ComponentProps) {
  const { offline, answer } = useAnswer<typeof action>();
  if (answer?.done) return <SignupDonePage email={answer.done} outbox={loaderData.outbox} />;
  return (
    <SignupPage
      values={answer?.values}
      errors={answer?.errors}
      notice={offline ?? answer?.notice}
      redirect={loaderData.redirect === "/" ? undefined : loaderData.redirect}
    />
  );
}
