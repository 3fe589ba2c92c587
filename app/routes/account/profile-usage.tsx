import type { ReactNode } from "react";
import { href, Link } from "react-router";
import type { SubscriptionAnswer } from "#app/services/auth/plans/contract.ts";
import { Banner, type Notice } from "#app/ui/banner.tsx";
import { DayChart, type UsedDay } from "#app/ui/billing/day-chart.tsx";
import { Statement, type StatementView } from "#app/ui/billing/statement.tsx";
import { formatCount, Meter } from "#app/ui/meter.tsx";
import { Flash } from "#app/ui/toast.tsx";
import { comingDay } from "../frame/dates.ts";
import { PlanControls } from "./plan-controls.tsx";
import { planLine, planNote, type PlanRange, refundNote } from "./plan-rules.ts";

interface UsageProps {
  /** null while it cannot be told. */
  subscription: SubscriptionAnswer | null;
  range: PlanRange;
  statement: StatementView | null;
  /** "5 days left in trial". */
  trial: string | null;
  /** Milliseconds since 1970, of the server. */
  now: number;
  /** A word on what happened to the plan. */
  notice: Notice | null;
  /** The question whether to cancel, with what would follow. */
  cancelling?: ReactNode;
}

/** What is used of the plan, the plan, and the statement line by line. */
export function Usage({ subscription, statement, trial, notice, ...plan }: UsageProps) {
  return (
    <>
      {subscription ? (
        <Figures subscription={subscription} trial={trial} days={statement?.days ?? []} />
      ) : null}
      <Flash notice={notice} />
      {subscription ? (
        <PlanBox subscription={subscription} {...plan} />
      ) : (
        <p className="muted py-4">Your plan could not be loaded. Please try again.</p>
      )}
      <h3 className="prof-h3" id="statement">
        Statement
      </h3>
      <Statement statement={statement} />
    </>
  );
}

/** Bytes as whole megabytes, begun ones counted; "0" is nothing at all. */
const megabytes = (bytes: number): string => formatCount(Math.ceil(bytes / 1_000_000));

interface FiguresProps {
  subscription: SubscriptionAnswer;
  trial: string | null;
  days: readonly UsedDay[];
}

function Figures({ subscription, trial, days }: FiguresProps) {
  const { tokensUsed, tokenLimit, promptsUsed, promptLimit, currentPeriodEnd } = subscription;
  const { storageUsed, storageLimit } = subscription;
  const resets = comingDay(currentPeriodEnd);
  return (
    <>
      <div className="use">
        <div>
          <p className="use-big">{formatCount(tokensUsed)}</p>
          <p className="muted">
            of {formatCount(tokenLimit)} credits used this month. Resets {resets}.
          </p>
        </div>
        <DayChart days={days} />
      </div>
      <div className="meter-lg">
        <Meter label="Credits used this month" value={tokensUsed} max={tokenLimit} />
      </div>
      <dl className="use-by">
        <div>
          <dt>Credits left</dt>
          <dd className="num">{formatCount(Math.max(0, tokenLimit - tokensUsed))}</dd>
        </div>
        <div>
          <dt>Prompts used</dt>
          <dd className="num">
            {formatCount(promptsUsed)} / {formatCount(promptLimit)}
          </dd>
        </div>
        <div>
          <dt>Storage</dt>
          <dd className="num">
            {megabytes(storageUsed)} / {megabytes(storageLimit)} MB
          </dd>
        </div>
        <div>
          <dt>Period ends</dt>
          <dd>{resets}</dd>
        </div>
        {trial ? (
          <div>
            <dt>Trial</dt>
            <dd>{trial}</dd>
          </div>
        ) : null}
      </dl>
    </>
  );
}

function PlanBox({
  subscription,
  range,
  now,
  cancelling,
}: Pick<UsageProps, "range" | "now" | "cancelling"> & { subscription: SubscriptionAnswer }) {
  const { planDisplayName, status } = subscription;
  const { price, rest } = planLine(subscription);
  const note = cancelling ? null : planNote(subscription);
  const refund = refundNote(subscription, now);
  return (
    <>
      {status === "past_due" ? (
        <Banner kind="warning">
          <p>
            Your last payment failed. The payment provider tries again, and you keep {planDisplayName}{" "}
            meanwhile.
          </p>
          <a className="link semi" href={href("/profile/portal")}>
            Manage payment method
          </a>
        </Banner>
      ) : null}
      <section className="planbox sheet" aria-labelledby="your-plan">
        <div>
          <h3 className="note" id="your-plan">
            Your plan
          </h3>
          <p className="display planbox-name">{planDisplayName}</p>
          <p className="muted">
            {price ? <b className="semi text-ink">{price} </b> : null}
            {rest}
          </p>
        </div>
        <PlanControls subscription={subscription} range={range} />
      </section>
      {cancelling}
      {note ? <p className="note plan-note">{note}</p> : null}
      {refund ? (
        <p className="muted plan-note">
          {refund.text}{" "}
          {refund.eligible ? (
            <Link className="link" to={href("/support")}>
              Ask for it
            </Link>
          ) : null}
        </p>
      ) : null}
    </>
  );
}
