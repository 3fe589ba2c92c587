const wordsIn = new Intl.Segmenter(undefined, { granularity: "word" });
const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** Scripts written without spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const wordLike = /[\p{L}\p{N}]/u;

/** Whether a text has words that no space parts: what counts as one there is anybody's guess. */
export const writtenUnspaced = (text: string): boolean => unspaced.test(text);

/** The words of a plain text in order, with the signs around them, in any language. A hyphenated word is one, and so is "don't". */
export function* wordsWithin(text: string): Generator<string> {
  for (const [run] of text.matchAll(/[^\s\u2014\u2013\u2026]+/gu))
    for (const chunk of run.includes("...") ? run.split("...") : [run]) {
      if (!wordLike.test(chunk)) continue;
      if (!unspaced.test(chunk)) yield chunk;
      else for (const { segment, isWordLike } of wordsIn.segment(chunk)) if (isWordLike) yield segment;
    }
}

/** How many words a plain text has. */
export function countWords(text: string): number {
  let count = 0;
  for (const _ of wordsWithin(text)) count += 1;
  return count;
}

/** Words of a text that is being typed: a line that stands as it stood is not counted again. */
export class LineWords {
  #known = new Map<string, number>();

  count(text: string): number {
    const lines = new Map<string, number>();
    let sum = 0;
    for (const line of text.split("\n")) {
      const words = lines.get(line) ?? this.#known.get(line) ?? countWords(line);
      lines.set(line, words);
      sum += words;
    }
    this.#known = lines;
    return sum;
  }
}

/** Characters as a reader counts them: an emoji with its modifiers or a letter with its accents is one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of graphemes.segment(text)) count += 1;
  return count;
}

/** Whole minutes at 200 words a minute, rounded up; 0 for no words. */
export function readingMinutes(wordCount: number): number {
  return Math.ceil(wordCount / 200);
}

/**
 * The text if it has at most `limit` characters (graphemes), else as many whole words of it as fit and an ellipsis. A word
 * that would leave less than half of it, or a text without spaces, is cut between two characters.
 */
export function preview(text: string, limit = 150): string {
  if (text.length <= limit) return text;
  let count = 0;
  for (const { index } of graphemes.segment(text)) {
    if (count === limit) return `${text.slice(0, wordEnd(text, index)).trimEnd()}…`;
    count += 1;
  }
  return text;
}

/** The last end of a word up to a place, if it is in the second half before it; else the place. */
function wordEnd(text: string, to: number): number {
  const space = /\s/.test(text.charAt(to)) ? to : text.slice(0, to).search(/\s\S*$/);
  return space * 2 > to ? space : to;
}
