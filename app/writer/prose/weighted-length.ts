/** The length of a post as Twitter / X counts it. */

import { platformLimits } from "./platform-limits.ts";
import { segmenter } from "./sentences.ts";

/** What a link counts, however long it is. */
const linkWeight = platformLimits["Twitter / X"].link.value;

const tops =
  "com|org|net|edu|gov|io|ai|app|dev|co|me|info|news|blog|shop|tv|ly|gg|eu|uk|de|fr|es|it|nl|ch|at|be|se|no|dk|fi|pl|ie|us|ca|au|nz|in|jp|cn|kr|br|il|ru";
const link = new RegExp(
  `\\bhttps?:\\/\\/[^\\s<>")\\]]*[^\\s<>")\\].,;:!?]|(?<![\\w.@/-])(?:[a-z\\d-]+\\.)+(?:${tops})(?![\\w@-])(?:\\/[^\\s<>")\\]]*[^\\s<>")\\].,;:!?])?`,
  "giu",
);

/** Ranges of code points that count one; everything else counts two. */
const light: readonly (readonly [number, number])[] = [
  [0, 0x10ff],
  [0x2000, 0x200d],
  [0x2010, 0x201f],
  [0x2032, 0x2037],
];

function weightOf(grapheme: string): number {
  if (isEmoji(grapheme)) return 2;
  let sum = 0;
  for (const character of grapheme) {
    const point = character.codePointAt(0) ?? 0;
    sum += light.some(([first, last]) => point >= first && point <= last) ? 1 : 2;
  }
  return sum;
}

function isEmoji(grapheme: string): boolean {
  return (
    /\p{Emoji_Presentation}|\p{Regional_Indicator}{2}|\u20E3/u.test(grapheme) ||
    /\p{Extended_Pictographic}[\uFE0F\u200D]/u.test(grapheme)
  );
}

/** The weight of a plain text after NFC: a link 23, an emoji with all its parts 2, wide characters 2, others 1. */
export function weightedLength(text: string): number {
  const whole = text.normalize("NFC");
  let links = 0;
  const rest = whole.replace(link, () => {
    links += 1;
    return "";
  });
  let sum = links * linkWeight;
  for (const { segment } of segmenter("grapheme").segment(rest)) sum += weightOf(segment);
  return sum;
}
