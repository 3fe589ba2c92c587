import { useId } from "react";
import { Link } from "react-router";
import { CatalogueIcon, Icon } from "../icon.tsx";
import { Logo } from "../logo.tsx";
import { formatCount, Meter } from "../meter.tsx";

/** A group of the sidebar, from the smart actions' catalogue. */
export interface ActionSection {
  name: string;
  icon: string;
  /** `name` travels as the value of `apply`. */
  actions: readonly {
    name: string;
    shortDescription?: string;
    /** The most credits that it can cost on this document. */
    most?: number;
  }[];
}

interface ActionSidebarProps {
  sections: readonly ActionSection[];
  /** Name of the section that is open at first; the first one by default. */
  open?: string;
  credits: { used: number; limit: number };
  /** Title of the document that the actions work on; null when there is none. */
  acting: string | null;
  /** Id of the document's form. */
  form: string;
  /** Why no action can run now; every row is disabled and the reason is shown. */
  disabledReason?: string;
}

/** The actions on the open document. Each row submits the document's form as `apply={name}`. */
export function ActionSidebar({ sections, open, credits, acting, form, disabledReason }: ActionSidebarProps) {
  const first = open ?? sections[0]?.name;
  return (
    <aside className="side" aria-label="Actions">
      <div className="side-head">
        <Link to="/">
          <Logo height={24} />
        </Link>
      </div>
      <p className="side-acting" id="side-acting">
        {acting === null ? null : (
          <>
            On <b dir="auto">{acting}</b>
            {disabledReason ? <br /> : null}
          </>
        )}
        {disabledReason}
      </p>
      <div className="side-list">
        {sections.map((section) => (
          <details key={section.name} name="actions" open={section.name === first}>
            <summary>
              <CatalogueIcon name={section.icon} />
              {section.name}
              <span className="faint num">{section.actions.length}</span>
              <Icon name="chevron-right" size={14} className="chev" />
            </summary>
            <div className="side-items">
              {section.actions.map((action) => (
                <ActionRow
                  key={action.name}
                  action={action}
                  form={form}
                  disabled={disabledReason !== undefined}
                />
              ))}
            </div>
          </details>
        ))}
      </div>
      <div className="side-foot">
        <div className="row sm">
          <span className="faint">Credits</span>
          <span className="num">
            {formatCount(credits.used)} / {formatCount(credits.limit)}
          </span>
        </div>
        <Meter label="Credits used" value={credits.used} max={credits.limit} />
      </div>
    </aside>
  );
}

interface ActionRowProps {
  action: ActionSection["actions"][number];
  form: string;
  disabled: boolean;
}

function ActionRow({ action: { name, shortDescription, most }, form, disabled }: ActionRowProps) {
  const price = useId();
  return (
    <div className="side-row">
      <button
        type="submit"
        className="side-item"
        form={form}
        name="apply"
        value={name}
        title={shortDescription}
        disabled={disabled}
        aria-describedby={disabled ? "side-acting" : price}
      >
        {name}
      </button>
      {most === undefined || disabled ? null : (
        <span className="side-price" id={price}>
          <span className="sr">at most </span>
          {formatCount(most)}
          <span className="sr"> credits</span>
        </span>
      )}
    </div>
  );
}
