import { expect, test } from "vitest";
import { dayName, timeOfDay } from "./dates.ts";

test("days by their names, with the year where it is another one", () => {
  const now = Date.parse("2026-01-01T00:30:00Z");
  const names = ["2026-01-01T00:10:00Z", "2025-12-31T23:59:00Z", "2025-12-30T12:00:00Z"].map((time) =>
    dayName(time, now),
  );
  expect(names).toEqual(["Today", "Yesterday", "30 December 2025"]);
  expect(dayName("2026-11-18T12:00:00Z", Date.parse("2026-11-22T12:00:00Z"))).toBe("18 November");
  expect(timeOfDay("2026-11-18T09:05:59Z")).toBe("09:05");
});
