import { Form, href, Link } from "react-router";
import { SessionList, type SessionRow } from "#app/ui/account/session-list.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import type { ShownDate } from "#app/ui/content-card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { formatCount, Meter } from "#app/ui/meter.tsx";
import { ScriptedField } from "#app/ui/scripted-field.tsx";
import { type ShellUser, trialText } from "#app/ui/shell/account.ts";
import type { Closing } from "./close-dialog.tsx";

export interface Profile {
  name: string;
  email: string;
  verified: boolean;
  since: ShownDate;
}

/** Who, on which plan, with what left, at a glance. */
export function Overview({ user, profile }: { user: ShellUser; profile: Profile }) {
  const trial = trialText(user);
  const { used, limit } = user.credits;
  return (
    <dl className="facts">
      <dt>Name</dt>
      <dd>
        {profile.name} <span className="faint break-all">{profile.email}</span>
      </dd>
      <dt>Plan</dt>
      <dd>
        <Badge kind="plan">{user.plan.name}</Badge>
        {trial ? <span>{trial}</span> : null}
        <a className="link" href="#usage">
          Usage &amp; Plan
        </a>
      </dd>
      <dt>Credits</dt>
      <dd>
        <span className="num">
          {formatCount(used)} / {formatCount(limit)}
        </span>
        <Meter label="Credits used at a glance" value={used} max={limit} />
      </dd>
    </dl>
  );
}

export function AccountInfo({ name, email, verified, since }: Profile) {
  return (
    <dl className="facts">
      <dt>Name</dt>
      <dd>{name}</dd>
      <dt>Email</dt>
      <dd>
        <span className="break-all">{email}</span>
        <Badge kind={verified ? "ok" : "warn"}>{verified ? "Verified" : "Not verified"}</Badge>
        {verified ? null : (
          <Form method="post" action={href("/profile")} preventScrollReset className="end">
            <ScriptedField />
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

/** `sessions` are null while they cannot be told. */
export function Security({ sessions }: { sessions: readonly SessionRow[] | null }) {
  return (
    <>
      <div className="setting">
        <div>
          <h3>Password</h3>
          <p className="muted">We send you a link that sets a new one.</p>
        </div>
        <Form method="post" action={href("/profile")} preventScrollReset>
          <ScriptedField />
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

export function Settings() {
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
