/** How entries are written down: one call for an entry, one for each of its suboptions. */

import { factsInPlace, factsLocked } from "../promises/facts.ts";
import type { Entry, Suboption, Values, Vow } from "../task.ts";

type Value = readonly [name: string, description: string, promises?: readonly Vow[]];

/** A suboption with what its values promise; `always` holds whichever value is chosen. */
export interface Option {
  shown: Suboption;
  promises: ReadonlyMap<string, readonly Vow[]>;
}

/** Declares a suboption. */
export function option(
  name: string,
  icon: string,
  shortDescription: string,
  description: string,
  values: readonly Value[],
  always: readonly Vow[] = [],
): Option {
  return {
    shown: {
      name,
      icon,
      shortDescription,
      description,
      values: values.map(([value, told]) => ({ name: value, description: told })),
    },
    promises: new Map(values.map(([value, , own = []]) => [value, [...always, ...own]])),
  };
}

interface Declared extends Omit<Entry, "suboptions" | "vows"> {
  suboptions: readonly Option[];
  /**
   * What holds whatever is chosen; chosen values add theirs and replace those with the same id. Whoever locks the facts
   * is told, too, which of them moved.
   */
  promises: (values: Values) => readonly Vow[];
}

/** Declares an entry. */
export function entry({ suboptions, promises, ...rest }: Declared): Entry {
  return {
    ...rest,
    suboptions: suboptions.map(({ shown }) => shown),
    vows: (values) => {
      const all = [
        ...promises(values),
        ...suboptions.flatMap((one) => [...(one.promises.get(values[one.shown.name] ?? "") ?? [])]),
      ];
      const chosen = [...new Map(all.map((vow) => [vow.id, vow])).values()];
      return chosen.includes(factsLocked) ? [...chosen, factsInPlace] : chosen;
    },
  };
}
