import type { Place } from "#app/ui/inspiration/inspired.ts";

/** A slip's width, and the height that counts for one, in pixels. */
export const slipWidth = 340;
const slipHeight = 260;
/** The board that places are told on, in pixels; one in a narrower window shows all of it smaller from left to right. */
const fullWidth = 1_240;
/** A board of this width has its cards in their own size still. */
const ownSize = 1_200;

/** How many pixels of the window one of a place is. */
export function scaleOf(board: Pick<HTMLElement, "clientWidth"> | null): number {
  const width = board?.clientWidth ?? fullWidth;
  return width < ownSize ? width / fullWidth : 1;
}

/** A board can be gone below by so much. */
const below = 800;
/** One step by an arrow key, and with Shift. */
const step = 16;
const stride = 64;

/** The board as it is shown, in pixels. */
export interface BoardSize {
  width: number;
  height: number;
}

/** A place as near to the wanted one as the board allows; a slip that was moved lies straight. */
export function within({ width, height }: BoardSize, { topPx, leftPx }: Omit<Place, "rotation">): Place {
  return {
    leftPx: Math.round(clamp(leftPx, width - slipWidth)),
    topPx: Math.round(clamp(topPx, height - slipHeight + below)),
    rotation: 0,
  };
}

const clamp = (value: number, most: number): number => Math.min(Math.max(0, value), Math.max(0, most));

const ways: Readonly<Record<string, readonly [left: number, top: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where a key moves a slip to; null for a key that moves nothing. */
export function nudged(key: string, far: boolean, board: BoardSize, place: Place): Place | null {
  const way = ways[key];
  if (!way) return null;
  const [left, top] = way.map((sign) => sign * (far ? stride : step)) as [number, number];
  return within(board, { leftPx: place.leftPx + left, topPx: place.topPx + top });
}
