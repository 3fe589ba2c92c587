/**
 * What an upgrade costs now, in minor units: the difference of the prices for the share of the period that is left.
 * Prices are in minor units, times milliseconds since 1970.
 */
export function proratedDifference(
  from: number,
  to: number,
  period: { startsAt: number; endsAt: number },
  now: number,
): number {
  const left = Math.min(1, Math.max(0, (period.endsAt - now) / (period.endsAt - period.startsAt)));
  return Math.max(0, Math.round((to - from) * left));
}
