import type { WriterFault } from "../faults.ts";

/** Tries after the first one, all before the first character of the answer. */
export const retries = 2;

/**
 * Milliseconds to wait before the next try: what the provider asked for, otherwise growing from `base`.
 * @param tries tries made so far, at least 1
 */
export function waitBeforeRetry(fault: WriterFault, tries: number, base: number): number {
  if (fault.retryAfter !== undefined) return fault.retryAfter * 1000;
  return base * 3 ** (tries - 1);
}

/** Seconds from `retry-after-ms` or `retry-after` (seconds or a date); undefined when neither can be read. */
export function parseRetryAfter(
  headers: Readonly<Record<string, string | string[] | undefined>>,
  now: number,
): number | undefined {
  const milliseconds = Number(headers["retry-after-ms"] ?? Number.NaN);
  if (milliseconds >= 0) return milliseconds / 1000;
  const given = headers["retry-after"];
  if (typeof given !== "string" || given.trim() === "") return undefined;
  const seconds = Number(given);
  if (seconds >= 0) return seconds;
  const date = Date.parse(given);
  return Number.isNaN(date) ? undefined : Math.max(0, (date - now) / 1000);
}

/** Resolves after `milliseconds`, or at once when `signal` aborts. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const wake = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", wake);
      resolve();
    };
    const timer = setTimeout(wake, milliseconds);
    signal.addEventListener("abort", wake);
  });
}
