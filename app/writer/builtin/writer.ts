/** The built-in writer: rules on this server, offline, the same result every time. */

import { Declined, NeedsModel } from "../faults.ts";
import type { Piece, Task, Writer } from "../task.ts";
import { countWords } from "../prose/words.ts";

/** About this many characters leave at once. */
const deltaLength = 48;

/** More than this is declined, so that a rule's time on the server's thread stays bounded. */
const mostWords = 40_000;

async function* write(task: Task, signal: AbortSignal): AsyncIterable<Piece> {
  const { entry, source, values } = task;
  if (!entry.rule)
    throw new NeedsModel(`${entry.name} needs a model; the built-in writer has no rule for it.`);
  const words = countWords(source.text);
  if (words > mostWords)
    throw new Declined(
      `The text has ${String(words)} words; the built-in writer takes at most ${String(mostWords)} at once.`,
    );
  if (words === 0) throw new Declined("There is no text yet; this needs at least one sentence.");
  if (signal.aborted) return;
  const result = await unlessAborted(entry.rule, source, values, signal);
  if (result === null) return;
  if (typeof result !== "string") throw new Declined(result.decline);
  for (const delta of deltasOf(result)) {
    if (signal.aborted) return;
    yield { type: "text", delta };
  }
  yield { type: "end", finish: "stop" };
}

/** The rule's answer; null once the signal ends the writing. */
async function unlessAborted(
  rule: NonNullable<Task["entry"]["rule"]>,
  source: Task["source"],
  values: Task["values"],
  signal: AbortSignal,
) {
  try {
    return await rule(source, values, signal);
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  }
}

/** A text cut at word ends into parts of about `deltaLength` characters. */
export function deltasOf(text: string): string[] {
  const deltas: string[] = [];
  let open = "";
  for (const part of text.match(/\s*\S+|\s+$/g) ?? []) {
    open += part;
    if (open.length < deltaLength) continue;
    deltas.push(open);
    open = "";
  }
  return open === "" ? deltas : [...deltas, open];
}

/** Id `builtin`: what writes when no model is connected. */
export const builtinWriter: Writer = { id: "builtin", name: "Built-in writer", write };
