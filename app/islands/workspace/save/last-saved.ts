const minute = 60_000;
const hour = 60 * minute;
const dayAlone = /^\d{4}-\d{2}-\d{2}$/;

/** In a time zone by its IANA name, the browser's own without one. "Last saved just now", "2 m ago", "3 h ago", or the day; "today" where no more than the day is known. */
export function lastSaved(iso: string, now: number, zone?: string): string {
  if (dayAlone.test(iso) && new Date(now).toISOString().startsWith(iso)) return "Last saved today";
  const passed = now - Date.parse(iso);
  if (passed < minute) return "Last saved just now";
  if (passed < hour) return `Last saved ${Math.floor(passed / minute)} m ago`;
  if (passed < 24 * hour) return `Last saved ${Math.floor(passed / hour)} h ago`;
  const day = { day: "numeric", month: "short", timeZone: zone } as const;
  return `Last saved ${new Date(iso).toLocaleDateString("en-GB", day)}`;
}
