import { expect, test } from "vitest";
import { dayName, shownDate, timeOfDay } from "./dates.ts";

test("days by their names, with the year where it is another one", () => {
  const now = Date.parse("2026-01-01T00:30:00Z");
  const names = ["2026-01-01T00:10:00Z", "2025-12-31T23:59:00Z", "2025-12-30T12:00:00Z"].map((time) =>
    dayName(time, now, "UTC"),
  );
  expect(names).toEqual(["Today", "Yesterday", "30 December 2025"]);
  expect(dayName("2026-11-18T12:00:00Z", Date.parse("2026-11-22T12:00:00Z"), "UTC")).toBe("18 November");
  expect(timeOfDay("2026-11-18T09:05:59Z", "UTC")).toBe("09:05");
});

test("a moment is another day and hour in another zone, and a day of 25 hours is one day", () => {
  const late = "2026-11-21T23:30:00Z";
  const now = Date.parse("2026-11-22T12:00:00Z");
  const told = ["UTC", "Europe/Berlin", "America/Los_Angeles"].map((zone) => [
    dayName(late, now, zone),
    timeOfDay(late, zone),
    shownDate(late, zone).label,
  ]);
  expect(told).toEqual([
    ["Yesterday", "23:30", "21 Nov"],
    ["Today", "00:30", "22 Nov"],
    ["Yesterday", "15:30", "21 Nov"],
  ]);
  const afterTheClocks = Date.parse("2026-10-26T00:30:00+01:00");
  expect(dayName("2026-10-25T00:30:00+02:00", afterTheClocks, "Europe/Berlin")).toBe("Yesterday");
});
