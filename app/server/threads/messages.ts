import type { MessagePort } from "node:worker_threads";
import type { TaskName } from "./thread-tasks.ts";

/** What a thread is told. A task that is aborted is not told: its thread is ended. */
export interface Ask {
  id: number;
  name: TaskName;
  input: unknown;
}

/** A thread that nobody waits for is told to read its dictionaries of words ahead. */
export interface Warm {
  warm: true;
}

/** What a thread tells: that it is loaded and begins a task, its answer with the bytes of the heap that it had before, or that one of its rules wants the grammar checker. */
export type Told =
  | { begins: number }
  | { id: number; output: unknown; heap: number }
  | { id: number; fault: Fault; heap: number }
  | { grammar: MessagePort }
  | { slowGrammar: true };

/** An error as it crosses threads. */
export type Fault =
  | { kind: "over"; message: string }
  | { kind: "writer"; message: string; status: 502 | 503 | 504; retryable: boolean }
  | { kind: "ours"; message: string; stack: string };
