import type { ReactNode } from "react";
import { Link } from "react-router";
import { type ContentMode, ModeBadge } from "../mode-badge.tsx";
import { classNames } from "../class-names.ts";
import { CatalogueIcon, Icon } from "../icon.tsx";
import { formatCount } from "../meter.tsx";

/** A card of the workspace as it shows its document. */
export interface CardView {
  /** Guid of its document. */
  document: string;
  mode: ContentMode;
  /** What made it, where a tool did. */
  tool: { name: string; platform: string; icon: string | null } | null;
  /** Title of the text that it was made from, where that had one. */
  from: string | null;
  title: string;
  subTitle: string;
  /** Plain text, at most 150 characters. */
  text: string;
  words: number | null;
  /** "Saved 2 m ago"; null while there is nothing to save. */
  saved: string | null;
  /** What writes, or was to write and did not. */
  run: {
    generation: string;
    action: string;
    isRunning: boolean;
    /** It works on the text that is there. */
    edits: boolean;
    /** How many wait before it, while it waits for its turn; null where it does not. */
    before: number | null;
    problem: string | null;
    /** There was nothing to do: once more would be answered alike. */
    declined: boolean;
  } | null;
  /** An edit that waits for the writer's word. */
  proposal: { generation: string; action: string } | null;
  /** Number of a version that met the text and waits for the writer's choice; null: none does. */
  met: number | null;
}

export interface WorkspaceCardProps {
  card: CardView;
  /** What the sidebar and the panels work on. */
  isSelected: boolean;
  /** It closes when another one opens. */
  closesNext: boolean;
  /** Address at which this card is selected, and that of its document. */
  selectHref: string;
  openHref: string;
  /** A script's: copies the text, and moves the card. */
  copyButton?: ReactNode;
  handle?: ReactNode;
  /** Moves, sizes and closes it. */
  menu: ReactNode;
  /** In the place of its text while it is written, or where no text came. */
  children?: ReactNode;
  /** Below its text: what was to be done with it and was not. */
  told?: ReactNode;
  /** In the place of its foot. */
  foot?: ReactNode;
}

/** A card in the workspace's grid: its title is the link that selects it, and covers it. */
export function WorkspaceCard(props: WorkspaceCardProps) {
  const { card, isSelected, closesNext, selectHref, openHref, copyButton, handle, menu } = props;
  const { mode, tool, from, title, subTitle, text, saved, run } = card;
  const name = title || "Untitled";
  return (
    <article
      className={classNames("card card-link wcard", isSelected && "is-selected")}
      aria-busy={run?.isRunning === true || undefined}
    >
      <div className="card-top">
        <ModeBadge mode={mode} />
        {tool ? (
          <span className="wcard-tool clip">
            {tool.icon === null ? null : <CatalogueIcon name={tool.icon} size={14} />}
            <span>{tool.name}</span> <span>{tool.platform}</span>
            {from === null ? null : (
              <>
                {" "}
                <span>from “{from}”</span>
              </>
            )}
          </span>
        ) : null}
        {saved === null && run === null ? <span className="tag">New</span> : null}
        <span className="end wcard-tools">
          {copyButton}
          <Link className="btn btn-bare btn-icon btn-sm wcard-more" to={openHref} aria-label={`Open ${name}`}>
            <Icon name="maximize-2" size={15} />
          </Link>
          {menu}
          {handle}
        </span>
      </div>
      <h2 className="clip-2" dir="auto">
        <Link to={selectHref} preventScrollReset aria-current={isSelected ? "true" : undefined}>
          {name}
        </Link>
      </h2>
      {subTitle ? (
        <p className="wcard-sub clip" dir="auto">
          {subTitle}
        </p>
      ) : null}
      {props.children ?? (
        <p className="wcard-text" dir="auto">
          {text}
        </p>
      )}
      {props.told}
      {props.foot ?? <CardFoot card={card} closesNext={closesNext} openHref={openHref} />}
    </article>
  );
}

/** What waits for the writer's word; else its length, and when it was saved. */
function CardFoot({
  card,
  closesNext,
  openHref,
}: Pick<WorkspaceCardProps, "card" | "closesNext" | "openHref">) {
  const { words, saved, proposal, met } = card;
  if (met !== null) {
    return (
      <div className="card-foot wcard-run sm">
        <span className="clip">
          <b className="semi">Two texts</b> wait for your choice.
        </span>
        <Link className="btn btn-line btn-sm end" to={withQuery(openHref, `conflict=${met}`)}>
          See both texts
        </Link>
      </div>
    );
  }
  if (proposal) {
    return (
      <div className="card-foot wcard-run sm">
        <span className="clip">
          <b className="semi">{proposal.action}</b> waits for your word.
        </span>
        <Link className="btn btn-line btn-sm end" to={withQuery(openHref, `review=${proposal.generation}`)}>
          See its marks
        </Link>
      </div>
    );
  }
  return (
    <div className="card-foot xs faint num">
      {words === null || words === 0 ? null : (
        <span>{words === 1 ? "1 word" : `${formatCount(words)} words`}</span>
      )}
      {closesNext ? <span>Closes when another card opens</span> : null}
      <span className="end">{saved ?? "Not saved yet"}</span>
    </div>
  );
}

const withQuery = (address: string, asked: string): string =>
  `${address}${address.includes("?") ? "&" : "?"}${asked}`;

/** Lines in the place of a text that is still to come. */
export function Greeks() {
  return (
    <div className="greeks" aria-hidden="true">
      {["a", "b", "c", "d", "e", "f"].map((line) => (
        <span key={line} className="greek" />
      ))}
    </div>
  );
}
