import type { Node } from "prosemirror-model";
import { countCharacters, countWords } from "#app/document/counts.ts";
import { sizeOf, type TextSize } from "#app/document/credits.ts";
import { writeMarkdown } from "#app/document/markdown-out.ts";
import { writeText } from "#app/document/plain-text.ts";
import { schema } from "#app/document/schema.ts";

/** What a text comes to. */
export interface Tally {
  words: number;
  /** As a reader counts them, without the lines between blocks; null where nobody wants them. */
  characters: number | null;
  /** Of its Markdown; for a text with empty paragraphs a few characters more than that. */
  size: TextSize;
}

/** A block is the same node for as long as nobody changes it: what was counted of it still holds. */
const counted = new WeakMap<Node, Tally>();

function tallyBlock(block: Node, withCharacters: boolean): Tally {
  const known = counted.get(block);
  if (known && (known.characters !== null || !withCharacters)) return known;
  const alone = schema.node("doc", null, [block]);
  const text = writeText(alone);
  const tally = {
    words: known?.words ?? countWords(text),
    size: known?.size ?? sizeOf(writeMarkdown(alone)),
    characters: withCharacters ? countCharacters(text) : null,
  };
  counted.set(block, tally);
  return tally;
}

/** Between two blocks of Markdown stands an empty line. */
const between = 2;

/**
 * Counts a document block by block, and yields after each that had to be counted anew, so that whoever counts can give way
 * to what is more urgent.
 */
export function* tallyDocument(document: Node, withCharacters: boolean): Generator<undefined, Tally> {
  let words = 0;
  let characters = 0;
  const gaps = between * Math.max(0, document.childCount - 1);
  const size: TextSize = { characters: gaps, weight: gaps };
  for (const block of document.children) {
    const isNew = !counted.has(block);
    const tally = tallyBlock(block, withCharacters);
    words += tally.words;
    characters += tally.characters ?? 0;
    size.characters += tally.size.characters;
    size.weight += tally.size.weight;
    if (isNew) yield undefined;
  }
  return { words, characters: withCharacters ? characters : null, size };
}
