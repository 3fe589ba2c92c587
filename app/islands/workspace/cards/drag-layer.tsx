import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useDraggable,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { moveCard, type Place } from "#app/document/workspace-grid.ts";
import { panelOf } from "#app/ui/workspace/panel-link.tsx";
import type { Grips } from "./grips.ts";
import { type Cells, moveTarget, sizeTarget } from "./drag-target.ts";
import { passEarlyKeys } from "./early-keys.ts";
import type { GridCard } from "./grid-card.ts";
import { cardsAction, changeKey } from "./layout.ts";

interface DragLayerProps {
  /** As they lie without the card that is held. */
  cards: readonly GridCard[];
  grid: RefObject<HTMLUListElement | null>;
  /** Where the handles' events come from. */
  grips: Grips;
  /** A card would lie there if it were let go; null: it was put back. */
  onHold: (document: string, place: Place | null) => void;
  onRelease: (document: string, place: Place) => void;
}

type Active = Pick<DragEndEvent, "active">;

/** Pixels that a pointer goes before it drags. */
const slack = 4;

const byPointer = { activationConstraint: { distance: slack } };
const scrolling = { layoutShiftCompensation: false };

/** Moves cards by their handles and sizes them by their corners: pointer, touch and keys. */
export function DragLayer({ cards, grid, grips, onHold, onRelease }: DragLayerProps) {
  const [held, setHeld] = useState<string | null>(null);
  const near = useNear(grid, grips, held);
  /** What the grid measures while a card is held. */
  const cells = useRef<Cells>(noCells);
  const target = useRef<Place | null>(null);
  const said = useRef<{ place: Place | null; words: string } | null>(null);
  const fetcher = useFetcher({ key: held === null ? "card" : changeKey(documentOf(held)) });
  const [byKeys] = useState(() => ({ coordinateGetter: arrowsIn(grid) }));
  const sensors = useSensors(useSensor(PointerSensor, byPointer), useSensor(KeyboardSensor, byKeys));

  /** Where the held card would lie. */
  function targetOf(id: UniqueIdentifier, { x: dx, y: dy }: { x: number; y: number }): Place | null {
    const card = cards.find(({ document }) => document === documentOf(id));
    if (!card) return null;
    const { view: _view, ...place } = card;
    const drag = { ...place, dx, dy };
    return isMove(id)
      ? { ...place, ...moveTarget(cards, drag, cells.current) }
      : sizeTarget(drag, cells.current);
  }

  async function release(event: DragEndEvent): Promise<void> {
    setHeld(null);
    const { id } = event.active;
    const document = documentOf(id);
    const place = targetOf(id, event.delta);
    const card = cards.find((one) => one.document === document);
    if (!place || !card || isThere(card, place)) {
      hold(event, null);
      return;
    }
    target.current = place;
    onRelease(document, place);
    const { x, y, w, h } = place;
    await fetcher.submit(
      { intent: "place", card: document, x, y, w, h, panel: panelOf(window.location.search) },
      { method: "post", action: cardsAction, preventScrollReset: true },
    );
    onHold(document, null);
  }

  /** Where the held card lies now, for those who do not see it. */
  function told(event: Active): string {
    if (said.current?.place !== target.current || said.current === null)
      said.current = { place: target.current, words: wordsFor(event) };
    return said.current.words;
  }

  function wordsFor({ active: { id } }: Active): string {
    const document = documentOf(id);
    const laid = (target.current ? moveCard(cards, document, target.current) : cards).find(
      (one) => one.document === document,
    );
    if (!laid) return "";
    const name = laid.view.title || "Untitled";
    return isMove(id)
      ? `${name}: column ${laid.x + 1}, row ${laid.y + 1}.`
      : `${name}: ${laid.w} wide, ${laid.h} high.`;
  }

  /** Shows the held card where it would lie, or puts it back. */
  function hold({ active: { id } }: Active, place: Place | null): void {
    const { current } = target;
    if (place && current && isThere(current, place)) return;
    target.current = place;
    onHold(documentOf(id), place);
  }

  const lifted =
    held !== null && isMove(held) ? cards.find((one) => one.document === documentOf(held)) : null;
  return (
    <DndContext
      sensors={sensors}
      autoScroll={scrolling}
      accessibility={{
        screenReaderInstructions: {
          draggable:
            "Press Space to pick it up, the arrow keys to move or size it, Space again to let it go, Escape to put it back.",
        },
        announcements: {
          onDragStart: (event) => `Picked up. ${told(event)}`,
          onDragMove: told,
          onDragOver: () => undefined,
          onDragEnd: (event) => `Let go. ${told(event)}`,
          onDragCancel: (event) => `Put back. ${told(event)}`,
        },
      }}
      onDragStart={({ active, activatorEvent }) => {
        if (activatorEvent instanceof KeyboardEvent) void passEarlyKeys();
        target.current = null;
        said.current = null;
        cells.current = cellsOf(grid.current);
        setHeld(String(active.id));
      }}
      onDragMove={(event) => hold(event, targetOf(event.active.id, event.delta))}
      onDragEnd={(event) => void release(event)}
      onDragCancel={(event) => {
        setHeld(null);
        hold(event, null);
      }}
    >
      {near === null
        ? null
        : ["move", "size"].map((kind) => (
            <Grip key={`${kind}:${near}`} id={`${kind}:${near}`} grips={grips} />
          ))}
      <DragOverlay dropAnimation={null}>
        {lifted ? (
          <div className="card wcard is-lifted">
            <p className="wcard-title clip-2">{lifted.view.title || "Untitled"}</p>
            <p className="wcard-text">{lifted.view.text}</p>
          </div>
        ) : null}
      </DragOverlay>
    </DndContext>
  );
}

