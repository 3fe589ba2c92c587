/** What texts count for in credits. A credit is one token; where nobody reports tokens, four characters are one. */

/** What a generation by some action may cost, before it is known what it will. */
export interface Price {
  /** Characters that the writer is told with every text. */
  overhead: number;
  /** Characters that frame each other text that is told besides; null where the writer reads no other text. */
  part: number | null;
  /** The longest output as a share of the text's own length; null where the text does not bound it. */
  share: number | null;
}

/** The most credits that an output is ever charged with. */
export const mostOutput = 4_000;
/** Short texts need room for a word more. */
const spare = 50;

/** Credits of a number of characters: a quarter of them, rounded up. */
export const estimateCredits = (characters: number): number => Math.ceil(characters / 4);

/** The most credits that the output for a text of so many characters can cost. */
export function outputCredits({ share }: Pick<Price, "share">, characters: number): number {
  if (share === null) return mostOutput;
  return Math.min(mostOutput, Math.ceil(estimateCredits(characters) * share) + spare);
}

/**
 * The most credits that an action on a text of so many characters can cost. `besides` has the characters of every other
 * text that the writer is told: title, subtitle, context, examples, request, roles, and what was written before.
 */
export function mostCredits(price: Price, characters: number, besides: readonly number[] = []): number {
  const { overhead, part } = price;
  const told = part === null ? [] : besides.filter((count) => count > 0).map((count) => count + part);
  const input = told.reduce((sum, count) => sum + count, overhead + characters);
  return estimateCredits(input) + outputCredits(price, characters);
}
