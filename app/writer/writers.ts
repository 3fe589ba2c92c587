/** What writes on this server. */

import { builtinWriter } from "./builtin/writer.ts";
import type { Writer } from "./task.ts";

/**
 * The writers in the order of the MODEL setting; the first is the default. `others` are the providers' writers;
 * `builtin` is the built-in one where its rules are to run elsewhere.
 * @throws Error for a model that no provider answers for, at start
 */
export function createWriters(
  settings: { models: readonly string[] },
  others: readonly Writer[] = [],
  builtin: Writer = builtinWriter,
): Writer[] {
  const known = [builtin, ...others];
  return settings.models.map((model) => {
    const writer = known.find((candidate) => candidate.id === model);
    if (!writer) throw new Error(`MODEL: nothing here writes as "${model}".`);
    return writer;
  });
}
