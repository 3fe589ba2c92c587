import { href, Link, useFetcher } from "react-router";
import { offlineText } from "#app/islands/offline.ts";
import type { SubscriptionAnswer } from "#app/services/auth/plans/contract.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { ScriptedField } from "#app/ui/scripted-field.tsx";
import { useHeldFocus } from "#app/ui/use-held-focus.ts";
import type { action } from "./profile-subscription.ts";
import { controlsOf, type PlanRange } from "./plan-rules.ts";

/** What can be done about the plan: links to the plans and to the question before cancelling, and posts of `intent` resume or keep. */
export function PlanControls({
  subscription,
  range,
}: {
  subscription: SubscriptionAnswer;
  range: PlanRange;
}) {
  const fetcher = useFetcher<typeof action>();
  const offline = offlineText(fetcher.data);
  const can = controlsOf(subscription, range);
  const name = subscription.planDisplayName;
  const part = useHeldFocus<HTMLDivElement>();
  return (
    <div ref={part} tabIndex={-1}>
      {offline === null ? null : (
        <Banner kind="danger" className="mb-3">
          {offline}
        </Banner>
      )}
      <fetcher.Form
        method="post"
        action={href("/profile/subscription")}
        className="planbox-do"
        preventScrollReset
      >
        <ScriptedField />
        {can.reactivate ? (
          <Button kind="ink" name="intent" value="resume" disabled={fetcher.state !== "idle"}>
            Reactivate
          </Button>
        ) : null}
        {can.upgrade ? (
          <Link className="btn btn-ink" to={href("/plans")}>
            Upgrade
          </Link>
        ) : null}
        {can.downgrade ? (
          <Link className="btn btn-line" to={href("/plans")}>
            Downgrade
          </Link>
        ) : null}
        {can.keep ? (
          <Button name="intent" value="keep" disabled={fetcher.state !== "idle"}>
            Keep {name}
          </Button>
        ) : null}
        {can.cancel ? (
          <Link className="btn btn-bare" to={`${href("/profile")}?cancel=ask#usage`} preventScrollReset>
            Cancel subscription
          </Link>
        ) : null}
      </fetcher.Form>
    </div>
  );
}
