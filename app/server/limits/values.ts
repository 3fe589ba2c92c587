import type { LimitedCall } from "#app/services/context.ts";

/** At most `most` in every `windowMs` milliseconds, which begin with the first. */
interface Window {
  most: number;
  windowMs: number;
}

/** How tries to log in are slowed: `free` of them at once, then waits that double from `firstMs` to `mostMs`. */
interface GrowingWait {
  free: number;
  firstMs: number;
  mostMs: number;
  /** After so long without a try the count begins again. */
  forgottenMs: number;
}

export interface LimitValues {
  calls: Record<LimitedCall, Window>;
  tries: GrowingWait;
}

const minute = 60_000;
const hour = 60 * minute;

/** The limits of a server that faces people. */
export const standardLimits: LimitValues = {
  calls: {
    "login by network": { most: 300, windowMs: 15 * minute },
    "signup by network": { most: 100, windowMs: hour },
    "reset by network": { most: 20, windowMs: hour },
    "reset by address": { most: 3, windowMs: hour },
    "resend by network": { most: 20, windowMs: hour },
    "resend by address": { most: 3, windowMs: hour },
    "contact by network": { most: 5, windowMs: hour },
    "draft by network": { most: 60, windowMs: hour },
  },
  tries: { free: 5, firstMs: 1_000, mostMs: minute, forgottenMs: 24 * hour },
};

/** The wait in milliseconds after the `count`th try in a row that was not forgiven. */
export function waitAfter(count: number, { free, firstMs, mostMs }: GrowingWait): number {
  if (count <= free) return 0;
  return Math.min(mostMs, firstMs * 2 ** Math.min(count - free - 1, 30));
}
