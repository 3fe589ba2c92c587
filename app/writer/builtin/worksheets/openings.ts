/** How a worksheet opens over a text of another kind than it was written for: what may be done with that text, instead of questions that it cannot answer. */

import named from "./sheets/openings.json" with { type: "json" };
import { kindOfText } from "./text-kind.ts";

export interface Opening {
  heading: string;
  say: string;
  questions: readonly string[];
  /** Nothing else of the sheet makes sense over such a text. */
  alone?: boolean | undefined;
}

const openings: Readonly<Record<string, Opening & { fits: readonly string[] }>> = named;

/** Null where the text is of a kind that the sheet's own opening fits. */
export function otherOpening(name: string | undefined, text: string): Opening | null {
  if (name === undefined) return null;
  const opening = openings[name];
  if (!opening) throw new Error(`there is no opening ${name}`);
  return opening.fits.includes(kindOfText(text)) ? null : opening;
}
