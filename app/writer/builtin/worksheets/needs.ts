/** Which sheets are handed out only where a text has what they are filled in with; the others say in one line what they need. */

import { countWords } from "../../prose/words.ts";
import type { Decline } from "../../task.ts";
import { kindOfText } from "../text-kind/text-kind.ts";
import { isSeed, saidOf } from "./kinds.ts";
import { holds } from "./materials.ts";
import written from "./sheets/needs.json" with { type: "json" };

interface Need {
  /** How the ids of the entries begin. */
  entries: readonly string[];
  /** Kinds of text that have it all the same; without them it is said where the table refuses a kind. */
  kinds?: readonly string[];
  /** What shows it in a text of any kind; a name in `materials`. */
  material?: string;
  /** Materials which show it together: names in `materials`. */
  together?: readonly string[];
  /** What no text may hold that gets it; a name in `materials`. */
  without?: string;
  /** Fewest words. */
  least?: number;
  /** What the sheet needs, in one line. */
  say: string;
}

const needs: readonly Need[] = written;

/** What a sheet needs that no text of some kinds has; undefined where nothing is written down. */
export const neededFor = (id: string): string | undefined =>
  needs.find(({ entries, without }) => without === undefined && entries.some((begin) => id.startsWith(begin)))
    ?.say;

/** Why a sheet is not handed out over a text that has not its material; null where it is. */
export function lacking(id: string, text: string): Decline | null {
  const asked = needs.filter(
    ({ entries, kinds, without }) =>
      (kinds !== undefined || without !== undefined) && entries.some((begin) => id.startsWith(begin)),
  );
  if (asked.length === 0 || isSeed(text)) return null;
  const kind = kindOfText(text);
  const words = countWords(text);
  const shown = ({ material, together = [] }: Need): boolean =>
    (material !== undefined && holds(material, text)) ||
    (together.length > 0 && together.every((one) => holds(one, text)));
  const missing = asked.find((need) =>
    need.without === undefined
      ? !(need.kinds?.includes(kind) === true || shown(need)) || words < (need.least ?? 0)
      : kind === "product" && holds(need.without, text),
  );
  return missing ? { decline: saidOf(kind, missing.say) } : null;
}
