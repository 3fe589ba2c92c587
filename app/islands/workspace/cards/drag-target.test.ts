import { expect, test } from "vitest";
import { moveCard, type Placed } from "#app/document/workspace-grid.ts";
import { moveTarget, sizeTarget } from "./drag-target.ts";

const place = (document: string, x: number, y: number): Placed => ({ document, x, y, w: 1, h: 2 });
const cards = [place("a", 0, 0), place("b", 1, 0), place("c", 2, 0), place("d", 0, 2)];
const wide = { columns: 3, across: 400, down: 170 };
const two = { ...wide, columns: 2 };

/** The cards in reading order after one was dragged over so many pixels. */
function dragged(document: string, dx: number, dy: number, cells = wide): string {
  const card = cards.find((one) => one.document === document) ?? place(document, 0, 0);
  const target = moveTarget(cards, { ...card, dx, dy }, cells);
  return moveCard(cards, document, target)
    .map((one) => one.document)
    .join("");
}

test("in three columns a card lies where it is let go", () => {
  expect(dragged("a", 390, 20)).toBe("bacd");
  expect(dragged("a", 190, 80)).toBe("abcd");
  expect(dragged("c", -9_000, -9_000)).toBe("cbad");
  expect(dragged("a", 0, 340)).toBe("dbca");
});

test("in two columns it changes places with the card that it lies on, or with the last one", () => {
  expect(dragged("a", 390, 0, two)).toBe("bacd");
  expect(dragged("d", -390, 0, two)).toBe("abdc");
  expect(dragged("b", 0, 9_000, two)).toBe("adcb");
  expect(dragged("b", 10, 10, two)).toBe("abcd");
});

test("a corner sizes its card within the grid", () => {
  const [first = place("a", 0, 0), , last = first] = cards;
  expect(sizeTarget({ ...first, dx: 410, dy: 200 }, wide)).toEqual({ x: 0, y: 0, w: 2, h: 3 });
  expect(sizeTarget({ ...last, dx: 900, dy: -900 }, wide)).toEqual({ x: 2, y: 0, w: 1, h: 1 });
});
