/**
 * Where the cards of a workspace stand: in a grid in which each lies as high as the cards above it let it. Pure, so that
 * the server places a card exactly where the page has shown it.
 */

/** In columns and rows of the grid. */
export interface Place {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A card by the guid of its document. */
export interface Placed extends Place {
  document: string;
}

/** Of the layout that is stored; narrower ones are derived from it. */
export const gridColumns = 3;
export const tallest = 6;
/** The size of a new card. */
export const firstSize = { w: 1, h: 2 } as const;

const collide = (one: Place, other: Place): boolean =>
  one.x < other.x + other.w &&
  other.x < one.x + one.w &&
  one.y < other.y + other.h &&
  other.y < one.y + one.h;

const isFree = (place: Place, cards: readonly Place[]): boolean => !cards.some((one) => collide(one, place));
const isSame = (one: Place, other: Place): boolean =>
  one.x === other.x && one.y === other.y && one.w === other.w && one.h === other.h;
const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** A place within the grid, as near as can be. */
export function withinGrid({ x, y, w, h }: Place): Place {
  const wide = between(1, w, gridColumns);
  return { x: between(0, x, gridColumns - wide), y: Math.max(0, y), w: wide, h: between(1, h, tallest) };
}

/** Cards as they are read: row by row. */
export const inReadingOrder = <C extends Placed>(cards: readonly C[]): C[] =>
  cards.toSorted((one, other) => one.y - other.y || one.x - other.x);

/** The same cards with each as high as it can lie, none over another; `first` goes before others of its row. */
export function settle<C extends Placed>(cards: readonly C[], first?: string): C[] {
  const before = (card: C): number => (card.document === first ? -1 : card.x);
  const sorted = cards.toSorted((one, other) => one.y - other.y || before(one) - before(other));
  const placed: C[] = [];
  for (const card of sorted) {
    const place = withinGrid(card);
    while (place.y > 0 && isFree({ ...place, y: place.y - 1 }, placed)) place.y -= 1;
    while (!isFree(place, placed)) place.y += 1;
    placed.push({ ...card, ...place });
  }
  return inReadingOrder(placed);
}

/**
 * Puts a card elsewhere, or in another size. On a card of its size, the two change places; otherwise what it lies on
 * makes room below it. A card that is not there changes nothing.
 */
export function moveCard<C extends Placed>(cards: readonly C[], document: string, to: Partial<Place>): C[] {
  const now = settle(cards);
  const card = now.find((one) => one.document === document);
  if (!card) return now;
  const place = withinGrid({ ...card, ...to });
  const other = now.find((one) => one !== card && isSame(one, place));
  if (other && place.w === card.w && place.h === card.h) {
    const { x, y } = card;
    return settle(
      now.map((one) => (one === card ? { ...one, ...place } : one === other ? { ...one, x, y } : one)),
    );
  }
  const rest = settle(now.filter((one) => one !== card));
  return settle([...rest, { ...card, ...place }], document);
}

/** The first place, row by row, where a card of a size has room. */
export function freePlace(
  cards: readonly Place[],
  size: Pick<Place, "w" | "h">,
  columns = gridColumns,
): Place {
  for (let y = 0; ; y += 1) {
    for (let x = 0; x + size.w <= columns; x += 1) {
      const place = { x, y, w: size.w, h: size.h };
      if (isFree(place, cards)) return place;
    }
  }
}

/** The stored layout in fewer columns: the cards one after the other, each where it first has room. */
export function narrowed<C extends Placed>(cards: readonly C[], columns: number): C[] {
  const placed: C[] = [];
  for (const card of inReadingOrder(cards)) {
    const size = { w: Math.min(card.w, columns), h: card.h };
    placed.push({ ...card, ...freePlace(placed, size, columns) });
  }
  return inReadingOrder(placed);
}

/** What a card's menu does; each is a drag or a resize by one step. */
export const cardSteps = ["left", "right", "up", "down", "wider", "narrower", "taller", "shorter"] as const;
export type CardStep = (typeof cardSteps)[number];

/** Where a step leads a card; null where there is no way. */
export function stepOf(cards: readonly Placed[], document: string, step: CardStep): Partial<Place> | null {
  const now = settle(cards);
  const card = now.find((one) => one.document === document);
  if (!card) return null;
  return ways[step](card, now);
}

/** The steps for which there is room, by the guid of each card. */
export function stepsOf(cards: readonly Placed[]): Map<string, CardStep[]> {
  const now = settle(cards);
  return new Map(
    now.map((card) => [card.document, cardSteps.filter((step) => ways[step](card, now) !== null)]),
  );
}

type Way = (card: Placed, cards: readonly Placed[]) => Partial<Place> | null;

const ways: Readonly<Record<CardStep, Way>> = {
  left: ({ x }) => (x > 0 ? { x: x - 1 } : null),
  right: ({ x, w }) => (x + w < gridColumns ? { x: x + 1 } : null),
  up: (card, cards) => {
    const above = inColumnsOf(cards, card).findLast((one) => one.y < card.y);
    return above ? { y: above.y } : null;
  },
  down: (card, cards) => {
    const below = inColumnsOf(cards, card).find((one) => one.y > card.y);
    return below ? { y: behind(cards, card, below) } : null;
  },
  wider: ({ x, w }) => (w < gridColumns ? { w: w + 1, x: Math.min(x, gridColumns - w - 1) } : null),
  narrower: ({ w }) => (w > 1 ? { w: w - 1 } : null),
  taller: ({ h }) => (h < tallest ? { h: h + 1 } : null),
  shorter: ({ h }) => (h > 1 ? { h: h - 1 } : null),
};

/** The other cards over and under one, in reading order. */
const inColumnsOf = (cards: readonly Placed[], card: Placed): readonly Placed[] =>
  cards.filter((one) => one !== card && one.x < card.x + card.w && card.x < one.x + one.w);

/** The row in which a card passes the one below, which goes up when this one leaves. */
function behind(cards: readonly Placed[], card: Placed, below: Placed): number {
  if (isSame({ ...card, y: below.y }, below)) return below.y;
  const left = settle(cards.filter((one) => one !== card)).find(
    ({ document }) => document === below.document,
  );
  return left ? left.y + left.h : below.y + below.h;
}
