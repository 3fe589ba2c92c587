/** Small parts that every promise is made of. */

import type { Check, Decline, Source, Values, Vow } from "../task.ts";

/** Makes a vow whose sentence is the same for all values. */
export function vow(
  id: string,
  strength: "hard" | "soft",
  say: string,
  check: (source: Source, output: string) => Check,
  possible?: (source: Source) => true | Decline,
): Vow {
  const told = (_values: Values) => say;
  return possible ? { id, strength, say: told, check, possible } : { id, strength, say: told, check };
}

/** `61 %`, rounded down below the limit and up above it never: plain rounding, whole percents. */
export function percent(share: number): string {
  return `${String(Math.round(share * 100))} %`;
}

/** `1 word`, `2 words`. */
export function counted(count: number, noun: string): string {
  return `${String(count)} ${noun}${count === 1 ? "" : "s"}`;
}

/** At most six items, quoted as they stand, and how many more. */
export function listed(items: Iterable<string>): string {
  const all = [...items];
  const shown = all.slice(0, 6).join(", ");
  return all.length > 6 ? `${shown} and ${String(all.length - 6)} more` : shown;
}
