import { setTimeout as delay } from "node:timers/promises";

/**
 * Waits until `found` gives something. The limit ends what never comes, and is no bound: a machine that does much else
 * beside the tests is slow and not wrong.
 * @throws Error after `limitMs`
 */
export async function eventually<T>(
  found: () => Promise<T | null | undefined | false>,
  limitMs = 60_000,
): Promise<T> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    const value = await found();
    if (value) return value;
    if (performance.now() > deadline) throw new Error(`nothing came within ${limitMs} ms`);
    await delay(10);
  }
}
