import type { ReactNode } from "react";
import { Form, Link, useLocation, useNavigate } from "react-router";
import { LimitModal } from "#app/islands/billing/limit-modal.tsx";
import { BlankNote } from "#app/islands/workspace/cards/blank-note.tsx";
import { FileDrop, OpenFileLink } from "#app/islands/workspace/open/file-drop.tsx";
import type { Notice } from "#app/ui/banner.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ProofSign } from "#app/ui/proof-sign.tsx";
import { Flash } from "#app/ui/toast.tsx";
import { useOpenedHere } from "#app/ui/use-opened-here.ts";
import { DocumentTypes } from "#app/ui/workspace/document-types.tsx";
import { panelAddress, panelOf } from "#app/ui/workspace/panel-link.tsx";
import { cardsAddress } from "./subject-of-cards.ts";

interface CardsPageProps {
  /** How many cards are open. */
  count: number;
  /** Guid of the selected card; empty: none. */
  selected: string;
  /** Title of the card that closes when another one opens; null while there is room. */
  closing: string | null;
  /** Choose Document Type is open. */
  choosing: boolean;
  /** Name of this click, see DeskForm. */
  click: string;
  notice?: Notice | null;
  /** The grid. */
  children: ReactNode;
}

/**
 * /create: the open cards. Its form `card` posts `apply={Action}` with the selected card; Choose Document Type posts
 * `mode`; both with `click`.
 */
export function CardsPage({ count, selected, closing, choosing, click, notice, children }: CardsPageProps) {
  const isPage = useOpenedHere(choosing);
  const open = panelOf(useLocation().search);
  const back = panelAddress({ guid: selected, here: cardsAddress(selected) }, open);
  const anew = `${back}${back.includes("?") ? "&" : "?"}new=1`;
  const types = choosing ? <ChooseType click={click} closing={closing} back={back} modal={!isPage} /> : null;
  if (isPage) return types;
  return (
    <div className="ed-row">
      <main id="main" className={count === 0 ? "ws-empty" : "ws-cards"}>
        <LimitModal notice={notice} />
        <Flash notice={notice?.limit ? null : (notice ?? null)} />
        <Form id="card" method="post" preventScrollReset>
          <input type="hidden" name="card" value={selected} />
          <input type="hidden" name="click" value={click} />
        </Form>
        {count === 0 ? (
          <Blank anew={anew} />
        ) : (
          <>
            <h1 className="sr">Workspace</h1>
            {children}
          </>
        )}
      </main>
      {count === 0 ? null : (
        <nav aria-label="Add to the workspace">
          <Link className="fab" to={anew} preventScrollReset aria-label="New card">
            <Icon name="plus" size={22} />
          </Link>
        </nav>
      )}
      {types}
      <FileDrop />
    </div>
  );
}

/** What stands where there are no cards. */
function Blank({ anew }: { anew: string }) {
  return (
    <article className="blank">
      <span className="blank-caret">
        <ProofSign name="caret" size={26} />
      </span>
      <h1 className="display">Welcome to Your Workspace</h1>
      <BlankNote />
      <div className="blank-do">
        <ButtonLink kind="ink" size="lg" href={anew}>
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

interface ChooseTypeProps extends Pick<CardsPageProps, "click" | "closing"> {
  /** Where it is left to. */
  back: string;
  modal: boolean;
}

function ChooseType({ click, closing, back, modal }: ChooseTypeProps) {
  const navigate = useNavigate();
  return (
    <Form method="post" action="/create">
      <input type="hidden" name="click" value={click} />
      <Dialog
        id="types"
        level={modal ? 2 : 1}
        className="types-dlg"
        title="Choose Document Type"
        modal={modal}
        onClose={() => void navigate(back, { replace: true, preventScrollReset: true })}
        foot={
          <>
            <Link className="btn btn-line" to="/create/open">
              <Icon name="file-text" />
              Open a file
            </Link>
            {modal ? null : (
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
