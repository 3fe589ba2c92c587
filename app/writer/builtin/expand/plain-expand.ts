/** The built-in Expand of the sidebar and Expand Blog Section: longer by what is still to be said, marked where it belongs. */

import { countWords } from "../../prose/words.ts";
import type { Decline, Source } from "../../task.ts";
import { requireEnglish } from "../limits.ts";
import { lengthen, tooFew } from "./lengthen.ts";

function grown(action: string, source: Source, least: number, most: number): string | Decline {
  requireEnglish(action, source.text);
  const words = countWords(source.text);
  const [low, high] = [Math.ceil(words * least), Math.floor(words * most)];
  return lengthen(source.text, low, high) ?? tooFew(words, low);
}

/** 140 to 200 % of the words; aims at the lower half, since every addition asks something of the writer. */
export function expandPlainly(source: Source): string | Decline {
  return grown("Expand", source, 1.42, 1.75);
}

/** 150 to 250 % of the section's words, its heading kept. */
export function expandSection(source: Source): string | Decline {
  return grown("Expand Blog Section", source, 1.52, 1.95);
}
