import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Form, Link } from "react-router";
import { CreditNote } from "../billing/credit-note.tsx";
import { CatalogueIcon, Icon, type IconName } from "../icon.tsx";
import { ConnectModel, WorksheetNote } from "../kind-badge.tsx";
import { Logo } from "../logo.tsx";
import { formatCount, Meter } from "../meter.tsx";
import { type CreditAccount, creditsLeft } from "../shell/account.ts";
import { WriterLine } from "../writer-line.tsx";
import { ActionRow, type ListedAction, priceOf } from "./action-row.tsx";
import { PanelLink, type PanelTarget } from "./panel-link.tsx";
import { SavedLink } from "./saved-link.tsx";

/** A group of the sidebar, from the smart actions' catalogue. */
export interface ActionSection {
  name: string;
  icon: string;
  /** `name` travels as the value of `apply`, unless the action says otherwise. */
  actions: readonly ListedAction[];
}

/** A panel that the sidebar opens, with how many tools are in it. */
export interface SideLink {
  panel: string;
  name: string;
  icon: IconName;
  count?: number;
}

/** The sidebar as a rail of icons, and how it is changed. */
export interface SideFold {
  closed: boolean;
  /** A script's; `section` is opened with it. */
  onToggle?: ((closed: boolean, section?: string) => void) | undefined;
}

interface ActionSidebarProps {
  sections: readonly ActionSection[];
  /** Name of the section that is open at first; the first one by default. */
  open?: string | undefined;
  /** Whether the built-in writer is this server's default writer; rows that need a model are then disabled. */
  builtinWrites: boolean;
  /** Name of the model that writes; null where the built-in writer does. */
  model: string | null;
  /** Of the signed-in user; null once the session has ended. */
  account: CreditAccount | null;
  /** What the actions work on; null where that is nothing, or not to be said. */
  acting: string | null;
  /** Id of the document's form. */
  form: string;
  /** Why no action can run now; every row is disabled and the reason is shown. */
  disabledReason?: string | undefined;
  /** An action has been asked for: no other one is taken, and the pressed row keeps the focus. */
  pending?: boolean;
  /** Where panels open; without it there are none. */
  target?: PanelTarget;
  links?: readonly SideLink[];
  /** Name of the panel that is open. */
  panel?: string | null;
  fold?: SideFold;
  /** The box that searches everything that can be done, with what it has found. */
  search?: ReactNode;
  /** What goes along with the next action. */
  notes?: ReactNode;
}

/** The actions on the open document. Each row submits the document's form as `apply={name}`, or opens its panel. */
export function ActionSidebar(props: ActionSidebarProps) {
  const { sections, open, builtinWrites, model, account, acting, form, disabledReason } = props;
  const { pending = false, target, links = [], panel = null, fold, search, notes } = props;
  const drawer = useDrawer();
  const first = open ?? sections[0]?.name;
  const { used, limit } = account?.credits ?? { used: 0, limit: 0 };
  const left = account && disabledReason === undefined ? creditsLeft(account) : Infinity;
  const dearest = Math.max(
    0,
    ...sections.flatMap(({ actions }) => actions.map((one) => priceOf(one, builtinWrites) ?? 0)),
  );
  return (
    <>
      {fold?.closed ? <Rail {...props} fold={fold} /> : null}
      <aside className="side" id={sidebarId} popover="auto" ref={drawer} aria-label="Actions">
        <EnterButton form={target?.form} />
        <div className="side-head">
          <HomeLink target={target}>
            <Logo height={24} />
          </HomeLink>
          <button
            type="button"
            className="btn btn-bare btn-icon btn-sm side-shut"
            popoverTarget={sidebarId}
            popoverTargetAction="hide"
            aria-label="Close the sidebar"
          >
            <Icon name="panel-left-close" />
          </button>
          {fold ? (
            <span className="side-fold">
              <FoldButton target={target} fold={fold} to="closed" label="Collapse sidebar">
                <Icon name="panel-left-close" />
              </FoldButton>
            </span>
          ) : null}
        </div>
        {search}
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
                    target={target ?? null}
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
                <WorksheetNote
                  kinds={section.actions.map(({ builtin }) => builtin)}
                  builtinWrites={builtinWrites}
                />
              </div>
            </details>
          ))}
          <SideLinks target={target} links={links} panel={panel} />
        </div>
        {/* They come and go: what is above them stays where it is. */}
        {notes}
        <div className="side-foot">
          <WriterLine model={model} />
          <p className="writer-line">Prices: at most, in credits.</p>
          {account && dearest > left ? (
            <CreditNote account={account} most={dearest} what="An action here" />
          ) : null}
          <div className="row sm">
            <span className="faint">Credits</span>
            <span className="num">
              {formatCount(used)} / {formatCount(limit)}
            </span>
          </div>
          <Meter label="Credits used" value={used} max={limit} />
        </div>
      </aside>
    </>
  );
}

