/** The last look at what a rule wrote: a text that breaks a hard promise is declined, never delivered. */

import { checkVows } from "../promises/check.ts";
import { withoutImpossible } from "../promises/conflicts.ts";
import type { Entry } from "../task.ts";

/** The entry with a rule whose answers keep every hard promise, or are declined naming the one that would break. */
export function keptByRule<T extends Entry>(entry: T): T {
  const { rule } = entry;
  if (!rule) return entry;
  return {
    ...entry,
    rule: async (source, values, signal) => {
      const output = await rule(source, values, signal);
      if (typeof output !== "string") return output;
      const { vows } = withoutImpossible(entry.vows(values), values);
      const broken = checkVows(
        vows.filter((vow) => vow.strength === "hard"),
        values,
        source,
        output,
      ).find((promise) => !promise.kept);
      if (!broken) return output;
      return {
        decline: `By rule this text would break a promise: ${broken.say} (${broken.found}). It needs plainer sentences, or a model.`,
      };
    },
  };
}
