import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "../icon.tsx";

interface WorkspaceBarProps {
  title: string;
  /** Beside the title. */
  aside?: string | undefined;
  /** Right end: panels, account. */
  children?: ReactNode;
}

/** Stands in for the top bar in the writing areas. */
export function WorkspaceBar({ title, aside, children }: WorkspaceBarProps) {
  return (
    <div className="wsbar">
      <Link className="btn btn-bare btn-icon btn-sm" to="/" aria-label="Home">
        <Icon name="house" />
      </Link>
      <span className="vr" />
      <span className="ws-title clip" dir="auto">
        {title}
      </span>
      {aside ? <span className="faint sm num">{aside}</span> : null}
      <div className="end">{children}</div>
    </div>
  );
}
