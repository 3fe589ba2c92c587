import { describe, expect, test } from "vitest";
import {
  type CardStep,
  cardSteps,
  firstSize,
  freePlace,
  gridColumns,
  inReadingOrder,
  moveCard,
  narrowed,
  type Placed,
  settle,
  stepOf,
  stepsOf,
  tallest,
} from "./workspace-grid.ts";

/** A layout as its rows: each cell has the name of its card. */
function drawn(cards: readonly Placed[], columns = gridColumns): string[] {
  const rows: string[][] = [];
  for (const { document, x, y, w, h } of cards) {
    for (let row = y; row < y + h; row += 1) {
      rows[row] ??= Array.from({ length: columns }, () => ".");
      for (let column = x; column < x + w; column += 1) {
        const line = rows[row] ?? [];
        line[column] = line[column] === "." ? document : "#";
      }
    }
  }
  return Array.from(rows, (row) => (row ?? []).join("").padEnd(columns, "."));
}

/** Opens cards one after the other, as the service does. */
function opened(...sizes: [string, number?, number?][]): Placed[] {
  const cards: Placed[] = [];
  for (const [document, w = firstSize.w, h = firstSize.h] of sizes)
    cards.push({ document, ...freePlace(cards, { w, h }) });
  return cards;
}
const step = (cards: readonly Placed[], document: string, ...steps: CardStep[]): Placed[] =>
  steps.reduce<Placed[]>((now, one) => {
    const to = stepOf(now, document, one);
    return to === null ? now : moveCard(now, document, to);
  }, settle(cards));

/** Numbers from 0 to below `most`, the same at every run. */
function dice(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

function faultsOf(cards: readonly Placed[], columns: number): string[] {
  const faults: string[] = [];
  if (drawn(cards, columns).join("").includes("#")) faults.push("two cards on one cell");
  for (const card of cards) {
    const { document, x, y, w, h } = card;
    if (x < 0 || y < 0 || w < 1 || h < 1 || x + w > columns || h > tallest) faults.push(`${document} is out`);
    const above = { x, y: y - 1, w, h: 1 };
    const rest = cards.some(
      (one) =>
        one !== card &&
        one.x < above.x + w &&
        above.x < one.x + one.w &&
        one.y <= above.y &&
        above.y < one.y + one.h,
    );
    if (y > 0 && !rest) faults.push(`${document} could lie higher`);
  }
  return faults;
}

describe("the workspace's grid", () => {
  test("new cards fill the rows from the left", () => {
    expect(drawn(opened(["a"], ["b"], ["c"], ["d"]))).toEqual(["abc", "abc", "d..", "d.."]);
    expect(drawn(opened(["a", 2, 1], ["b", 2], ["c"]))).toEqual(["aac", "bbc", "bb."]);
  });

  test("a card changes places with its neighbour", () => {
    const cards = opened(["a"], ["b"], ["c"], ["d"]);
    expect(drawn(step(cards, "a", "right"))).toEqual(["bac", "bac", "d..", "d.."]);
    expect(drawn(step(cards, "c", "left", "left"))).toEqual(["cab", "cab", "d..", "d.."]);
    expect(drawn(step(cards, "a", "down"))).toEqual(["dbc", "dbc", "a..", "a.."]);
    expect(drawn(step(cards, "d", "up"))).toEqual(["dbc", "dbc", "a..", "a.."]);
  });

  test("a card that grows makes room below itself, and one that shrinks lets others up", () => {
    const cards = opened(["a"], ["b"], ["c"]);
    const wide = step(cards, "a", "wider");
    expect(drawn(wide)).toEqual(["aac", "aac", ".b.", ".b."]);
    expect(drawn(step(wide, "a", "narrower"))).toEqual(["abc", "abc"]);
    expect(drawn(step(cards, "a", "taller", "shorter", "shorter"))).toEqual(["abc", ".bc"]);
    expect(drawn(step(cards, "c", "wider"))).toEqual(["acc", "acc", ".b.", ".b."]);
  });

  test("a card passes one of another height", () => {
    const cards = opened(["a"], ["b", 3, 3], ["c", 3, 1]);
    expect(drawn(step(cards, "a", "down"))).toEqual(["bbb", "bbb", "bbb", "a..", "a..", "ccc"]);
    expect(drawn(step(cards, "c", "up"))).toEqual(["a..", "a..", "ccc", "bbb", "bbb", "bbb"]);
    for (const [document, steps] of stepsOf(cards))
      expect(steps).toEqual(cardSteps.filter((one) => stepOf(cards, document, one) !== null));
  });

  test("where there is no way there is no step", () => {
    const cards = opened(["a"]);
    expect(cardSteps.filter((one) => stepOf(cards, "a", one) !== null)).toEqual([
      "right",
      "wider",
      "taller",
      "shorter",
    ]);
    expect(stepOf(cards, "nobody", "right")).toBeNull();
    expect(moveCard(cards, "nobody", { x: 2 })).toEqual(cards);
  });

  test("a card dropped between others pushes them down", () => {
    const cards = opened(["a"], ["b", 1, 3], ["c"]);
    expect(drawn(moveCard(cards, "a", { x: 1, y: 0 }))).toEqual([".ac", ".ac", ".b.", ".b.", ".b."]);
    expect(drawn(moveCard(cards, "c", { x: 9, y: 90 }))).toEqual(["abc", "abc", ".b."]);
  });

  test("narrow windows keep the order", () => {
    const cards = opened(["a", 3, 1], ["b"], ["c"], ["d"]);
    expect(drawn(narrowed(cards, 2), 2)).toEqual(["aa", "bc", "bc", "d.", "d."]);
    expect(drawn(narrowed(cards, 1), 1)).toEqual(["a", "b", "b", "c", "c", "d", "d"]);
  });

  test("whatever is done, cards lie in the grid, as high as they can, and none over another", () => {
    const roll = dice(7);
    for (let round = 0; round < 200; round += 1) {
      let cards: Placed[] = Array.from({ length: 1 + roll(12) }, (_none, at) => ({
        document: String.fromCodePoint(97 + at),
        x: roll(3),
        y: roll(9),
        w: 1 + roll(3),
        h: 1 + roll(6),
      }));
      const names = cards.map(({ document }) => document).toSorted();
      cards = settle(cards);
      for (let turn = 0; turn < 8; turn += 1) {
        const document = names[roll(names.length)] ?? "a";
        const to = roll(2)
          ? { x: roll(4), y: roll(12), w: 1 + roll(3), h: 1 + roll(6) }
          : stepOf(cards, document, cardSteps[roll(cardSteps.length)] ?? "left");
        if (to) cards = moveCard(cards, document, to);
        expect(cards.map((card) => card.document).toSorted()).toEqual(names);
        expect(cards).toEqual(inReadingOrder(cards));
        expect(settle(cards)).toEqual(cards);
        expect(faultsOf(cards, gridColumns)).toEqual([]);
        for (const columns of [1, 2]) expect(faultsOf(narrowed(cards, columns), columns)).toEqual([]);
      }
    }
  });
});
