/** From what was asked to a task that a writer can do. */

import { UnknownChoice } from "./faults.ts";
import { withoutImpossible } from "./promises/conflicts.ts";
import type { Entry, Source, Task, Values } from "./task.ts";

export { UnknownChoice } from "./faults.ts";

/** Checks the chosen values against the catalogue and collects the promises. @throws UnknownChoice naming what is not in it (422) */
export function prepareTask(entry: Entry, values: Values, source: Source): Task {
  for (const [name, value] of Object.entries(values)) {
    const suboption = entry.suboptions.find((one) => one.name === name);
    if (!suboption) throw new UnknownChoice(`"${name}" is not a suboption of ${entry.name}.`);
    if (!suboption.values.some((one) => one.name === value))
      throw new UnknownChoice(`"${value}" is not a value of ${name}.`);
  }
  const { vows, unchecked } = withoutImpossible(entry.vows(values), values);
  return { entry, values, source, vows, ...(unchecked.length > 0 ? { unchecked } : {}) };
}
