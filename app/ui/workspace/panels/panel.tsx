import type { ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { Icon } from "../../icon.tsx";
import { PanelLink, type PanelTarget } from "../panel-link.tsx";

interface PanelProps {
  target: PanelTarget;
  /** Name in the address. */
  name: string;
  title: string;
  /** One line under the title. */
  about?: ReactNode;
  /** Its list scrolls over a foot that stands. */
  fill?: boolean;
  children: ReactNode;
}

/** The column at the right of a document, one at a time. */
export function Panel({ target, name, title, about, fill = false, children }: PanelProps) {
  return (
    <aside
      id={`${name}-panel`}
      className={classNames("panel", fill && "is-fill")}
      aria-labelledby={`panel-${name}`}
    >
      <div className="panel-head">
        <h2 className="title" id={`panel-${name}`}>
          {title}
        </h2>
        <PanelLink target={target} panel="" className="btn btn-bare btn-icon btn-sm" label="Close panel">
          <Icon name="x" />
        </PanelLink>
      </div>
      {about ? <p className="muted sm">{about}</p> : null}
      {target.form === null ? null : <input type="hidden" form={target.form} name="panel" value={name} />}
      {children}
    </aside>
  );
}
