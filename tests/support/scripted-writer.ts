import { setTimeout as delay } from "node:timers/promises";
import type { Piece, Task, Writer } from "#app/writer/task.ts";

/** What a scripted writer does with one task. */
export type Script = (task: Task, signal: AbortSignal) => AsyncIterable<Piece>;

/** A writer under the test's control, where a socket would add nothing. */
export function scriptedWriter(script: Script, id = "compatible:scripted"): Writer {
  return { id, name: "Scripted writer", write: script };
}

/** Writes `words` one by one with a pause between them, and reports its use. */
export function slowly(words: readonly string[], pauseMs: number): Script {
  return async function* write(_task, signal) {
    for (const word of words) {
      if (signal.aborted) return;
      yield { type: "text", delta: `${word} ` };
      await delay(pauseMs, undefined, { signal }).catch((error: unknown) => {
        if (!signal.aborted) throw error;
      });
    }
    if (!signal.aborted) yield { type: "end", finish: "stop", usage: { input: 40, output: words.length } };
  };
}

/** Writes one text at once. */
export function says(text: string): Script {
  return async function* write() {
    yield { type: "text", delta: text };
    yield { type: "end", finish: "stop", usage: { input: 40, output: Math.ceil(text.length / 4) } };
  };
}

/** Writes one text at once, which ends where the model's room ends. */
export function cutsOff(text: string): Script {
  return async function* write() {
    yield { type: "text", delta: text };
    yield { type: "end", finish: "length", usage: { input: 40, output: Math.ceil(text.length / 4) } };
  };
}

/** Fails before the first word. */
export function throws(error: Error): Script {
  return () => ({
    [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(error) }),
  });
}

/** Writes one text at once and reports a use of its own. */
export function reports(text: string, usage: { input: number; output: number }): Script {
  return async function* write() {
    yield { type: "text", delta: text };
    yield { type: "end", finish: "stop", usage };
  };
}