function HomeLink({ target, children }: Pick<ActionSidebarProps, "target"> & { children: ReactNode }) {
  if (!target) return <Link to="/">{children}</Link>;
  return (
    <SavedLink leaving={target} to="/">
      {children}
    </SavedLink>
  );
}

/** Of the sidebar in its page, for what opens it as a drawer. */
export const sidebarId = "side";

/** A drawer does not stand in the way of what was chosen in it. */
function useDrawer(): RefObject<HTMLElement | null> {
  const drawer = useRef<HTMLElement>(null);
  useEffect(() => {
    const side = drawer.current;
    const leave = ({ target }: Event): void => {
      const isChosen = target instanceof Element && target.closest('a, [name="apply"]') !== null;
      if (isChosen && side?.matches(":popover-open")) side.hidePopover();
    };
    side?.addEventListener("click", leave);
    return () => side?.removeEventListener("click", leave);
  }, []);
  return drawer;
}

interface SideLinksProps extends Required<Pick<ActionSidebarProps, "links" | "panel">> {
  target: PanelTarget | undefined;
  /** As icons alone. */
  short?: boolean;
}

/** What opens a panel. */
function SideLinks({ target, links, panel, short = false }: SideLinksProps) {
  if (!target) return null;
  const look = short ? "btn btn-bare btn-icon btn-sm" : "side-link";
  return links.map((link) => (
    <PanelLink
      key={link.panel}
      target={target}
      panel={link.panel}
      className={link.panel === panel ? `${look} is-on` : look}
      current={link.panel === panel}
      {...(short ? { label: link.name, title: link.name } : {})}
    >
      <Icon name={link.icon} {...(short ? { size: 18 } : {})} />
      {short ? null : link.name}
      {short || link.count === undefined ? null : <span className="faint num">{link.count}</span>}
    </PanelLink>
  ));
}

/** What Enter in a search box presses where no script listens: a form's first button. */
function EnterButton({ form }: { form: string | null | undefined }) {
  if (!form) return null;
  return (
    <button
      className="sr"
      type="submit"
      form={form}
      name="intent"
      value="find"
      tabIndex={-1}
      aria-hidden="true"
    >
      Search
    </button>
  );
}

interface FoldButtonProps {
  target: PanelTarget | undefined;
  fold: SideFold;
  /** `closed`, `open`, or `open` with a section after a colon. */
  to: string;
  label: string;
  children: ReactNode;
}

/** Folds the sidebar. Without a script it saves what is typed on the way, or posts by itself where nothing can be. */
function FoldButton({ target, fold, to, label, children }: FoldButtonProps) {
  const [state = "", section] = to.split(":");
  const isSaved = target?.form != null && target.isTyped;
  const button = (
    <button
      type="submit"
      className="btn btn-bare btn-icon btn-sm"
      form={isSaved ? (target?.form ?? undefined) : undefined}
      name="intent"
      value={`side:${to}`}
      aria-label={label}
      title={label}
      onClick={(event) => {
        if (!fold.onToggle) return;
        event.preventDefault();
        fold.onToggle(state === "closed", section);
      }}
    >
      {children}
    </button>
  );
  if (isSaved) return button;
  return (
    <Form method="post" action="/create/side">
      <input type="hidden" name="from" value={target?.here ?? "/create"} />
      {button}
    </Form>
  );
}

/** The sidebar as a rail: each icon opens it, at its section. */
function Rail({ sections, target, links = [], panel = null, fold }: ActionSidebarProps & { fold: SideFold }) {
  return (
    <aside className="rail" aria-label="Actions, folded">
      <HomeLink target={target}>
        <Logo height={24} short />
      </HomeLink>
      <FoldButton target={target} fold={fold} to="open" label="Expand sidebar">
        <Icon name="panel-left-open" size={18} />
      </FoldButton>
      <FoldButton target={target} fold={fold} to="open:search" label="Search actions">
        <Icon name="search" size={18} />
      </FoldButton>
      {sections.map(({ name, icon }) => (
        <FoldButton key={name} target={target} fold={fold} to={`open:${name}`} label={name}>
          <CatalogueIcon name={icon} size={18} />
        </FoldButton>
      ))}
      <SideLinks target={target} links={links} panel={panel} short />
    </aside>
  );
}
