/**
 * The month that `now` falls into when months run from the sign-up day. A day that a month lacks is its last day:
 * signed up on the 31st, February's period starts on the 28th or 29th, March's again on the 31st.
 * All times are milliseconds since 1970, months are counted in UTC.
 */
export function monthFrom(signedUpAt: number, now: number): { startsAt: number; endsAt: number } {
  const first = new Date(signedUpAt);
  const at = new Date(now);
  const months = (at.getUTCFullYear() - first.getUTCFullYear()) * 12 + at.getUTCMonth() - first.getUTCMonth();
  const index = addMonths(signedUpAt, months) <= now ? months : months - 1;
  return { startsAt: addMonths(signedUpAt, index), endsAt: addMonths(signedUpAt, index + 1) };
}

/** The same day and hour `months` later; a day that the month lacks is its last one. Milliseconds since 1970, in UTC. */
export function addMonths(time: number, months: number): number {
  const date = new Date(time);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, last));
  return date.getTime();
}
