import { useId } from "react";
import { Link } from "react-router";
import { CreditNote } from "../billing/credit-note.tsx";
import { CatalogueIcon, Icon } from "../icon.tsx";
import { type BuiltinKind, ConnectModel, KindBadge } from "../kind-badge.tsx";
import { Logo } from "../logo.tsx";
import { formatCount, Meter } from "../meter.tsx";
import { type CreditAccount, creditsLeft } from "../shell/account.ts";
import { WriterLine } from "../writer-line.tsx";

/** A group of the sidebar, from the smart actions' catalogue. */
export interface ActionSection {
  name: string;
  icon: string;
  /** `name` travels as the value of `apply`. */
  actions: readonly {
    name: string;
    shortDescription?: string;
    /** What the built-in writer does of it. */
    builtin: BuiltinKind;
    /** The most credits that it can cost on this document. */
    most?: number;
  }[];
}

interface ActionSidebarProps {
  sections: readonly ActionSection[];
  /** Name of the section that is open at first; the first one by default. */
  open?: string;
  /** Whether the built-in writer is this server's default writer; rows that need a model are then disabled. */
  builtinWrites: boolean;
  /** Name of the model that writes; null where the built-in writer does. */
  model: string | null;
  /** Of the signed-in user; null once the session has ended. */
  account: CreditAccount | null;
  /** Title of the document that the actions work on; null when there is none. */
  acting: string | null;
  /** Id of the document's form. */
  form: string;
  /** Why no action can run now; every row is disabled and the reason is shown. */
  disabledReason?: string;
  /** An action has been asked for: no other one is taken, and the pressed row keeps the focus. */
  pending?: boolean;
}

/** The actions on the open document. Each row submits the document's form as `apply={name}`. */
export function ActionSidebar(props: ActionSidebarProps) {
  const {
    sections,
    open,
    builtinWrites,
    model,
    account,
    acting,
    form,
    disabledReason,
    pending = false,
  } = props;
  const first = open ?? sections[0]?.name;
  const { used, limit } = account?.credits ?? { used: 0, limit: 0 };
  const left = account && disabledReason === undefined ? creditsLeft(account) : Infinity;
  const dearest = Math.max(
    0,
    ...sections.flatMap(({ actions }) => actions.map((one) => priceOf(one, builtinWrites) ?? 0)),
  );
  return (
    <aside className="side" aria-label="Actions">
      <div className="side-head">
        <Link to="/">
          <Logo height={24} />
        </Link>
      </div>
      <p className="side-acting" id="side-acting">
        {acting === null ? null : (
          <span className="clip">
            On <b dir="auto">{acting}</b>
          </span>
        )}
        <span>{pending ? "Writing…" : disabledReason}</span>
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
                  builtinWrites={builtinWrites}
                  left={left}
                  disabled={disabledReason !== undefined}
                  pending={pending}
                />
              ))}
              {builtinWrites && section.actions.some(({ builtin }) => builtin === "model") ? (
                <p className="kind-note">
                  Some actions need a model. <ConnectModel />
                </p>
              ) : null}
            </div>
          </details>
        ))}
      </div>
      <div className="side-foot">
        <WriterLine model={model} />
        {account && dearest > left ? (
          <CreditNote account={account} most={dearest} what="An action here" />
        ) : null}
        <p className="side-prices faint sm" aria-hidden="true">
          {disabledReason ? null : "Point at an action to see its price."}
        </p>
        <div className="row sm">
          <span className="faint">Credits</span>
          <span className="num">
            {formatCount(used)} / {formatCount(limit)}
          </span>
        </div>
        <Meter label="Credits used" value={used} max={limit} />
      </div>
    </aside>
  );
}

/** What a row may cost; undefined where that is not known, or where nothing can be done. */
const priceOf = ({ most, builtin }: ActionSection["actions"][number], builtinWrites: boolean) =>
  builtinWrites && builtin === "model" ? undefined : most;

interface ActionRowProps {
  action: ActionSection["actions"][number];
  form: string;
  builtinWrites: boolean;
  /** Credits that are left. */
  left: number;
  disabled: boolean;
  pending: boolean;
}

function ActionRow({ action, form, builtinWrites, left, disabled, pending }: ActionRowProps) {
  const { name, shortDescription, builtin } = action;
  const most = priceOf(action, builtinWrites);
  const beside = useId();
  const needsModel = builtinWrites && builtin === "model";
  return (
    <div className="side-row">
      <button
        type="submit"
        className="side-item"
        form={form}
        name="apply"
        value={name}
        title={shortDescription}
        disabled={disabled || needsModel}
        aria-disabled={pending || undefined}
        aria-describedby={disabled && !needsModel ? "side-acting" : `${beside}-kind ${beside}-price`}
      >
        {name}
        {/* Told besides, not as its name. */}
        <span id={`${beside}-kind`} aria-hidden="true">
          <KindBadge kind={builtin} builtinWrites={builtinWrites} />
        </span>
      </button>
      {most === undefined || disabled ? null : (
        <span className="side-price" id={`${beside}-price`}>
          {`At most ${formatCount(most)} credits${most > left ? `, ${formatCount(left)} left` : ""}`}
        </span>
      )}
    </div>
  );
}
