import type { ShownDate } from "#app/ui/content-card.tsx";

const dayMs = 24 * 60 * 60_000;
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

const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "UTC" });

/** "14:28". */
export const timeOfDay = (time: string): string => clock.format(new Date(time));

const dayAndMonth = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });

/** "Today", "Yesterday", "18 November", and with its year where that is not this one. */
export function dayName(time: string, now: number): string {
  const isDay = (ms: number): boolean => new Date(ms).toISOString().slice(0, 10) === time.slice(0, 10);
  if (isDay(now)) return "Today";
  if (isDay(now - dayMs)) return "Yesterday";
  const date = new Date(time);
  const year = date.getUTCFullYear();
  const name = dayAndMonth.format(date);
  return year === new Date(now).getUTCFullYear() ? name : `${name} ${year}`;
}

/** A moment as lists show it ("20 Nov"), made on the server so that hydration agrees. */
export function shownDate(time: string | number): ShownDate {
  const date = new Date(time);
  return { iso: date.toISOString(), label: day.format(date) };
}
