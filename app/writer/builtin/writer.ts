/** The built-in writer: rules on this server, offline, the same result every time. */

import { setImmediate } from "node:timers/promises";
import { type BuiltinKind, kindOf } from "#app/document/builtin-kind.ts";
import { Declined, NeedsModel } from "../faults.ts";
import type { Decline, Edit, Piece, Rule, Task, Vow, Writer } from "../task.ts";
import { countWords } from "../prose/words.ts";
import { asTyped } from "./apostrophes.ts";

/** About this many characters leave at once. */
const deltaLength = 48;

/** So many of them leave before others have their turn. */
const atOnce = 50;

/** More than this is declined. */
const mostWords = 40_000;

/** What a rule made of a source. */
export type Written = { text: string; edits?: readonly Edit[] } | Decline | { needsModel: string };

type ToWrite = Pick<Task, "entry" | "source" | "values">;

/** Does a task by its entry's rule. The rule's own errors go through. */
export async function writeByRule(task: ToWrite, signal: AbortSignal): Promise<Written> {
  const { source, values } = task;
  const rule = findRule(task);
  if (typeof rule !== "function") return rule;
  const words = countWords(source.text);
  if (words > mostWords)
    return {
      decline: `The text has ${String(words)} words; the built-in writer takes at most ${String(mostWords)} at once.`,
    };
  if (words === 0) return { decline: "There is no text yet; this needs at least one sentence." };
  try {
    const result = await rule(source, values, signal);
    const written = typeof result === "string" ? { text: result } : result;
    return "text" in written ? asTyped(source.text, written) : written;
  } catch (error) {
    if (error instanceof NeedsModel) return { needsModel: error.message };
    if (error instanceof Declined)
      return { decline: error.message, ...(error.help ? { help: error.help } : {}) };
    throw error;
  }
}

/** How a rule is run: here, or in a thread where it holds up nobody. */
type RunRule = (task: Task, signal: AbortSignal, user?: string) => Promise<Written>;

/** The built-in writer, whose rules are run by `run`. */
export function createBuiltinWriter(run: RunRule): Writer {
  return {
    id: "builtin",
    name: "Built-in writer",
    async *write(task, signal, user): AsyncIterable<Piece> {
      if (signal.aborted) return;
      const written = await unlessAborted(run, task, signal, user);
      if (written === null) return;
      if ("needsModel" in written) throw new NeedsModel(written.needsModel);
      if ("decline" in written) throw new Declined(written.decline, written.help);
      for (const [at, delta] of deltasOf(written.text).entries()) {
        if (at % atOnce === atOnce - 1) await setImmediate();
        if (signal.aborted) return;
        yield { type: "text", delta };
      }
      yield { type: "end", finish: "stop", ...(written.edits ? { edits: written.edits } : {}) };
    },
  };
}

/** The rule for what was chosen, or what needs a model: the action, or the value where it is the value. */
function findRule({ entry, values }: ToWrite): Rule | { needsModel: string } {
  if (entry.rule && kindOf(entry, values) !== "model") return entry.rule;
  const known = entry.rule ? entry.suboptions : [];
  const needs = (value: { builtin?: BuiltinKind }) => (value.builtin ?? entry.builtin) === "model";
  const refused = known.flatMap((one) =>
    one.values.filter((value) => value.name === values[one.name] && needs(value)),
  );
  const able = known.flatMap((one) => one.values.filter((value) => !needs(value)));
  if (refused.length === 0 && able.length > 0) {
    const names = able.map(({ name }) => name).join(", ");
    return { needsModel: `${entry.name} needs a model where none of these is chosen: ${names}.` };
  }
  const named = [entry.name, ...refused.map(({ name }) => name)].join(": ");
  return { needsModel: `${named} needs a model; the built-in writer has no rule for it.` };
}

/** The rule's answer; null once the signal ends the writing. */
async function unlessAborted(run: RunRule, task: Task, signal: AbortSignal, user?: string) {
  try {
    return await run(task, signal, user);
  } catch (error) {
    if (signal.aborted) return null;
    throw error;
  }
}

/** A text cut at word ends into parts of about `deltaLength` characters. */
export function deltasOf(text: string): string[] {
  const deltas: string[] = [];
  let open = "";
  for (const part of text.match(/^\s+|\S+\s*/g) ?? []) {
    open += part;
    if (open.length < deltaLength) continue;
    deltas.push(open);
    open = "";
  }
  return open === "" ? deltas : [...deltas, open];
}

/** What marks and layouts promise of all that a model would: to keep the text's language and facts. */
const kept = new Set([
  "same-language",
  "facts-locked",
  "facts-in-place",
  "nothing-new",
  "numbers-kept",
  "quotes-verbatim",
]);

/** The promises that the built-in writer makes of a task; a worksheet is no answer to it and makes none. */
export function builtinVows({ entry, values, vows }: Task): readonly Vow[] {
  return kindOf(entry, values) === "worksheet" ? [] : vows.filter(({ id }) => kept.has(id));
}

/** Id `builtin`: what writes when no model is connected, its rules run where it is called. */
export const builtinWriter: Writer = createBuiltinWriter(writeByRule);
