import { href, Link, useFetcher } from "react-router";
import { offlineText } from "#app/islands/offline.ts";
import type { SubscriptionAnswer } from "#app/services/auth/plans/contract.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { ScriptedField } from "#app/ui/scripted-field.tsx";
import { useScripted } from "#app/ui/use-scripted.ts";
import { keptUntil } from "./plan-rules.ts";
import type { action } from "./profile-subscription.ts";

interface CancelDialogProps {
  subscription: SubscriptionAnswer;
  onKeep: () => void;
}

/** Asks before a subscription is cancelled. Without a script it stands in the section that the link led to. */
export function CancelDialog({ subscription, onKeep }: CancelDialogProps) {
  const fetcher = useFetcher<typeof action>();
  const offline = offlineText(fetcher.data);
  const scripted = useScripted();
  return (
    <div className="prof-ask">
      <Dialog
        id="cancel-title"
        title="Cancel your subscription?"
        modal={scripted}
        onClose={onKeep}
        foot={
          <>
            <Link className="btn btn-bare" to={href("/profile")} preventScrollReset>
              Keep it
            </Link>
            <Button
              kind="danger-fill"
              form="cancel"
              name="intent"
              value="cancel"
              disabled={fetcher.state !== "idle"}
            >
              Cancel subscription
            </Button>
          </>
        }
      >
        <fetcher.Form
          method="post"
          id="cancel"
          action={href("/profile/subscription")}
          preventScrollReset
          className="stack"
        >
          <ScriptedField />
          {offline === null ? null : <Banner kind="danger">{offline}</Banner>}
          <p>{keptUntil(subscription)}</p>
        </fetcher.Form>
      </Dialog>
    </div>
  );
}
