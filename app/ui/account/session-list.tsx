import { Form, href } from "react-router";
import { Badge } from "../badge.tsx";
import { Button } from "../button.tsx";
import type { ShownDate } from "../content-card.tsx";
import { ScriptedField } from "../scripted-field.tsx";
import { useHeldFocus } from "../use-held-focus.ts";

/** A place where the account is signed in. */
export interface SessionRow {
  id: string;
  /** Browser and system in a few words. */
  device: string;
  /** The session of this page. */
  current: boolean;
  begun: ShownDate;
  seen: ShownDate;
}

/** Where the account is signed in. Posts `session` with `intent=end` (and `current` for one's own), or `intent=end-others`. */
export function SessionList({ sessions }: { sessions: readonly SessionRow[] | null }) {
  const part = useHeldFocus<HTMLElement>();
  const others = sessions?.some(({ current }) => !current) ?? false;
  return (
    <section className="sessions" aria-labelledby="sessions-title" ref={part} tabIndex={-1}>
      <div className="setting">
        <div>
          <h3 id="sessions-title">Sessions</h3>
          <p className="muted">Where your account is signed in.</p>
        </div>
        {others ? (
          <Form method="post" action={href("/profile")} preventScrollReset>
            <ScriptedField />
            <Button name="intent" value="end-others">
              End all other sessions
            </Button>
          </Form>
        ) : null}
      </div>
      {sessions ? (
        <ul>
          {sessions.map((session) => (
            <Row key={session.id} {...session} />
          ))}
        </ul>
      ) : (
        <p className="muted">Your sessions could not be loaded. Please try again.</p>
      )}
    </section>
  );
}

function Row({ id, device, current, begun, seen }: SessionRow) {
  return (
    <li>
      <div>
        <b className="semi">{device}</b>
        {current ? <Badge kind="plan">This session</Badge> : null}
        <p className="faint sm">
          Signed in <time dateTime={begun.iso}>{begun.label}</time>, last seen{" "}
          <time dateTime={seen.iso}>{seen.label}</time>
        </p>
      </div>
      <Form method="post" action={href("/profile")} preventScrollReset>
        <ScriptedField />
        <input type="hidden" name="session" value={id} />
        {current ? <input type="hidden" name="current" value="true" /> : null}
        <Button kind="bare" size="sm" name="intent" value="end" aria-label={`End the session: ${device}`}>
          End
        </Button>
      </Form>
    </li>
  );
}