const documentOf = (id: UniqueIdentifier): string => String(id).slice("move:".length);
const isMove = (id: UniqueIdentifier): boolean => String(id).startsWith("move:");
const isThere = (card: Place, { x, y, w, h }: Place): boolean =>
  card.x === x && card.y === y && card.w === w && card.h === h;

/** The card that the pointer or the focus is on, whose handles can pick it up; while one is held it stays that one. */
function useNear(grid: RefObject<HTMLElement | null>, grips: Grips, held: string | null): string | null {
  const [near, setNear] = useState(() => {
    if (grips.pressed !== null) return documentOf(grips.pressed);
    return cardAround(grid.current?.querySelector("li:focus-within, li:hover"));
  });
  const come = useEffectEvent(({ target }: Event): void => {
    const found = target instanceof Element ? cardAround(target) : null;
    if (held === null && found !== null) setNear(found);
  });
  useEffect(() => {
    const list = grid.current;
    const listen = (event: Event): void => come(event);
    const types = ["pointerover", "focusin"];
    for (const type of types) list?.addEventListener(type, listen, { passive: true });
    return () => {
      for (const type of types) list?.removeEventListener(type, listen);
    };
  }, [grid]);
  return held === null ? near : documentOf(held);
}

const cardAround = (element: Element | null | undefined): string | null =>
  element?.closest("li[id]")?.id.slice("card-".length) ?? null;

/** Lets the handle of that id, which stands in its card, pick the card up. */
function Grip({ id, grips }: { id: string; grips: Grips }) {
  const { listeners, setNodeRef, setActivatorNodeRef } = useDraggable({ id });
  useLayoutEffect(() => {
    setNodeRef(document.getElementById(`card-${documentOf(id)}`));
    setActivatorNodeRef(document.getElementById(id));
  }, [id, setNodeRef, setActivatorNodeRef]);
  useLayoutEffect(
    () => grips.listen(id, (listeners ?? {}) as Parameters<Grips["listen"]>[1]),
    [id, grips, listeners],
  );
  // Not before what surrounds it is ready as well.
  useEffect(() => grips.passEarly(id), [id, grips]);
  return null;
}

const noCells: Cells = { columns: 3, across: 1, down: 1 };

/** Steps from cell to cell by the arrow keys. */
const arrowsIn =
  (grid: RefObject<HTMLElement | null>): KeyboardCoordinateGetter =>
  (event, { currentCoordinates: { x, y } }) => {
    const { across, down } = cellsOf(grid.current);
    const steps: Partial<Record<string, [number, number]>> = {
      ArrowLeft: [-across, 0],
      ArrowRight: [across, 0],
      ArrowUp: [0, -down],
      ArrowDown: [0, down],
    };
    const step = steps[event.code];
    return step && { x: x + step[0], y: y + step[1] };
  };

function cellsOf(grid: HTMLElement | null): Cells {
  if (!grid) return noCells;
  const { gridTemplateColumns, columnGap, rowGap, gridAutoRows } = getComputedStyle(grid);
  const widths = gridTemplateColumns.split(" ").map(Number.parseFloat);
  return {
    columns: widths.length,
    across: (widths[0] ?? 0) + Number.parseFloat(columnGap),
    down: Number.parseFloat(gridAutoRows) + Number.parseFloat(rowGap),
  };
}
