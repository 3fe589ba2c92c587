import { expect, test } from "vitest";
import { defaultView, readView, zooms } from "./view.ts";

test("zoom goes from 50 to 300 in steps of 10", () => {
  expect([zooms.length, zooms[0], zooms[1], zooms.at(-1)]).toEqual([26, 50, 60, 300]);
});

test("a view is read from fields, and what they say wrong changes nothing", () => {
  const inter = readView({ font: "Inter", size: "14", zoom: "150" }, defaultView);
  expect(inter).toEqual({ font: "Inter", size: 14, zoom: 150 });
  expect(readView({ font: "Comic Sans", size: "13", zoom: "155" }, inter)).toEqual(inter);
  expect(readView({ zoom: 300, size: null }, inter)).toEqual({ ...inter, zoom: 300 });
});
