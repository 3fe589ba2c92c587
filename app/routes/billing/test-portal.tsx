import { data, Form, href } from "react-router";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { requireUser } from "#app/server/session/pages.ts";
import type { SubscriptionAnswer } from "#app/services/auth/plans/contract.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Flash } from "#app/ui/toast.tsx";
import { failureNotice } from "../account/failures.ts";
import { useAnswer } from "../forms/client-action.ts";
import { fullDay } from "../frame/dates.ts";
import { seeOther, takeFlash } from "../forms/flash.ts";
import { formText } from "../forms/form-text.ts";
import { PlainPage } from "../frame/plain-page.tsx";
import { refused } from "../forms/problems.ts";
import { readForm } from "../forms/read-form.ts";
import type { Route } from "./+types/test-portal.ts";
import { loadSubscription } from "./subscription.ts";

export { clientAction } from "../forms/client-action.ts";

const happenings = [
  { name: "renew", label: "Renew now", text: "A new month begins, and its price is charged." },
  { name: "fail renewal", label: "Fail the renewal", text: "A new month begins, and the card is refused." },
  { name: "pay what is due", label: "Pay what is due", text: "The card that was refused pays after all." },
  {
    name: "end period",
    label: "End the period",
    text: "A cancelled subscription ends now; any other is renewed.",
  },
] as const;

const failed = "Nothing happened. Please try again.";

/** Where the test checkout's customer lets happen what time or a bank would bring. There is none beside a real provider. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  await requireUser(context, url);
  const subscription = await loadSubscription(context);
  if (subscription?.provider !== "test") throw data(null, { status: 404 });
  const left = await takeFlash(request);
  const shown = { standing: standingOf(subscription), notice: left?.notice ?? null };
  return left ? data(shown, { headers: { "Set-Cookie": left.header } }) : shown;
}

function standingOf({
  planDisplayName,
  status,
  currentPeriodEnd,
  cancelAtPeriodEnd,
}: SubscriptionAnswer): string {
  const ends = `${cancelAtPeriodEnd ? "ends" : "renews"} on ${fullDay(currentPeriodEnd)}`;
  return `${planDisplayName}, ${status.replaceAll("_", " ")}, ${ends}.`;
}

export async function action({ request, context, url }: Route.ActionArgs) {
  await requireUser(context, url);
  const wanted = formText(await readForm(request), "happen");
  const found = happenings.find(({ name }) => name === wanted);
  if (!found) throw data(null, { status: 400 });
  const answer = await ask(
    gatewayOf(context).auth.subscriptions["test-portal"].$post({ json: { happen: found.name } }),
  );
  if (!answer.success) return refused({ notice: failureNotice(answer, { none: failed }) }, answer.status);
  const over = answer.data.provider !== "test";
  return seeOther(over ? `${href("/profile")}#usage` : href("/checkout/test/portal"), {
    kind: "success",
    text: over ? "The subscription has ended." : `Done: ${standingOf(answer.data)}`,
    ...(over ? { at: "usage" } : {}),
  });
}

export const meta: Route.MetaFunction = () => [{ title: "Test checkout · Stet" }];

export default function TestPortal({ loaderData }: Route.ComponentProps) {
  const { offline, answer } = useAnswer<typeof action>();
  const notice = offline ?? answer?.notice ?? loaderData.notice;
  return (
    <PlainPage>
      <div className="test-page">
        <h1 className="display">Test checkout</h1>
        <Banner kind="info">
          This is a test. No card is kept here and no money changes hands: this server has no payment
          provider.
        </Banner>
        <Flash notice={notice} />
        <p className="muted">{loaderData.standing}</p>
        {happenings.map(({ name, label, text }) => (
          <div className="setting" key={name}>
            <p className="muted">{text}</p>
            <Form method="post" preventScrollReset>
              <Button name="happen" value={name}>
                {label}
              </Button>
            </Form>
          </div>
        ))}
        <ButtonLink href={`${href("/profile")}#billing`} kind="bare">
          Back to the profile
        </ButtonLink>
      </div>
    </PlainPage>
  );
}
