import { Form, href, Link } from "react-router";
import { SessionList, type SessionRow } from "#app/ui/account/session-list.tsx";
import { Badge } from "#app/ui/badge.tsx";
import type { Notice } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import type { ShownDate } from "#app/ui/content-card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { initials, type ShellUser } from "#app/ui/shell/account.ts";
import { SkipLink } from "#app/ui/shell/skip-link.tsx";
import { TopBar } from "#app/ui/shell/top-bar.tsx";
import { Flash } from "#app/ui/toast.tsx";
import { type Closing, CloseDialog } from "./close-dialog.tsx";

interface ProfilePageProps {
  user: ShellUser;
  profile: { name: string; email: string; verified: boolean; since: ShownDate };
  /** null while they cannot be told. */
  sessions: readonly SessionRow[] | null;
  /** Set while the reader is asked whether to close the account. */
  closing: Closing | null;
  notice: Notice | null;
  /** Called when that dialog is dismissed. */
  onKeep: () => void;
}

const sections = [
  { id: "account", label: "Account Info", icon: "id-card" },
  { id: "security", label: "Security", icon: "shield" },
  { id: "settings", label: "Settings", icon: "settings-2" },
] as const;

/** /profile: every form posts its `intent`: verify, reset, end, end-others, close. */
export function ProfilePage({ user, profile, sessions, closing, notice, onKeep }: ProfilePageProps) {
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
              <a className="item" key={id} href={`#${id}`}>
                <Icon name={icon} />
                {label}
              </a>
            ))}
          </nav>
        </aside>
        <div className="prof-main">
          <h1 className="display" id="account">
            Account Info
          </h1>
          <Flash notice={notice} />
          <AccountInfo {...profile} />
          <h2 className="display" id="security">
            Security
          </h2>
          <Security sessions={sessions} />
          <h2 className="display" id="settings">
            Settings
          </h2>
          {closing ? <CloseDialog closing={closing} onKeep={onKeep} /> : null}
          <Settings />
        </div>
      </main>
    </>
  );
}

function AccountInfo({ name, email, verified, since }: ProfilePageProps["profile"]) {
  return (
    <dl className="facts">
      <dt>Name</dt>
      <dd>{name}</dd>
      <dt>Email</dt>
      <dd>
        <span className="break-all">{email}</span>
        <Badge kind={verified ? "ok" : "warn"}>{verified ? "Verified" : "Not verified"}</Badge>
        {verified ? null : (
          <Form method="post" className="end">
            <Button size="sm" name="intent" value="verify">
              Verify Email
            </Button>
          </Form>
        )}
      </dd>
      <dt>Member since</dt>
      <dd>
        <time dateTime={since.iso}>{since.label}</time>
      </dd>
    </dl>
  );
}

function Security({ sessions }: Pick<ProfilePageProps, "sessions">) {
  return (
    <>
      <div className="setting">
        <div>
          <h3>Password</h3>
          <p className="muted">We send you a link that sets a new one.</p>
        </div>
        <Form method="post">
          <Button name="intent" value="reset">
            Send reset link
          </Button>
        </Form>
      </div>
      <SessionList sessions={sessions} />
    </>
  );
}

const closeHref = (closing: Closing): string => `${href("/profile")}?close=${closing}#settings`;

function Settings() {
  return (
    <>
      <div className="setting">
        <div>
          <h3>Your data</h3>
          <p className="muted">Everything that Stet keeps about you, as one zip file.</p>
        </div>
        <a className="btn btn-line" href={href("/profile/export")} download>
          <Icon name="download" />
          Download
        </a>
      </div>
      <div className="setting">
        <div>
          <h3>Deactivate account</h3>
          <p className="muted">
            Temporary: your data is kept, and logging in again reactivates it. A paid subscription goes on.
          </p>
        </div>
        <Link className="btn btn-line" to={closeHref("deactivate")} preventScrollReset>
          Deactivate
        </Link>
      </div>
      <div className="setting">
        <div>
          <h3>Delete account</h3>
          <p className="muted">Everything is erased after 30 days. A paid subscription is cancelled.</p>
        </div>
        <Link className="btn btn-danger" to={closeHref("delete")} preventScrollReset>
          Delete
        </Link>
      </div>
    </>
  );
}
