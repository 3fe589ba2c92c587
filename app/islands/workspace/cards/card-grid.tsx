import { type RefObject, useEffect, useRef, useState } from "react";
import { useFetcher, useFetchers, useLocation } from "react-router";
import { cardSteps, moveCard, narrowed, type Place, stepOf } from "#app/document/workspace-grid.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Flash } from "#app/ui/toast.tsx";
import { useScripted } from "#app/ui/use-scripted.ts";
import { CardMenu } from "#app/ui/workspace/card-menu.tsx";
import { placeClasses } from "#app/ui/workspace/card-places.ts";
import { panelAddress, panelOf } from "#app/ui/workspace/panel-link.tsx";
import { WorkspaceCard } from "#app/ui/workspace/card.tsx";
import { offlineText } from "../../offline.ts";
import { useTurn } from "../../generation/use-turn.ts";
import { loadPart } from "../../part.ts";
import { CardCopy } from "./card-copy.tsx";
import type { DragLayer } from "./drag-layer.tsx";
import type { Grips } from "./grips.ts";
import type { GridCard } from "./grid-card.ts";
import { cardsAction, withChange } from "./layout.ts";
import { useGone } from "./use-gone.ts";
import { FailedFoot, WaitingCard, WrittenCard } from "./written-card.tsx";

interface CardGridProps {
  /** In a grid of three columns. */
  cards: readonly GridCard[];
  /** Guid of the selected card's document. */
  selected: string | null;
  /** Guid of the one that closes when another opens; null while there is room. */
  closesNext: string | null;
  /** Name of this click, see DeskForm. */
  click: string;
}

/** The grid of open cards: each a form that works by itself; with a script they move at once, and can be dragged. */
export function CardGrid({ cards, selected, closesNext, click }: CardGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const grips = useRef<Grips>(new Map());
  const changes = useFetchers().filter(({ formAction, formData }) => formAction === cardsAction && formData);
  /** Where a card would lie if it were let go now; `released`: it was, and is on its way. */
  const [held, setHeld] = useState<{ document: string; place: Place; released: boolean } | null>(null);
  const dragging = useDragLayer(grid);
  const gone = useGone(cards);
  useTurn(cards.some(({ view }) => view.run?.isRunning === true && view.run.before !== null));
  const sent = changes.reduce<GridCard[]>(
    (now, { formData }) => (formData ? withChange(now, formData) : now),
    [...cards],
  );
  const isOver = held !== null && !(held.released && changes.length > 0);
  const shown = isOver ? moveCard(sent, held.document, held.place) : sent;
  const inTwo = new Map(narrowed(shown, 2).map((card) => [card.document, card]));

  return (
    <>
      <Flash notice={gone} />
      <ul ref={grid} className="ws-grid" aria-busy={changes.length > 0 || undefined}>
        {shown.map((card) => (
          <li
            key={card.document}
            id={`card-${card.document}`}
            className={placeClasses(card, inTwo.get(card.document) ?? card)}
            data-held={held?.document === card.document || undefined}
          >
            <CardItem
              card={card}
              cards={shown}
              selected={selected}
              closesNext={card.document === closesNext}
              click={click}
              grips={grips}
            />
          </li>
        ))}
      </ul>
      {cards.map(({ document }) => (
        <CardChange key={document} document={document} />
      ))}
      {dragging ? (
        <dragging.Layer
          cards={sent}
          grid={grid}
          grips={grips}
          onHold={(document, place) => setHeld(place && { document, place, released: false })}
          onRelease={(document, place) => setHeld({ document, place, released: true })}
        />
      ) : null}
    </>
  );
}

/** Dragging, fetched when the pointer or the focus first comes to the cards; null until then. */
function useDragLayer(grid: RefObject<HTMLElement | null>): { Layer: typeof DragLayer } | null {
  const [part, setPart] = useState<{ Layer: typeof DragLayer } | null>(null);
  useEffect(() => {
    const near = new AbortController();
    const fetchLayer = async (): Promise<void> => {
      near.abort();
      const found = await loadPart(() => import("./drag-layer.tsx"));
      if (found) setPart({ Layer: found.DragLayer });
    };
    for (const type of ["pointerover", "focusin", "touchstart"]) {
      const options = { passive: true, signal: near.signal };
      grid.current?.addEventListener(type, () => void fetchLayer(), options);
    }
    return () => near.abort();
  }, [grid]);
  return part;
}

