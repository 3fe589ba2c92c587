/** How a worksheet opens over a text of another kind than it was written for: what it needs, and what may be done with that text. */

import named from "./sheets/openings.json" with { type: "json" };
import { kindOfText } from "../text-kind/text-kind.ts";
import type { Values } from "../../task.ts";
import { isSeed, readsLike, writtenFor } from "./kinds.ts";
import { kindsToldAs } from "./story-types.ts";

export interface Opening {
  /** What the sheet is called where its own title would promise more than stands there. */
  title?: string | undefined;
  heading: string;
  say: string;
  questions: readonly string[];
  /** Lines to fill in, with [slots]. */
  patterns?: readonly string[] | undefined;
  /** The text has nothing that the sheet asks for: it is not quoted. */
  unquoted?: boolean | undefined;
  /** Nothing else of the sheet makes sense over such a text. */
  alone?: boolean | undefined;
  /** The text has nothing that the sheet asks for, and no questions of the sheet would help: why. */
  decline?: string | undefined;
}

type Named = Opening & {
  fits: readonly string[];
  /** Other words for some kinds. */
  by?: Readonly<Record<string, Partial<Opening>>>;
};

const openings: Readonly<Record<string, Named>> = named;

/** Null where the text is of a kind that the sheet's own opening fits. `seed` is what the sheet itself says to do with a text that is no story. */
export function otherOpening(
  name: string | undefined,
  text: string,
  seed: string | undefined,
  values: Values,
): Opening | null {
  if (name === undefined) return null;
  const opening = openings[name];
  if (!opening) throw new Error(`there is no opening ${name}`);
  const { by = {}, fits } = opening;
  if (isSeed(text) && fits.includes("other")) return null;
  const kind = kindOfText(text);
  const takenAs = writtenFor(kindsToldAs(text, values), (one) => fits.includes(one) || one in by);
  if (takenAs !== undefined && fits.includes(takenAs)) return null;
  const own = takenAs === undefined ? undefined : by[takenAs];
  const say = own?.say ?? seed ?? opening.say;
  return {
    ...opening,
    ...own,
    // Where the kind is in doubt, so is the refusal.
    decline: own || kind === "other" ? own?.decline : opening.decline,
    say: [readsLike[kind], say].filter(Boolean).join(" "),
  };
}
