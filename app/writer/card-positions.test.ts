import { expect, test } from "vitest";
import { positionsOf, positionsWithin } from "./card-positions.ts";

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
    expect(topPx).toBeGreaterThanOrEqual(0);
    expect(topPx).toBeLessThanOrEqual(1_060);
    expect(leftPx).toBeGreaterThanOrEqual(0);
    expect(leftPx).toBeLessThanOrEqual(860);
    expect(Math.abs(rotation)).toBeLessThanOrEqual(6);
  }
  expect(Math.max(...behind.map(({ leftPx }) => leftPx))).toBeGreaterThan(430);
});

test("of versions that are gone nothing is kept", () => {
  expect(positionsWithin(content(2), { version2: moved, version3: moved })).toEqual({ version2: moved });
});
