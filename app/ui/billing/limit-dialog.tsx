import { href, Link } from "react-router";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { formatCount, Meter } from "../meter.tsx";

/** A limit of the plan that is reached, as a refused generation says it. Figures are null where they are not known. */
export interface PlanLimit {
  limit: "credits" | "prompts";
  used: number | null;
  max: number | null;
  /** displayName. */
  plan: string | null;
}

const texts = {
  credits: {
    title: "Credit Limit Exceeded",
    text: "You've reached your monthly credit limit",
    used: "Credits Used",
  },
  prompts: {
    title: "Prompt Limit Reached",
    text: "You've reached your monthly prompt limit",
    used: "Prompts Used",
  },
} as const;

interface LimitDialogProps {
  reached: PlanLimit;
  /** Over the page; without a script the dialog stands in it, above the form. */
  modal: boolean;
  /** 'Maybe Later', by its button or by Escape. Absent without a script: the browser closes the dialog by itself. */
  onLater?: () => void;
}

/** Says which limit of the plan is reached. Only its two buttons and Escape close it. */
export function LimitDialog({ reached, modal, onLater }: LimitDialogProps) {
  const { title, text, used } = texts[reached.limit];
  return (
    <Dialog
      id="limit-title"
      title={title}
      className="limit"
      modal={modal}
      onClose={onLater}
      cross={false}
      foot={
        <>
          <form
            method="dialog"
            onSubmit={(event) => {
              if (!onLater) return;
              event.preventDefault();
              onLater();
            }}
          >
            <Button kind="bare" size="lg">
              Maybe Later
            </Button>
          </form>
          <Link className="btn btn-ink btn-lg" to={href("/plans")} onClick={onLater}>
            Upgrade to Pro
          </Link>
        </>
      }
    >
      <p className="muted">{text}</p>
      <dl className="limit-dl">
        {reached.used !== null && reached.max !== null ? (
          <>
            <div>
              <dt>{used}</dt>
              <dd className="num">
                {formatCount(reached.used)} / {formatCount(reached.max)}
              </dd>
            </div>
            <div className="limit-meter">
              <dt className="sr">Share used</dt>
              <dd>
                <Meter label={used} value={reached.used} max={reached.max} />
              </dd>
            </div>
          </>
        ) : null}
        {reached.plan === null ? null : (
          <div>
            <dt>Current Plan</dt>
            <dd>{reached.plan}</dd>
          </div>
        )}
      </dl>
      <p className="note">{noteOf(reached)}</p>
    </Dialog>
  );
}

/** A text may need more than what is left although something is. */
function noteOf({ limit, used, max }: PlanLimit): string {
  const short = limit === "credits" && used !== null && max !== null && used < max;
  const safe = "Your text is safe. Only the pencil has stopped.";
  return short ? `This text needs more credits than are left. ${safe}` : safe;
}
