/** What a text must have before anything is written. */

import { countWords } from "../prose/words.ts";
import type { Decline, Source, Vow } from "../task.ts";

/** Why a text is too short for something, or null if it is not. */
function tooShort(source: Source, least: number, what: string): Decline | null {
  const words = countWords(source.text);
  if (words >= least) return null;
  return {
    decline: `${what} needs a text of at least ${String(least)} words; this one has ${String(words)}.`,
  };
}

/** The vow, declined before writing where the text has fewer words. */
export function needing(least: number, what: string, vow: Vow): Vow {
  return { ...vow, possible: (source) => tooShort(source, least, what) ?? true };
}
