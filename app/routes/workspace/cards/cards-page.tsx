import type { ReactNode } from "react";
import { Form, Link, useNavigate } from "react-router";
import { LimitModal } from "#app/islands/billing/limit-modal.tsx";
import { BlankNote } from "#app/islands/workspace/cards/blank-note.tsx";
import { FileDrop, OpenFileLink } from "#app/islands/workspace/open/file-drop.tsx";
import type { Notice } from "#app/ui/banner.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { formatCount } from "#app/ui/meter.tsx";
import { ProofSign } from "#app/ui/proof-sign.tsx";
import type { CreditAccount } from "#app/ui/shell/account.ts";
import { SkipLink } from "#app/ui/shell/skip-link.tsx";
import { WorkspaceBar } from "#app/ui/shell/workspace-bar.tsx";
import { Flash } from "#app/ui/toast.tsx";
import { useScripted } from "#app/ui/use-scripted.ts";
import { ActionSidebar } from "#app/ui/workspace/action-sidebar.tsx";
import { DocumentTypes } from "#app/ui/workspace/document-types.tsx";
import { PlainPage } from "../../frame/plain-page.tsx";
import { priced, type PricedSection } from "../priced.ts";
import { selectFirst } from "./select-first.ts";
import type { SelectedCard } from "./selected-card.ts";

interface CardsPageProps {
  /** How many cards are open. */
  count: number;
  /** What the sidebar works on. */
  selected: SelectedCard | null;
  /** Title of the card that closes when another one opens; null while there is room. */
  closing: string | null;
  /** Choose Document Type is open. */
  choosing: boolean;
  /** The sidebar's groups, from the smart actions' catalogue. */
  sections: readonly PricedSection[];
  /** Whether the built-in writer is this server's default writer. */
  builtinWrites: boolean;
  /** Name of the model that writes; null where the built-in writer does. */
  model: string | null;
  /** Of the signed-in user, from the root's loader; null once the session has ended. */
  account: CreditAccount | null;
  /** Name of this click, see DeskForm. */
  click: string;
  notice?: Notice | null;
  /** A column beside the cards. */
  panel?: ReactNode;
  /** The grid. */
  children: ReactNode;
}

/**
 * /create: the open cards. Its form `card` posts `apply={Action}` with the selected card; Choose Document Type posts
 * `mode`; both with `click`.
 */
export function CardsPage(props: CardsPageProps) {
  const {
    count,
    selected,
    closing,
    choosing,
    sections,
    builtinWrites,
    model,
    account,
    click,
    notice,
    panel,
  } = props;
  const scripted = useScripted();
  const types = <ChooseType click={click} closing={closing} selected={selected} />;
  if (choosing && !scripted) return <PlainPage>{types}</PlainPage>;
  const worked = selected ?? { title: "", subTitle: "" };
  return (
    <>
      <SkipLink />
      <div className="ws">
        <ActionSidebar
          sections={
            selected?.blocked === null
              ? priced(sections, { ...worked, text: "", size: selected.size }, account)
              : sections
          }
          builtinWrites={builtinWrites}
          model={model}
          account={account}
          acting={selected === null ? null : selected.title || "Untitled"}
          form="card"
          disabledReason={selected === null ? selectFirst : (selected.blocked ?? undefined)}
        />
        <div className="ws-main">
          <header className="ws-bars">
            <WorkspaceBar
              title="Workspace"
              aside={count === 0 ? undefined : count === 1 ? "1 card" : `${formatCount(count)} cards`}
            />
          </header>
          <div className="ed-row">
            <main id="main" className={count === 0 ? "ws-empty" : "ws-cards"}>
              <LimitModal notice={notice} />
              <Flash notice={notice?.limit ? null : (notice ?? null)} />
              <Form id="card" method="post" action="/create">
                <input type="hidden" name="card" value={selected?.document ?? ""} />
                <input type="hidden" name="click" value={click} />
              </Form>
              {count === 0 ? (
                <Blank />
              ) : (
                <>
                  <h1 className="sr">Workspace</h1>
                  {props.children}
                </>
              )}
            </main>
            {panel}
          </div>
          {count === 0 ? null : (
            <nav aria-label="Add to the workspace">
              <Link className="fab" to={newHref(selected)} preventScrollReset aria-label="New card">
                <Icon name="plus" size={22} />
              </Link>
            </nav>
          )}
        </div>
      </div>
      {choosing ? types : null}
      <FileDrop click={click} />
    </>
  );
}

const backHref = (selected: SelectedCard | null): string =>
  selected === null ? "/create" : `/create?card=${selected.document}`;
const newHref = (selected: SelectedCard | null): string =>
  selected === null ? "/create?new=1" : `/create?new=1&card=${selected.document}`;

/** What stands where there are no cards. */
function Blank() {
  return (
    <article className="blank">
      <span className="blank-caret">
        <ProofSign name="caret" size={26} />
      </span>
      <h1 className="display">Welcome to Your Workspace</h1>
      <BlankNote />
      <div className="blank-do">
        <ButtonLink kind="ink" size="lg" href={newHref(null)}>
          <Icon name="plus" />
          Create New Document
        </ButtonLink>
        <OpenFileLink className="btn btn-line btn-lg">
          <Icon name="file-text" />
          Open a file
        </OpenFileLink>
        <ButtonLink kind="bare" size="lg" href="/create?templates=1">
          Browse Templates
        </ButtonLink>
      </div>
    </article>
  );
}

interface ChooseTypeProps extends Pick<CardsPageProps, "click" | "closing" | "selected"> {}

function ChooseType({ click, closing, selected }: ChooseTypeProps) {
  const scripted = useScripted();
  const navigate = useNavigate();
  const back = backHref(selected);
  return (
    <Form method="post" action="/create">
      <input type="hidden" name="click" value={click} />
      <Dialog
        id="types"
        level={scripted ? 2 : 1}
        className="types-dlg"
        title="Choose Document Type"
        modal={scripted}
        onClose={() => void navigate(back, { replace: true, preventScrollReset: true })}
        foot={
          <>
            <Link className="btn btn-line" to="/create/open">
              <Icon name="file-text" />
              Open a file
            </Link>
            {scripted ? null : (
              <Link className="btn btn-bare" to={back}>
                Cancel
              </Link>
            )}
          </>
        }
      >
        {closing === null ? null : (
          <p className="note">
            50 cards are open. The one that was opened first, “{closing || "Untitled"}”, closes for another;
            its document stays in your recent content.
          </p>
        )}
        <DocumentTypes />
      </Dialog>
    </Form>
  );
}
