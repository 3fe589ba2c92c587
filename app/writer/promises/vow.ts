/** Small parts that every promise is made of. */

import { isEnglish } from "../prose/language.ts";
import type { Check, Decline, Source, Values, Verdict, Vow } from "../task.ts";

/** Makes a vow whose sentence is the same for all values. */
export function vow(
  id: string,
  strength: "hard" | "soft",
  say: string | ((source?: Source) => string),
  check: (source: Source, output: string) => Check,
  possible?: (source: Source) => true | Decline,
): Vow {
  const told = (_values: Values, source?: Source) => (typeof say === "string" ? say : say(source));
  return possible ? { id, strength, say: told, check, possible } : { id, strength, say: told, check };
}

export const verdict = (kept: boolean): Verdict => (kept ? "kept" : "broken");

/** What a check saw, by whether it holds. */
export const judged = (kept: boolean, found: string): Check => ({ verdict: verdict(kept), found });

/** What a form has, and besides what only a reader can be sure of: a fault of sense alone counts as soft. */
export const judgedBy = (form: boolean, sense: boolean, found: string): Check =>
  form && !sense ? { ...judged(false, found), strength: "soft" } : judged(form, found);

/** What cannot be measured in this text, and why. */
export const unmeasured = (found: string): Check => ({ verdict: "unmeasured", found });

/** A vow that is measured in English only, by the language of what was written. */
export function inEnglish(one: Vow): Vow {
  return {
    ...one,
    check: (source, output) =>
      isEnglish(output) ? one.check(source, output) : unmeasured("measured in English only"),
  };
}

/** A vow whose signs are words: where none is seen it may still be kept, and only a reader can tell. */
export function ifSeen(one: Vow): Vow {
  return {
    ...one,
    check: (source, output) => {
      const seen = one.check(source, output);
      return seen.verdict === "broken" ? unmeasured(`not told by its words (${seen.found})`) : seen;
    },
  };
}

/** A vow that finds what must not be there, and names it. */
export function without(
  id: string,
  strength: "hard" | "soft",
  say: string,
  what: string,
  find: (output: string, source: Source) => readonly string[],
): Vow {
  return vow(id, strength, say, (source, output) => {
    const found = find(output, source);
    return judged(found.length === 0, found.length > 0 ? `found: ${listed(found)}` : `no ${what}`);
  });
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
