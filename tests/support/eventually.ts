import { setTimeout as delay } from "node:timers/promises";

/** Waits until `found` gives something. @throws Error after `limitMs` */
export async function eventually<T>(
  found: () => Promise<T | null | undefined | false>,
  limitMs = 5_000,
): Promise<T> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const value = await found();
    if (value) return value;
    if (performance.now() > deadline) throw new Error(`nothing came within ${limitMs} ms`);
    await delay(10);
  }
}
