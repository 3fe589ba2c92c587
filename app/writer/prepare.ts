/** From what was asked to a task that a writer can do. */

import { UnknownChoice } from "./faults.ts";
import { avoidsWords } from "./house-style.ts";
import { withoutImpossible } from "./promises/conflicts.ts";
import { namesSpelled } from "./promises/facts.ts";
import type { Entry, Source, Task, Values, Vow } from "./task.ts";

export { UnknownChoice } from "./faults.ts";

/** Checks the chosen values against the catalogue and collects the promises. @throws UnknownChoice naming what is not in it (422) */
export function prepareTask(entry: Entry, values: Values, source: Source): Task {
  for (const [name, value] of Object.entries(values)) {
    const suboption = entry.suboptions.find((one) => one.name === name);
    if (!suboption) throw new UnknownChoice(`"${name}" is not a suboption of ${entry.name}.`);
    if (!suboption.values.some((one) => one.name === value))
      throw new UnknownChoice(`"${value}" is not a value of ${name}.`);
  }
  const { vows, unchecked } = withoutImpossible(asked(entry, values, source), values);
  return { entry, values, source, vows, ...(unchecked.length > 0 ? { unchecked } : {}) };
}

/** A task that keeps to a house style besides; an empty one asks for nothing. */
export function inHouseStyle(task: Task, houseStyle: string): Task {
  if (houseStyle === "") return task;
  const house = avoidsWords(houseStyle);
  return {
    ...task,
    source: { ...task.source, houseStyle },
    vows: house ? [...task.vows, house] : task.vows,
  };
}

/** An entry's vows, with those of the house style; fiction is free to invent, and spells the names. */
function asked(entry: Entry, values: Values, { houseStyle }: Source): Vow[] {
  const all = entry.vows(values);
  const invented = entry.fiction === true && all.some(({ facts }) => facts);
  const house = houseStyle === undefined ? null : avoidsWords(houseStyle);
  return [
    ...(invented ? [...all.filter(({ facts }) => !facts), namesSpelled] : all),
    ...(house ? [house] : []),
  ];
}
