import type { ReactNode } from "react";
import type { SubscriptionAnswer } from "#app/services/auth/plans/contract.ts";
import type { SessionRow } from "#app/ui/account/session-list.tsx";
import type { Notice } from "#app/ui/banner.tsx";
import type { StatementView } from "#app/ui/billing/statement.tsx";
import { type ShellUser, trialText } from "#app/ui/shell/account.ts";
import { Flash } from "#app/ui/toast.tsx";
import { type Billing, payingLine } from "./billing-words.ts";
import type { PlanRange } from "./plan-rules.ts";
import { type SectionId, ProfileAside, sections } from "./profile-aside.tsx";
import { BillingSection } from "./profile-billing.tsx";
import { AccountInfo, Overview, type Profile, Security, Settings } from "./profile-sections.tsx";
import { Usage } from "./profile-usage.tsx";

export interface ProfileBodyProps {
  user: ShellUser;
  profile: Profile;
  /** null, like what follows, while they cannot be told. */
  sessions: readonly SessionRow[] | null;
  subscription: SubscriptionAnswer | null;
  billing: Billing | null;
  statement: StatementView | null;
  range: PlanRange;
  /** Milliseconds since 1970, of the server. */
  now: number;
  /** Shown in the section that it names, else at the top. */
  notice: Notice | null;
  /** Id of the section that is in view; null while that is not known. */
  current: string | null;
  /** Stands above the settings: the question whether to close the account. */
  closing?: ReactNode;
  /** Stands under the plan, in place of what would follow: the question whether to cancel it. */
  cancelling?: ReactNode;
  /** 1 where the sections are the page's own headings, 3 under a dialog's title. */
  level: 1 | 3;
}

/** Who it is and where the sections are, at the left; the six sections, one under the other. Their forms post to /profile. */
export function ProfileBody(props: ProfileBodyProps) {
  const { user, profile, notice, current, closing, level, ...loaded } = props;
  const shared = { notice, level };
  return (
    <>
      <ProfileAside user={user} profile={profile} current={current} />
      <div className="prof-main">
        <Section id="overview" {...shared}>
          <Overview user={user} profile={profile} />
        </Section>
        <Section id="account" {...shared}>
          <AccountInfo {...profile} />
        </Section>
        <Section id="usage" {...shared} notice={null}>
          <Usage {...loaded} trial={trialText(user)} notice={notice?.at === "usage" ? notice : null} />
        </Section>
        <Section
          id="billing"
          {...shared}
          aside={loaded.billing?.paddle ? payingLine(loaded.billing.paddle) : null}
        >
          <BillingSection billing={loaded.billing} />
        </Section>
        <Section id="security" {...shared}>
          <Security sessions={loaded.sessions} />
        </Section>
        <Section id="settings" {...shared}>
          {closing}
          <Settings />
        </Section>
      </div>
    </>
  );
}

interface SectionProps {
  id: SectionId;
  notice: Notice | null;
  level: 1 | 3;
  /** At the end of the heading's line. */
  aside?: string | null;
  children: ReactNode;
}

/** A section under its heading, with the notice that belongs to it. */
function Section({ id, notice, level, aside, children }: SectionProps) {
  const label = sections.find((section) => section.id === id)?.label;
  const Heading = level === 3 ? "h3" : id === "overview" ? "h1" : "h2";
  const mine = (notice?.at ?? "overview") === id ? notice : null;
  return (
    <>
      <div className="prof-head">
        <Heading className="display" id={id}>
          {label}
        </Heading>
        {aside ? <span className="faint sm">{aside}</span> : null}
      </div>
      <Flash notice={mine} />
      {children}
    </>
  );
}
