import type { ReactNode } from "react";
import { useSectionInView } from "#app/islands/account/use-section-in-view.ts";
import type { SubscriptionAnswer } from "#app/services/auth/subscriptions/contract.ts";
import type { SessionRow } from "#app/ui/account/session-list.tsx";
import type { Notice } from "#app/ui/banner.tsx";
import type { StatementView } from "#app/ui/billing/statement.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { initials, type ShellUser, trialText } from "#app/ui/shell/account.ts";
import { SkipLink } from "#app/ui/shell/skip-link.tsx";
import { TopBar } from "#app/ui/shell/top-bar.tsx";
import { Flash } from "#app/ui/toast.tsx";
import { type Billing, payingLine } from "./billing-words.ts";
import { type Closing, CloseDialog } from "./close-dialog.tsx";
import type { PlanRange } from "./plan-rules.ts";
import { BillingSection } from "./profile-billing.tsx";
import { AccountInfo, Overview, type Profile, Security, Settings } from "./profile-sections.tsx";
import { Usage } from "./profile-usage.tsx";

interface ProfilePageProps {
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
  /** Set while the reader is asked whether to close the account. */
  closing: Closing | null;
  /** Shown in the section that it names, else at the top. */
  notice: Notice | null;
  /** Called when that dialog is dismissed. */
  onKeep: () => void;
}

const sections = [
  { id: "overview", label: "Overview", icon: "user-round" },
  { id: "account", label: "Account Info", icon: "id-card" },
  { id: "usage", label: "Usage & Plan", icon: "gauge" },
  { id: "billing", label: "Billing", icon: "receipt" },
  { id: "security", label: "Security", icon: "shield" },
  { id: "settings", label: "Settings", icon: "settings-2" },
] as const;

type SectionId = (typeof sections)[number]["id"];
const ids = sections.map(({ id }) => id);

/** /profile: one scrolling page. Its forms post `intent` verify, reset, end, end-others, close; those of the plan, elsewhere. */
export function ProfilePage({ user, profile, notice, closing, onKeep, ...loaded }: ProfilePageProps) {
  const current = useSectionInView(ids);
  return (
    <>
      <SkipLink />
      <TopBar user={user} />
      <main id="main" className="page prof">
        <aside aria-label="Sections">
          <div className="prof-id">
            <span className="avatar avatar-xl" aria-hidden="true">
              {initials(user)}
            </span>
            <div>
              <b className="serif clip">{profile.name}</b>
              <span className="faint sm clip">{profile.email}</span>
            </div>
          </div>
          <nav aria-label="Profile">
            {sections.map(({ id, label, icon }) => (
              <a className="item" key={id} href={`#${id}`} aria-current={id === current ? "true" : undefined}>
                <Icon name={icon} />
                {label}
              </a>
            ))}
          </nav>
        </aside>
        <div className="prof-main">
          <Section id="overview" notice={notice}>
            <Overview user={user} profile={profile} />
          </Section>
          <Section id="account" notice={notice}>
            <AccountInfo {...profile} />
          </Section>
          <Section id="usage" notice={null}>
            <Usage {...loaded} trial={trialText(user)} notice={notice?.at === "usage" ? notice : null} />
          </Section>
          <Section
            id="billing"
            notice={notice}
            aside={loaded.billing?.paddle ? payingLine(loaded.billing.paddle) : null}
          >
            <BillingSection billing={loaded.billing} />
          </Section>
          <Section id="security" notice={notice}>
            <Security sessions={loaded.sessions} />
          </Section>
          <Section id="settings" notice={notice}>
            {closing ? <CloseDialog closing={closing} onKeep={onKeep} /> : null}
            <Settings />
          </Section>
        </div>
      </main>
    </>
  );
}

interface SectionProps {
  id: SectionId;
  notice: Notice | null;
  /** At the end of the heading's line. */
  aside?: string | null;
  children: ReactNode;
}

/** A section under its heading, with the notice that belongs to it. */
function Section({ id, notice, aside, children }: SectionProps) {
  const label = sections.find((section) => section.id === id)?.label;
  const Heading = id === "overview" ? "h1" : "h2";
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
