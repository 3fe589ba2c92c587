import type { Placed } from "#app/document/workspace-grid.ts";
import type { CardView } from "#app/ui/workspace/card.tsx";

/** A card with its place in the grid of three columns. */
export interface GridCard extends Placed {
  view: CardView;
}

/** What the handles of the cards pass on, by `move:{guid}` and `size:{guid}`, once dragging has been fetched. */
export type Grips = Map<string, Partial<Record<string, (event: unknown) => void>>>;
