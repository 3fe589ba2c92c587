import { expect, test } from "vitest";
import { monthFrom } from "./periods.ts";

const at = (text: string): number => Date.parse(text);
const iso = (period: { startsAt: number; endsAt: number }): string[] =>
  [period.startsAt, period.endsAt].map((time) => new Date(time).toISOString());

test("a month runs from the sign-up day and hour", () => {
  expect(iso(monthFrom(at("2026-01-15T10:00:00Z"), at("2026-03-15T09:59:59Z")))).toEqual([
    "2026-02-15T10:00:00.000Z",
    "2026-03-15T10:00:00.000Z",
  ]);
});

test("a sign-up on the 31st starts February on its last day and March on the 31st again", () => {
  const signedUp = at("2027-12-31T00:00:00Z");
  expect(iso(monthFrom(signedUp, at("2028-02-29T12:00:00Z")))).toEqual([
    "2028-02-29T00:00:00.000Z",
    "2028-03-31T00:00:00.000Z",
  ]);
});

test("the moment of signing up lies in the first month", () => {
  const signedUp = at("2026-05-30T23:59:59Z");
  expect(monthFrom(signedUp, signedUp).startsAt).toBe(signedUp);
});
