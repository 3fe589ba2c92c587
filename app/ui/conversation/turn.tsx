import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "../icon.tsx";
import { PlainText } from "../proof/plain-text.tsx";

interface TurnProps {
  /** Of the message; absent while it is not stored. */
  id?: string;
  role: string;
  text: string;
  /** What can be done with it. */
  actions?: ReactNode;
  /** At its right: another perspective. */
  side?: ReactNode;
  /** Under its text: what it cost, that it is being written, or why it broke off. */
  children?: ReactNode;
}

/** One message of the conversation, as a printed interview has it. */
export function Turn({ id, role, text, actions, side, children }: TurnProps) {
  return (
    <article className="turn" id={id === undefined ? undefined : `message-${id}`}>
      <h3 dir="auto">{role}</h3>
      <div className="turn-body">
        <PlainText text={text} quotes />
        {children}
        {actions ? <div className="turn-do">{actions}</div> : null}
      </div>
      <div className="turn-side">{side}</div>
    </article>
  );
}

/** The link that asks for another perspective, or what stands in its place once there is one. */
export function PerspectiveLink({
  session,
  message,
  state,
}: {
  session: string;
  message: string;
  state: "none" | "asked" | "added";
}) {
  if (state === "added") {
    return (
      <span className="btn btn-bare btn-sm is-done">
        <Icon name="check" size={14} />
        Perspective added
      </span>
    );
  }
  const place = state === "asked" ? "" : `&perspective=${message}`;
  return (
    <Link
      className={state === "asked" ? "btn btn-bare btn-sm is-on" : "btn btn-bare btn-sm"}
      aria-expanded={state === "asked"}
      to={`/brainstorm?branch=${session}${place}#message-${message}`}
      preventScrollReset
    >
      <Icon name="eye" size={14} />
      Another perspective
    </Link>
  );
}

/** How a message looks to another role. */
export function SideNote({ role, text }: { role: string; text: string }) {
  return (
    <aside className="sidenote" tabIndex={-1} aria-label={`Perspective of ${role}`}>
      <h4 dir="auto">{role}</h4>
      <PlainText text={text} quotes />
    </aside>
  );
}
