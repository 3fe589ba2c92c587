/** Fewer characters say too little to go on from. */
const leastCharacters = 20;

/** The text of a paragraph whose next words can be suggested; null for one that is too short. */
export const worthGoingOn = (paragraph: string): string | null =>
  paragraph.trim().length >= leastCharacters ? paragraph : null;

const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]$/u;

/** Words as they stand behind a text: with a space between where the language has one. */
export function behind(text: string, words: string): string {
  const next = words.replace(/\s+/g, " ").trimEnd();
  if (/\s$/.test(text)) return next.trimStart();
  if (unspaced.test(text) || /^[\s.,;:!?)\]}…’”»%]/.test(next)) return next;
  return ` ${next}`;
}
