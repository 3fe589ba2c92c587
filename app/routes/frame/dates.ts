import type { ShownDate } from "#app/ui/content-card.tsx";

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

const named = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", timeZone: "UTC" });

/** "Dec 14": month and day of what is to come. */
export const monthDay = (time: string): string => named.format(new Date(time));

const full = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** "14 Nov 2026". */
export const fullDay = (time: string): string => full.format(new Date(time));

/** A moment as lists show it ("20 Nov"), made on the server so that hydration agrees. */
export function shownDate(time: string | number): ShownDate {
  const date = new Date(time);
  return { iso: date.toISOString(), label: day.format(date) };
}
