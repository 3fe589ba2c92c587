/** A text made longer to a number of words: its own sentences in order, with what could be said about each marked. */

import { blocksOf, joinBlocks, type Block } from "../../prose/blocks.ts";
import { sentencesOf } from "../../prose/sentences.ts";
import { weightsOf } from "../../prose/weights.ts";
import { countWords } from "../../prose/words.ts";
import { joinSentences } from "../draft.ts";
import { isFrame } from "../sentences.ts";
import { Additions, smallSlot } from "./additions.ts";

interface Place {
  block: number;
  sentence: string;
  weight: number;
  added: string[];
}

/** One frame may return this often in a text. */
const repeats = 6;

/** So many words or fewer that are missing are looked for in one frame. */
const lastWords = 12;

/** The places at which something may be added: behind every sentence of paragraphs and list items. */
function placesOf(blocks: readonly Block[]): Place[] {
  const places = blocks.flatMap((block, index) =>
    (block.kind === "paragraph" || block.kind === "item") &&
    !isFrame(block.text) &&
    !/\[[^\]]+\](?!\()/.test(block.text)
      ? sentencesOf(block.text).map((sentence) => ({
          block: index,
          sentence,
          weight: 0,
          added: [] as string[],
        }))
      : [],
  );
  const weights = weightsOf(places.map((place) => place.sentence));
  return places.map((place, index) => ({ ...place, weight: weights[index] ?? 0 }));
}

/** The text with additions until it has `least` to `most` words; null where it has too little to hang them on. */
export function lengthen(markdown: string, least: number, most: number): string | null {
  const blocks = blocksOf(markdown.trim());
  const places = placesOf(blocks);
  let words = countWords(markdown);
  if (words > most || places.length === 0) return null;
  const goal = Math.round((least + most) / 2);
  const additions = new Additions(markdown);
  const inTurn = places.toSorted((a, b) => b.weight - a.weight);
  for (let round = 0; round < additions.behind && words < least; round += 1)
    for (const place of inTurn) {
      if (goal - words < 5) break;
      const addition = additions.next(
        place.sentence,
        {
          wanted: least - words <= lastWords ? least - words : 0,
          most: Math.min(most - words, goal - words + 6),
        },
        place.added,
        repeats,
      );
      if (addition === null) continue;
      place.added.push(addition);
      words += countWords(addition);
    }
  for (const place of inTurn.toSorted((a, b) => a.added.length - b.added.length)) {
    if (words >= least) break;
    if (place.added.length >= additions.behind || !additions.takes(place.sentence)) continue;
    const slot = smallSlot(goal - words);
    place.added.push(slot);
    words += countWords(slot);
  }
  return words >= least && words <= most ? joinBlocks(filled(blocks, places)) : null;
}

function filled(blocks: readonly Block[], places: readonly Place[]): Block[] {
  return blocks.map((block, index) => {
    const own = places.filter((place) => place.block === index);
    if (own.every((place) => place.added.length === 0)) return block;
    return {
      ...block,
      text: joinSentences(own.flatMap((place) => [closed(place.sentence, place.added), ...place.added])),
    };
  });
}

/** A list item without a full stop gets one before a sentence follows. */
function closed(sentence: string, added: readonly string[]): string {
  return added.length > 0 && !added[0]?.startsWith("[") && /[\p{L}\p{N})]$/u.test(sentence)
    ? `${sentence}.`
    : sentence;
}

/** Why a text cannot be brought to a length: too few sentences for what is missing. */
export function tooFew(words: number, least: number): { decline: string } {
  return {
    decline: `The text has ${String(words)} words, and its sentences do not carry enough questions to bring it to ${String(least)}; it needs more to begin with.`,
  };
}
