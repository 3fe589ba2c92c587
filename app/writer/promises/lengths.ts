/** Promises about the length that a writer chose from a list, and the room that a channel has for it. */

import { blocksOf } from "../prose/blocks.ts";
import { charactersOf, countWords } from "../prose/words.ts";
import type { Vow } from "../task.ts";
import { wordsWithin } from "./words.ts";
import { counted, judged, vow } from "./vow.ts";

interface Band {
  least: number;
  /** Infinite for an open end. */
  most: number;
}

/** Room for a text without an upper bound: so many times its least words. */
const openEnd = 2;

/** Words within a band. `id` differs where a channel has no room for the band, so that the two can be told apart. */
export function wordBand(
  { least, most }: Band,
  id: "word-band" | "word-band-beyond-channel" = "word-band",
): Vow {
  const say = Number.isFinite(most)
    ? `Write between ${String(least)} and ${String(most)} words.`
    : `Write at least ${String(least)} words.`;
  const made = vow(id, "hard", say, (_source, output) => {
    const words = countWords(output);
    return wordsWithin(words, least, most, counted(words, "word"));
  });
  if (Number.isFinite(most)) return { ...made, most: { words: most } };
  const room = least * openEnd;
  const tell = () => `Write at least ${String(least)} words, and not over ${String(room)}.`;
  return { ...made, tell, most: { words: room } };
}

/** Every paragraph is a post by itself, within a number of characters. */
export function postsWithin(characters: number): Vow {
  return vow(
    "posts-within",
    "hard",
    `Write each paragraph as a post of at most ${String(characters)} characters.`,
    (_source, output) => {
      const sizes = blocksOf(output.trim()).map((block) => charactersOf(block.prefix + block.text));
      const longest = Math.max(0, ...sizes);
      return judged(
        sizes.length > 0 && longest <= characters,
        `longest post ${counted(longest, "character")}`,
      );
    },
  );
}