const changeKey = (document: string): string => `card ${document}`;

/** Holds a card's change until it is answered: an answer that no part of the page waits for is not followed. */
function CardChange({ document }: { document: string }) {
  useFetcher({ key: changeKey(document) });
  return null;
}

interface CardItemProps {
  card: GridCard;
  cards: readonly GridCard[];
  selected: string | null;
  closesNext: boolean;
  click: string;
  grips: RefObject<Grips>;
}

function CardItem({ card, cards, selected, closesNext, click, grips }: CardItemProps) {
  const { document, view } = card;
  const scripted = useScripted();
  const { search } = useLocation();
  const fetcher = useFetcher({ key: changeKey(document) });
  const form = `do-${document}`;
  const panel = panelOf(search);
  /** The last answer, and the one before the present change: an answer that leads on leaves it where it is. */
  const [seen, setSeen] = useState<unknown>(undefined);
  const [past, setPast] = useState<unknown>(undefined);
  const isIdle = fetcher.state === "idle";
  if (isIdle && seen !== fetcher.data) setSeen(fetcher.data);
  if (!isIdle && past !== seen) setPast(seen);
  const offline = isIdle && fetcher.data !== past ? offlineText(fetcher.data) : null;
  const name = view.title || "Untitled";
  const pass = (grip: string) => ({
    onPointerDown: (event: unknown) => grips.current.get(grip)?.["onPointerDown"]?.(event),
    onKeyDown: (event: unknown) => grips.current.get(grip)?.["onKeyDown"]?.(event),
  });
  const { run } = view;
  const isMissing = view.saved === null && run !== null;
  const shown = {
    card: view,
    isSelected: document === selected,
    closesNext,
    selectHref: panelAddress({ guid: document, here: `/create?card=${document}` }, panel),
    openHref: panelAddress({ guid: document, here: `/create/${document}` }, panel),
    copyButton: scripted && view.saved !== null ? <CardCopy document={document} title={name} /> : null,
    handle: scripted ? (
      <button
        type="button"
        id={`move:${document}`}
        className="btn btn-bare btn-icon btn-sm wcard-more wcard-handle"
        aria-label={`Drag ${name}`}
        {...pass(`move:${document}`)}
      >
        <Icon name="grip-vertical" size={15} />
      </button>
    ) : null,
    menu: (
      <CardMenu
        document={document}
        title={view.title}
        possible={cardSteps.filter((step) => stepOf(cards, document, step) !== null)}
        deletable={view.saved !== null}
        form={form}
      />
    ),
  };
  return (
    <>
      {run?.isRunning && run.before !== null ? (
        <WaitingCard {...shown} run={run} isFirst={isMissing} form={form} />
      ) : run?.isRunning ? (
        <WrittenCard {...shown} run={run} isFirst={isMissing} form={form} />
      ) : run ? (
        <WorkspaceCard
          {...shown}
          foot={<FailedFoot document={document} run={run} form={form} click={click} />}
        >
          <p className="wcard-text">
            {isMissing ? null : <b className="semi">{run.action}: </b>}
            {run.problem ?? "Nothing came of it. Nothing was charged."}
          </p>
        </WorkspaceCard>
      ) : (
        <WorkspaceCard {...shown} />
      )}
      <fetcher.Form id={form} method="post" action={cardsAction} preventScrollReset>
        <input type="hidden" name="card" value={document} />
        <input type="hidden" name="selected" value={selected ?? ""} />
        {panel === "" ? null : <input type="hidden" name="panel" value={panel} />}
        {run ? <input type="hidden" name="generation" value={run.generation} /> : null}
      </fetcher.Form>
      {offline ? (
        <p className="wcard-said" role="alert">
          {offline}
        </p>
      ) : null}
      {scripted ? (
        <button
          type="button"
          id={`size:${document}`}
          className="grab"
          aria-label={`Resize ${name}`}
          {...pass(`size:${document}`)}
        />
      ) : null}
    </>
  );
}
