import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";
import { type Leaving, SavedLink } from "../workspace/saved-link.tsx";

interface WorkspaceBarProps {
  title: string;
  /** Beside the title. */
  aside?: string | undefined;
  /** Id of the sidebar, which is a drawer behind the bar's first button in windows that have no room for it. */
  drawer?: string;
  /** What is typed on the page, where something is. */
  leaving?: Leaving;
  /** Right end: panels, account. */
  children?: ReactNode;
}

const nothingTyped: Leaving = { form: null, isTyped: false };

/** Stands in for the top bar in the writing areas. */
export function WorkspaceBar({ title, aside, drawer, leaving = nothingTyped, children }: WorkspaceBarProps) {
  return (
    <div className="wsbar">
      {drawer === undefined ? null : (
        <button
          type="button"
          className="btn btn-bare btn-icon btn-sm ws-drawer"
          popoverTarget={drawer}
          aria-label="Open the sidebar"
        >
          <Icon name="panel-left-open" />
        </button>
      )}
      <SavedLink leaving={leaving} className="btn btn-bare btn-icon btn-sm" to="/" label="Home">
        <Icon name="house" />
      </SavedLink>
      <span className="vr" />
      <span className="ws-title clip" dir="auto">
        {title}
      </span>
      {aside ? <span className="faint sm num">{aside}</span> : null}
      <div className="end">{children}</div>
    </div>
  );
}
