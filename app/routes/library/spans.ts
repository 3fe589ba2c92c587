import type { LibraryAddress } from "#app/ui/library/library-address.ts";
import { dayStart } from "../frame/dates.ts";

const dayMs = 24 * 60 * 60_000;
const iso = (time: number): string => new Date(time).toISOString();
const days = { "30-days": 30, "90-days": 90, year: 365 } as const;

/** The moments between which "Date modified" asks, as the list takes them; days are the reader's. */
export function spanOf(
  since: LibraryAddress["since"],
  now: number,
  zone: string,
): { since?: string; until?: string } {
  switch (since) {
    case "today":
      return { since: iso(dayStart(now, zone)) };
    case "yesterday": {
      const today = dayStart(now, zone);
      return { since: iso(dayStart(today - 1, zone)), until: iso(today) };
    }
    case "30-days":
    case "90-days":
    case "year":
      return { since: iso(now - days[since] * dayMs) };
    case "any":
    default:
      return {};
  }
}
