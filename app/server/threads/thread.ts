/** A thread for long texts. Beside the bundle it is built as an entry of its own; from source Node itself strips its types. */
import "#app/writer/step-back.ts";
import { MessageChannel, parentPort, type Transferable } from "node:worker_threads";
import { TooManyParts } from "#app/document/too-many-parts.ts";
import { connectGrammarBy } from "#app/writer/builtin/grammar/linter.ts";
import { OverLimit, WriterFault } from "#app/writer/faults.ts";
import { giveBackAtRest } from "#app/writer/give-back.ts";
import { warmTokens } from "#app/writer/prose/english/tokens.ts";

import type { Ask, Fault, Told, Warm } from "./messages.ts";
import { isPdfSpent, tasks } from "./thread-tasks.ts";

const port = parentPort;
if (!port) throw new Error("thread.ts runs in a thread");

const tell = (told: Told, moved: Transferable[] = []): void => port.postMessage(told, moved);

/** The task that is worked on. */
let running = 0;

/** The grammar checker is one for all threads: this one's end of the line to it. */
connectGrammarBy({
  connect() {
    const { port1, port2 } = new MessageChannel();
    tell({ grammar: port2 }, [port2]);
    return port1;
  },
  loaded: () => tell({ begins: running }),
  tooSlow: () => tell({ slowGrammar: true }),
});

port.on("message", (told: Ask | Warm) => {
  if ("warm" in told) warmTokens();
  else void answer(told.id, told.name, told.input);
});

/** Bytes of the heap without what the texts so far left in it. */
let heap = giveBackAtRest();

async function answer(id: number, name: Ask["name"], input: unknown): Promise<void> {
  running = id;
  tell({ begins: id });
  await answered(id, name, input);
  heap = giveBackAtRest();
}

async function answered(id: number, name: Ask["name"], input: unknown): Promise<void> {
  try {
    const run = tasks[name].run as (input: unknown, signal: AbortSignal) => unknown;
    const output = await run(input, new AbortController().signal);
    tell({ id, output, heap: heapOf() }, buffersOf(output));
  } catch (error) {
    tell({ id, fault: toFault(error), heap: heapOf() });
  }
}

/** More than any thread may keep, where what it holds beside its heap is to go with it. */
const heapOf = (): number => (isPdfSpent() ? Infinity : heap);

/** Long texts are moved, not copied. */
function buffersOf(output: unknown): ArrayBuffer[] {
  if (output instanceof Uint8Array) return output.buffer instanceof ArrayBuffer ? [output.buffer] : [];
  if (typeof output !== "object" || output === null || Array.isArray(output)) return [];
  return Object.values(output).flatMap(buffersOf);
}

function toFault(error: unknown): Fault {
  if (error instanceof WriterFault) {
    const { message, status, retryable } = error;
    return { kind: "writer", message, status, retryable };
  }
  if (error instanceof TooManyParts || error instanceof OverLimit)
    return { kind: "over", message: error.message };
  if (error instanceof Error) return { kind: "ours", message: error.message, stack: error.stack ?? "" };
  return { kind: "ours", message: String(error), stack: "" };
}
