import { expect, test } from "vitest";
import { favouritesFirst, positionsOf, positionsWithin } from "./card-positions.ts";

const content = (count: number) => ({
  text: "<p>All</p>",
  ...Object.fromEntries(Array.from({ length: count }, (_, at) => [`version${at + 1}`, `<p>Text ${at}</p>`])),
});
const moved = { topPx: 5.5, leftPx: 7, rotation: -90 };

test("eight cards have places of their own, and those that were moved are where they were put", () => {
  const places = positionsOf(content(8), { version3: moved });
  expect(Object.keys(places)).toEqual(Array.from({ length: 8 }, (_, at) => `version${at + 1}`));
  expect(new Set(Object.values(places).map(({ topPx, leftPx }) => `${topPx} ${leftPx}`)).size).toBe(8);
  expect(places["version3"]).toEqual(moved);
});

test("more than eight lie at random, and stay there", () => {
  const places = positionsOf(content(40), {});
  expect(positionsOf(content(40), {})).toEqual(places);
  const behind = Object.values(places).slice(8);
  expect(new Set(behind.map(({ topPx, leftPx }) => `${topPx} ${leftPx}`)).size).toBeGreaterThan(28);
  for (const { topPx, leftPx, rotation } of behind) {
    expect(topPx).toBeGreaterThanOrEqual(960);
    expect(topPx).toBeLessThanOrEqual(1_360);
    expect(leftPx).toBeGreaterThanOrEqual(0);
    expect(leftPx).toBeLessThanOrEqual(860);
    expect(Math.abs(rotation)).toBeLessThanOrEqual(6);
  }
  expect(Math.max(...behind.map(({ leftPx }) => leftPx))).toBeGreaterThan(430);
});

test("the first eight leave the middle of the board to the line that they came of, and cover none of each other", () => {
  const boxes = Object.values(positionsOf(content(8), {})).map(({ topPx, leftPx }) => ({ topPx, leftPx }));
  const middle = { topPx: 345, leftPx: 450 };
  const apart = (one: typeof middle, other: typeof middle): boolean =>
    Math.abs(one.topPx - other.topPx) >= 240 || Math.abs(one.leftPx - other.leftPx) >= 340;
  for (const [at, box] of boxes.entries())
    for (const other of [...boxes.slice(at + 1), middle]) expect(apart(box, other)).toBe(true);
});

test("favourites come first among new versions, where first cards lie", () => {
  const dealt = positionsOf(content(2), {});
  expect(favouritesFirst(2)).toEqual({
    version1: { ...dealt["version1"], favourite: true },
    version2: { ...dealt["version2"], favourite: true },
  });
  expect(favouritesFirst(0)).toEqual({});
});

test("of versions that are gone nothing is kept", () => {
  expect(positionsWithin(content(2), { version2: moved, version3: moved })).toEqual({ version2: moved });
});
