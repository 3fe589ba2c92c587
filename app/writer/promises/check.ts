/** Checking what was promised. */

import type { Decline, KeptPromise, Source, Task, Values, Vow } from "../task.ts";

/** Checks every vow against an output. */
export function checkVows(
  vows: readonly Vow[],
  values: Values,
  source: Source,
  output: string,
): KeptPromise[] {
  return vows.map((vow) => ({
    id: vow.id,
    say: vow.say(values),
    strength: vow.strength,
    ...vow.check(source, output),
  }));
}

/** A task's promises after their check, with those at the end that could not be checked beside others. */
export function checkTask(task: Task, output: string): KeptPromise[] {
  return [...checkVows(task.vows, task.values, task.source, output), ...(task.unchecked ?? [])];
}

/** Why the source cannot carry the task, asked before anything is written; null if it can. */
export function declineOf(task: Task): Decline | null {
  if (task.source.text.trim() === "" && task.entry.kind !== "generate")
    return { decline: "There is no text yet; this needs at least one sentence." };
  for (const vow of task.vows) {
    if (vow.strength !== "hard" || !vow.possible) continue;
    const answer = vow.possible(task.source);
    if (answer !== true) return answer;
  }
  return null;
}
