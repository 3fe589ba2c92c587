/** The promise about who speaks. */

import { guard } from "../prose/guard.ts";
import type { Vow } from "../task.ts";
import { judged, percent, vow } from "./vow.ts";

export type Person = "I" | "we" | "you" | "they";

/** English personal pronouns by person, all cases. `it` is left out: it mostly stands for things. */
export const pronouns: Readonly<Record<Person, RegExp>> = {
  I: /(?<![\p{L}])(?:I|me|my|mine|myself|I['’](?:m|ve|ll|d))(?![\p{L}])/gu,
  we: /(?<![\p{L}])(?:we|us|our|ours|ourselves|we['’](?:re|ve|ll|d)|let['’]s)(?![\p{L}])/giu,
  you: /(?<![\p{L}])(?:you|your|yours|yourself|yourselves|you['’](?:re|ve|ll|d))(?![\p{L}])/giu,
  they: /(?<![\p{L}])(?:he|him|his|himself|she|her|hers|herself|they|them|their|theirs|themselves|(?:he|she)['’](?:s|ll|d)|they['’](?:re|ve|ll|d))(?![\p{L}])/giu,
};

/** How many pronouns of each person stand outside quotations. */
export function personsOf(text: string): Record<Person, number> {
  const outside = guard(text).text;
  const count = (person: Person) => outside.match(pronouns[person])?.length ?? 0;
  return { I: count("I"), we: count("we"), you: count("you"), they: count("they") };
}

/** At least 95 % of personal pronouns outside quotations are in one person. */
export function spokenBy(person: Person, name: string): Vow {
  return vow(
    "person",
    "soft",
    `Write in the ${name.charAt(0).toLowerCase()}${name.slice(1)} outside quotations.`,
    (_source, output) => {
      const counts = personsOf(output);
      const total = counts.I + counts.we + counts.you + counts.they;
      const share = total === 0 ? 1 : counts[person] / total;
      return judged(share >= 0.95, `${percent(share)} of ${String(total)} personal pronouns`);
    },
  );
}
