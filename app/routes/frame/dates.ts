import type { ShownDate } from "#app/ui/content-card.tsx";

type Shape = Intl.DateTimeFormatOptions;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one takes longer than all that it formats for a page; there are some hundred zones. */
function formatOf(name: string, locale: string, shape: Shape, zone: string): Intl.DateTimeFormat {
  const key = `${name} ${zone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...shape, timeZone: zone });
  formats.set(key, format);
  return format;
}

const teller =
  (name: string, shape: Shape, locale = "en-GB") =>
  (time: string | number, zone = "UTC"): string =>
    formatOf(name, locale, shape, zone).format(new Date(time));

/** "20 Nov". */
const dayMonth = teller("short", { day: "numeric", month: "short" });
/** "14 Dec": of what is to come; of billing, whose days are in UTC. */
export const comingDay = (time: string): string => dayMonth(time);
/** "Nov 22, 2026". */
export const americanDay = teller(
  "american day",
  { month: "short", day: "numeric", year: "numeric" },
  "en-US",
);
/** "14 Nov 2026", in UTC. */
export const fullDay = (time: string): string => whole(time);
const whole = teller("full", { day: "numeric", month: "short", year: "numeric" });
const clock = teller("clock", { hour: "2-digit", minute: "2-digit" });
const longDay = teller("long", { day: "numeric", month: "long" });
const calendarDay = teller("calendar", { year: "numeric", month: "2-digit", day: "2-digit" }, "en-CA");

/** "20 November, 13:51". */
export const longMoment = (time: string, zone: string): string =>
  `${longDay(time, zone)}, ${clock(time, zone)}`;

/** "14:28". */
export const timeOfDay = (time: string, zone: string): string => clock(time, zone);

/** "Today", "Yesterday", "18 November", and with its year where that is not this one. */
export function dayName(time: string, now: number, zone: string): string {
  const [day, today] = [calendarDay(time, zone), calendarDay(now, zone)];
  if (day === today) return "Today";
  if (day === dayBefore(today)) return "Yesterday";
  const name = longDay(time, zone);
  const year = day.slice(0, 4);
  return year === today.slice(0, 4) ? name : `${name} ${year}`;
}

/** The day before one of the calendar, whatever the clocks did in it. */
const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 24 * 60 * 60_000).toISOString().slice(0, 10);

const wallClock = teller(
  "wall",
  {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
  },
  "sv-SE",
);

/** The moment at which the calendar day of another moment begins; both are milliseconds since 1970. */
export function dayStart(now: number, zone: string): number {
  const midnight = Date.parse(`${calendarDay(now, zone)}T00:00:00Z`);
  const ahead = (time: number): number =>
    Date.parse(`${wallClock(time, zone).replace(" ", "T")}Z`) - Math.floor(time / 1_000) * 1_000;
  // What the zone is ahead at its own midnight, which may be another figure than at that of UTC.
  return midnight - ahead(midnight - ahead(midnight));
}

/** A moment as lists show it ("20 Nov"), made on the server so that hydration agrees. */
export function shownDate(time: string | number, zone = "UTC"): ShownDate {
  return { iso: new Date(time).toISOString(), label: dayMonth(time, zone) };
}
