/** Promises about the length that a writer chose from a list, and the room that a channel has for it. */

import { blocksOf } from "../prose/blocks.ts";
import { countWords } from "../prose/words.ts";
import type { Vow } from "../task.ts";
import { counted, vow } from "./vow.ts";

export interface Band {
  least: number;
  /** Infinite for an open end. */
  most: number;
}

/** Words within a band. `id` differs where a channel has no room for the band, so that the two can be told apart. */
export function wordBand(
  { least, most }: Band,
  id: "word-band" | "word-band-beyond-channel" = "word-band",
): Vow {
  const say = Number.isFinite(most)
    ? `Write between ${String(least)} and ${String(most)} words.`
    : `Write at least ${String(least)} words.`;
  return vow(id, "hard", say, (_source, output) => {
    const words = countWords(output);
    return { kept: words >= least && words <= most, found: counted(words, "word") };
  });
}

/** Every paragraph is a post by itself, within a number of characters. */
export function postsWithin(characters: number): Vow {
  return vow(
    "posts-within",
    "hard",
    `Write each paragraph as a post of at most ${String(characters)} characters.`,
    (_source, output) => {
      const sizes = blocksOf(output.trim()).map((block) => Array.from(block.prefix + block.text).length);
      const longest = Math.max(0, ...sizes);
      return {
        kept: sizes.length > 0 && longest <= characters,
        found: `longest post ${counted(longest, "character")}`,
      };
    },
  );
}
