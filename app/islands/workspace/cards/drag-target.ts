import {
  gridColumns,
  inReadingOrder,
  narrowed,
  type Place,
  type Placed,
  withinGrid,
} from "#app/document/workspace-grid.ts";

/** What the grid looks like now, in pixels from the start of one cell to that of the next. */
export interface Cells {
  columns: number;
  across: number;
  down: number;
}

interface Drag extends Placed {
  /** Pixels that the pointer or the arrows went since. */
  dx: number;
  dy: number;
}

/**
 * Where a card comes to lie in the grid of three columns when it was dragged over so many pixels. In fewer columns it
 * changes places with the card that it lies on, or with the last one.
 */
export function moveTarget(
  cards: readonly Placed[],
  { dx, dy, ...card }: Drag,
  cells: Cells,
): Partial<Place> {
  const right = Math.round(dx / cells.across);
  const below = Math.round(dy / cells.down);
  if (cells.columns === gridColumns) return withinGrid({ ...card, x: card.x + right, y: card.y + below });
  const shown = narrowed(cards, cells.columns);
  const from = shown.find(({ document }) => document === card.document);
  if (!from || (right === 0 && below === 0)) return {};
  const x = Math.max(0, Math.min(from.x + right, cells.columns - 1));
  const y = Math.max(0, from.y + below);
  const other = shown.find((one) => one.x <= x && x < one.x + one.w && one.y <= y && y < one.y + one.h);
  const on = other?.document ?? inReadingOrder(cards).at(-1)?.document;
  const place = cards.find(({ document }) => document === on);
  return place && on !== card.document ? { x: place.x, y: place.y } : {};
}

/** How large a card becomes when its corner is dragged over so many pixels. */
export function sizeTarget({ dx, dy, ...card }: Drag, cells: Cells): Place {
  const { x, y } = card;
  const wide = Math.max(1, card.w + Math.round(dx / cells.across));
  const w = Math.min(wide, gridColumns - x);
  return withinGrid({ x, y, w, h: Math.max(1, card.h + Math.round(dy / cells.down)) });
}
