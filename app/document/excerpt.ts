const longest = 150;
/** Characters before the words, so that they are read in their sentence. */
const before = 40;

/** A text without the signs that set its lines off, of quotations and of Markdown's headings, for the few lines of a card. */
export const withoutSigns = (text: string): string =>
  text.replace(/^[ \t]*(?:>[ \t]?)+/gm, "").replace(/^#{1,6}[ \t]+/gm, "");

/**
 * What stands around the first place of a text that has some words, whatever their case: at most 150 characters, cut
 * between words where there are any, with an ellipsis where something is left out. Null where the text has them nowhere.
 */
export function excerptAround(text: string, words: string): string | null {
  const flat = text.replace(/\s+/g, " ").trim();
  const at = placeOf(flat, words.replace(/\s+/g, " "));
  if (at < 0) return null;
  const start = at <= before ? 0 : wordStart(flat, at - before, at);
  const cut = Math.min(flat.length, start + Math.max(longest, at - start + words.length));
  const end = cut === flat.length ? cut : wordEnd(flat, cut, at + words.length);
  return `${start > 0 ? "…" : ""}${flat.slice(start, end).trim()}${end < flat.length ? "…" : ""}`;
}

/** In lower case some letters are longer than before: their text is then looked through in pieces that are not. */
function placeOf(text: string, words: string): number {
  const wanted = words.toLowerCase();
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower.indexOf(wanted);
  const at = lower.indexOf(wanted);
  if (at < 0) return -1;
  let length = 0;
  let place = 0;
  for (const letter of text) {
    if (length >= at) break;
    length += letter.toLowerCase().length;
    place += letter.length;
  }
  return place;
}

/** The first beginning of a word from `from` on, at most `most`; in a text without spaces `from`, between two letters. */
function wordStart(text: string, from: number, most: number): number {
  const space = text.indexOf(" ", from);
  return space >= 0 && space < most ? space + 1 : betweenLetters(text, from);
}

/** The last end of a word up to `to`, at least `least`. */
function wordEnd(text: string, to: number, least: number): number {
  const space = text.lastIndexOf(" ", to);
  return space > least ? space : betweenLetters(text, to);
}

/** Not within a letter of two code units. */
const betweenLetters = (text: string, at: number): number =>
  /[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at + 1 : at;
