import { expect, it } from "vitest";
import { isClear, standsOver } from "./mark-place.ts";

const view = { top: 140, bottom: 800 };
const line = (top: number) => ({ top, bottom: top + 32 });

it("has its bar under it, over it where there is no room, and under it where there is none at all", () => {
  expect(standsOver(line(300), 52, view)).toBe(false);
  expect(standsOver(line(720), 52, view)).toBe(true);
  expect(standsOver({ top: 150, bottom: 790 }, 52, view)).toBe(false);
});

it("is clear where it can be seen whole, and its bar on one of its sides", () => {
  expect([150, 300, 760].map((top) => isClear(line(top), view))).toEqual([true, true, true]);
  expect([100, 145, 765, 900].map((top) => isClear(line(top), view))).toEqual([false, false, false, false]);
  expect(isClear({ top: 150, bottom: 790 }, view)).toBe(false);
});
