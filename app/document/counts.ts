const wordsIn = new Intl.Segmenter(undefined, { granularity: "word" });
const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** Words as a reader counts them, in any language, with or without spaces between words. "don't" is one. */
export function countWords(text: string): number {
  let count = 0;
  for (const piece of wordsIn.segment(text)) if (piece.isWordLike) count += 1;
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

/** The text if it has at most `limit` characters (graphemes), else its first `limit` characters and an ellipsis. */
export function preview(text: string, limit = 150): string {
  if (text.length <= limit) return text;
  let count = 0;
  for (const piece of graphemes.segment(text)) {
    if (count === limit) return `${text.slice(0, piece.index).trimEnd()}…`;
    count += 1;
  }
  return text;
}
