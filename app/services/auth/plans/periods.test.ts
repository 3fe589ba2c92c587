import { describe, expect, test } from "vitest";
import { addMonths, monthFrom } from "./periods.ts";

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

describe("for every sign-up day of five years, at changing times", () => {
  const dayMs = 24 * 60 * 60 * 1000;
  const first = at("2024-01-01T00:00:00Z");
  const days = 5 * 365 + 2;
  const months = 30;
  /** An odd number of milliseconds, so that the times of the day fall everywhere, midnight and the last moment among them. */
  const timeOf = (day: number): number =>
    day % 3 === 0 ? 0 : day % 3 === 1 ? dayMs - 1 : (day * 7_919_993) % dayMs;
  const signUps = Array.from({ length: days }, (_, day) => first + day * dayMs + timeOf(day));
  const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const lengthOf = (year: number, month: number): number =>
    month === 1 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : (lengths[month] ?? 0);
  /** The beginning of the period `index` months on, counted by hand. */
  const expected = (signedUpAt: number, index: number): number => {
    const date = new Date(signedUpAt);
    const count = date.getUTCFullYear() * 12 + date.getUTCMonth() + index;
    const [year, month] = [Math.floor(count / 12), count % 12];
    const day = Math.min(date.getUTCDate(), lengthOf(year, month));
    const midnight = signedUpAt - (signedUpAt % dayMs);
    return Date.UTC(year, month, day) + (signedUpAt - midnight);
  };

  test("periods follow each other without a gap or an overlap, each on the sign-up day or the month's last", () => {
    let boundaries = 0;
    for (const signedUpAt of signUps) {
      for (let index = 0; index < months; index++) {
        const period = { startsAt: expected(signedUpAt, index), endsAt: expected(signedUpAt, index + 1) };
        const moments = [period.startsAt, period.endsAt - 1, (period.startsAt + period.endsAt) / 2];
        for (const now of moments) {
          const found = monthFrom(signedUpAt, Math.floor(now));
          if (found.startsAt !== period.startsAt || found.endsAt !== period.endsAt)
            expect(iso(found), new Date(now).toISOString()).toEqual(iso(period));
        }
        boundaries += 1;
      }
    }
    expect(boundaries).toBe(days * months);
  });

  test("a month added is at least 28 and at most 31 days, and twelve are a year", () => {
    for (const signedUpAt of signUps) {
      for (let index = 0; index < months; index++) {
        const length = (addMonths(signedUpAt, index + 1) - addMonths(signedUpAt, index)) / dayMs;
        if (length < 28 || length > 31)
          expect([new Date(signedUpAt).toISOString(), index, length]).toEqual([]);
      }
      const year = new Date(addMonths(signedUpAt, 12));
      expect(year.getUTCFullYear()).toBe(new Date(signedUpAt).getUTCFullYear() + 1);
    }
  });
});
