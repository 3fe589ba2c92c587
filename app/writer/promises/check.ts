/** Checking what was promised. */

import { findRemarks, isGrave } from "../remarks/remarks.ts";
import type { Decline, KeptPromise, Remark, Source, Task, Values, Vow } from "../task.ts";
import { givenWith } from "./facts.ts";

/** Checks every vow against an output. */
export function checkVows(
  vows: readonly Vow[],
  values: Values,
  source: Source,
  output: string,
): KeptPromise[] {
  return vows.map((vow) => {
    const { verdict, found, strength = vow.strength } = vow.check(source, output);
    return {
      id: vow.id,
      say: vow.say(values, source),
      verdict,
      kept: verdict === "unmeasured" ? null : verdict === "kept",
      found,
      strength,
    };
  });
}

/** A task's promises after their check, with those at the end that could not be checked beside others. Facts are no promises. */
export function checkTask(task: Task, output: string): KeptPromise[] {
  const promised = task.vows.filter((vow) => !vow.facts);
  return [...checkVows(promised, task.values, task.source, output), ...(task.unchecked ?? [])];
}

/** The promises of a text that is not whole: none of them can be checked. */
export function uncheckedTask(task: Task, why: string): KeptPromise[] {
  const { vows, values, source, unchecked = [] } = task;
  const told = vows
    .filter((vow) => !vow.facts)
    .map((vow): KeptPromise => {
      const { id, strength } = vow;
      return { id, say: vow.say(values, source), verdict: "unmeasured", kept: null, found: why, strength };
    });
  return [...told, ...unchecked];
}

/** Whether a promise is one whose breach is tried again and makes a text free. */
export const isBreach = (promise: Pick<KeptPromise, "strength" | "verdict">): boolean =>
  promise.strength === "hard" && promise.verdict === "broken";

/** What is new in an output or gone from the text, as far as the task watches its facts. */
export function remarksOf(task: Task, output: string): Remark[] {
  const { entry, values, source } = task;
  const watched = task.vows.flatMap(({ facts }) => facts ?? []);
  if (watched.length === 0) return [];
  const chosen = entry.suboptions.flatMap(({ values: all }) =>
    all.filter(({ name }) => Object.values(values).includes(name)),
  );
  const said = [
    entry.name,
    ...chosen.map(({ name, description }) => `${name}. ${description}`),
    ...watched.map(({ also = "" }) => also),
  ];
  const read = watched.find((one) => one.read)?.read;
  return findRemarks(source.text, givenWith(source, said), read ? read(output) : output, {
    new: watched.flatMap((one) => one.new),
    gone: watched.flatMap((one) => one.gone),
    edit: entry.kind === "transform",
    fiction: entry.fiction === true,
  });
}

/** In an edit: the remarks that are worth a second try. */
export function graveRemarks(task: Task, remarks: readonly Remark[]): Remark[] {
  const isEdit = task.entry.kind === "transform" && task.entry.fiction !== true;
  return isEdit ? remarks.filter(isGrave) : [];
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
