import { expect, test } from "vitest";
import { spanOf } from "./spans.ts";

test("today and yesterday are the reader's days, also where the clocks change", () => {
  const now = Date.parse("2026-11-22T03:30:00Z");
  expect(spanOf("today", now, "UTC")).toEqual({ since: "2026-11-22T00:00:00.000Z" });
  expect(spanOf("today", now, "America/Los_Angeles")).toEqual({ since: "2026-11-21T08:00:00.000Z" });
  expect(spanOf("yesterday", now, "Asia/Kolkata")).toEqual({
    since: "2026-11-20T18:30:00.000Z",
    until: "2026-11-21T18:30:00.000Z",
  });
  // A day of 25 hours, and one of 23.
  expect(spanOf("yesterday", Date.parse("2026-10-26T11:00:00Z"), "Europe/Berlin")).toEqual({
    since: "2026-10-24T22:00:00.000Z",
    until: "2026-10-25T23:00:00.000Z",
  });
  expect(spanOf("yesterday", Date.parse("2026-03-30T11:00:00Z"), "Europe/Berlin")).toEqual({
    since: "2026-03-28T23:00:00.000Z",
    until: "2026-03-29T22:00:00.000Z",
  });
  expect(spanOf("30-days", now, "UTC")).toEqual({ since: "2026-10-23T03:30:00.000Z" });
  expect(spanOf("any", now, "UTC")).toEqual({});
});
