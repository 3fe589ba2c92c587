import { randomBytes, randomInt } from "node:crypto";

const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/** Times and ids as Paddle writes them. */
export class Stamps {
  readonly #clock: { now(): number };
  #last = 0;

  constructor(clock: { now(): number }) {
    this.#clock = clock;
  }

  now(): number {
    return this.#clock.now();
  }

  /** A time later than every one before it: of two events at once one comes first. In milliseconds. */
  next(): number {
    this.#last = Math.max(this.#last + 1, this.now());
    return this.#last;
  }

  /** `evt_01hv8x2adt2hy58b2w89p4py4d`: 48 bits of time and 80 of chance, so that ids sort by time. */
  id(prefix: string, at = this.now()): string {
    const time = Array.from({ length: 10 }, (_, place) => alphabet[Math.floor(at / 32 ** (9 - place)) % 32]);
    const chance = Array.from(randomBytes(16), (byte) => alphabet[byte % 32]);
    return `${prefix}_${[...time, ...chance].join("")}`;
  }

  /** ISO 8601 to the microsecond. */
  time(at = this.now()): string {
    return isoTime(at, randomInt(1_000));
  }
}

/** @param at milliseconds since 1970 */
function isoTime(at: number, microseconds = 0): string {
  return new Date(at).toISOString().replace("Z", `${String(microseconds).padStart(3, "0")}Z`);
}

/** The same day and time of the next month, or its last day where there is no such day. */
export function nextMonth(time: string): string {
  const [year = 0, month = 0, day = 0] = (time.split("T")[0] ?? "").split("-").map(Number);
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const date = new Date(Date.UTC(year, month, Math.min(day, last))).toISOString().slice(0, 10);
  return `${date}T${time.split("T")[1]}`;
}
