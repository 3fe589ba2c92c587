import { memo, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useFetcher, useFetchers } from "react-router";
import { moveCard, narrowed, type Place, stepsOf } from "#app/document/workspace-grid.ts";
import { Flash } from "#app/ui/toast.tsx";
import { placeClasses } from "#app/ui/workspace/card-places.ts";
import { useTurn } from "../../generation/use-turn.ts";
import { loadPart } from "../../part.ts";
import { CardItem } from "./card-item.tsx";
import type { DragLayer } from "./drag-layer.tsx";
import { Grips } from "./grips.ts";
import type { GridCard } from "./grid-card.ts";
import { cardsAction, changeKey, withChange } from "./layout.ts";
import { useGone } from "./use-gone.ts";

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
  const [grips] = useState(() => new Grips());
  const changes = useFetchers().filter(({ formAction, formData }) => formAction === cardsAction && formData);
  /** Where a card would lie if it were let go now; `released`: it was, and is on its way. */
  const [held, setHeld] = useState<{ document: string; place: Place; released: boolean } | null>(null);
  const dragging = useDragLayer(grid);
  const gone = useGone(cards);
  useTurn(cards.some(({ view }) => view.run?.isRunning === true && view.run.before !== null));
  const sent = changes.reduce<readonly GridCard[]>(
    (now, { formData }) => (formData ? withChange(now, formData) : now),
    cards,
  );
  const isOver = held !== null && !(held.released && changes.length > 0);
  // A fetcher is seen a moment after its form was sent.
  const isBusy = changes.length > 0 || held?.released === true;
  const shown = isOver ? moveCard(sent, held.document, held.place) : sent;
  const inThree = byDocument(shown);
  const inTwo = byDocument(narrowed(shown, 2));
  const possible = useSteps(sent);

  return (
    <>
      <Flash notice={gone} />
      <ul ref={grid} className="ws-grid" aria-busy={isBusy || undefined}>
        {/* While a card is held, all stay where they are in the document: the browser has only their places to change. */}
        {sent.map((card) => (
          <li
            key={card.document}
            id={`card-${card.document}`}
            className={placeClasses(inThree.get(card.document) ?? card, inTwo.get(card.document) ?? card)}
            data-held={held?.document === card.document || undefined}
          >
            <CardItem
              view={card.view}
              possible={possible.get(card.document) ?? noSteps}
              selected={selected ?? ""}
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

/** What menus offer follows what has been let go: while a card is held, no other one is drawn anew. */
const useSteps = (cards: readonly GridCard[]): ReturnType<typeof stepsOf> =>
  useMemo(() => stepsOf(cards), [cards]);

const byDocument = (cards: readonly GridCard[]): Map<string, GridCard> =>
  new Map(cards.map((card) => [card.document, card]));

const noSteps: readonly string[] = [];

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

/** Holds a card's change until it is answered: an answer that no part of the page waits for is not followed. */
const CardChange = memo(function CardChange({ document }: { document: string }) {
  useFetcher({ key: changeKey(document) });
  return null;
});
