/** What texts count for in credits. A credit is one token; where nobody reports tokens, four characters are one. */

/** What a generation by some action may cost, before it is known what it will. */
export interface Price {
  /** Characters that the writer is told with every text. */
  overhead: number;
  /** Characters that frame each other text that is told besides; null where the writer reads no other text. */
  part: number | null;
  /** How long the output may get. */
  output: OutputBound;
}

/** The longest output of an action, in tokens: `fixed`, and besides `share` of a text's size in tokens. */
export interface OutputBound {
  share: number;
  fixed: number;
  /** What a model may think before it answers. */
  thinking: number;
}

/** How long a text is: its characters, and what they weigh in thirds of a token at most. */
export interface TextSize {
  characters: number;
  weight: number;
}

/** No answer gets less room, and none more, thinking aside. */
export const leastOutput = 1_024;
export const mostOutput = 32_000;

const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const latin = /[\p{Script=Latin}\p{ASCII}]/u;

type Density = "wide" | "plain" | "other";
/** Of each code unit that was met: every character of a long text is looked at, while others wait. */
const densities: Density[] = [];

function densityOf(character: string): Density {
  if (dense.test(character)) return "wide";
  return latin.test(character) ? "plain" : "other";
}

/**
 * The size of a text. Two tokens to a word of six characters, three in other alphabets, and three to a word of scripts
 * that write one in a character or two.
 */
export function sizeOf(text: string): TextSize {
  const found = { wide: 0, plain: 0, other: 0 };
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const point = text.codePointAt(at) ?? unit;
    if (point === unit) found[(densities[unit] ??= densityOf(text.charAt(at)))] += 1;
    else {
      found[densityOf(String.fromCodePoint(point))] += 1;
      at += 1;
    }
  }
  const { wide, plain } = found;
  const other = Math.max(0, text.length - wide - plain);
  return { characters: text.length, weight: plain + Math.ceil(other * 1.5) + wide * 6 };
}

/** Credits of a number of characters: a quarter of them, rounded up. */
export const estimateCredits = (characters: number): number => Math.ceil(characters / 4);

/** The most tokens that the answer for a text of a size may have, without what is thought. */
export function roomOf({ share, fixed }: OutputBound, { weight }: TextSize): number {
  return Math.min(mostOutput, Math.max(leastOutput, Math.ceil((weight / 3) * share) + fixed));
}

/** The most credits that the output for a text of a size can cost. */
export const outputCredits = (bound: OutputBound, size: TextSize): number =>
  roomOf(bound, size) + bound.thinking;

/**
 * The most credits that an action on a text of a size can cost. `besides` has the characters of every other text that
 * the writer is told: title, subtitle, what stands before and after, audience, context, examples, request, roles, and
 * what was written before.
 */
export function mostCredits(price: Price, size: TextSize, besides: readonly number[] = []): number {
  const { overhead, part } = price;
  const told = part === null ? [] : besides.filter((count) => count > 0).map((count) => count + part);
  const input = told.reduce((sum, count) => sum + count, overhead + size.characters);
  return estimateCredits(input) + outputCredits(price.output, size);
}
