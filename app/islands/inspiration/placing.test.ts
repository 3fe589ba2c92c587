import { expect, test } from "vitest";
import { nudged, scaleOf, within } from "./placing.ts";

const board = { width: 1_200, height: 900 };
const place = { topPx: 30, leftPx: 40, rotation: -3 };

test("a slip stays on the board, and may go below it", () => {
  expect(within(board, { topPx: -5, leftPx: 2_000 })).toEqual({ topPx: 0, leftPx: 860, rotation: 0 });
  expect(within(board, { topPx: 5_000, leftPx: -1 })).toEqual({ topPx: 1_440, leftPx: 0, rotation: 0 });
  expect(within({ width: 300, height: 100 }, { topPx: 10, leftPx: 10 }).leftPx).toBe(0);
});

test("a narrow board shows its places smaller", () => {
  expect([1_240, 1_232, 620].map((clientWidth) => scaleOf({ clientWidth }))).toEqual([1, 1, 0.5]);
});

test("an arrow key moves it by 16 pixels, with Shift by 64", () => {
  expect(nudged("ArrowRight", false, board, place)).toMatchObject({ topPx: 30, leftPx: 56 });
  expect(nudged("ArrowUp", true, board, place)).toMatchObject({ topPx: 0, leftPx: 40 });
  expect(nudged("Enter", false, board, place)).toBeNull();
});
