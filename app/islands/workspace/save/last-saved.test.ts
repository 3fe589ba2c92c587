import { expect, test } from "vitest";
import { lastSaved } from "./last-saved.ts";

const now = Date.parse("2026-11-22T12:00:00Z");
const ago = (ms: number): string => lastSaved(new Date(now - ms).toISOString(), now, "UTC");
const hour = 3_600_000;

test("the last save is told by minutes and hours, after a day by its date", () => {
  expect(ago(59_999)).toBe("Last saved just now");
  expect(ago(60_000)).toBe("Last saved 1 m ago");
  expect(ago(59 * 60_000)).toBe("Last saved 59 m ago");
  expect(ago(hour)).toBe("Last saved 1 h ago");
  expect(ago(23.9 * hour)).toBe("Last saved 23 h ago");
  expect(ago(24 * hour)).toBe("Last saved 21 Nov");
});

test("where no more than the day is known, it says today", () => {
  expect(lastSaved("2026-11-22", now, "UTC")).toBe("Last saved today");
  expect(lastSaved("2026-11-20", now, "UTC")).toBe("Last saved 20 Nov");
});
