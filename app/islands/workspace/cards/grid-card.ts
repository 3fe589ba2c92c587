import type { Placed } from "#app/document/workspace-grid.ts";
import type { CardView } from "#app/ui/workspace/card.tsx";

/** A card with its place in the grid of three columns. */
export interface GridCard extends Placed {
  view: CardView;
}
