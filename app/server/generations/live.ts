import type { GenerationState } from "./tables.ts";
import type { Failure } from "./errors.ts";

type LiveEvent =
  | { type: "text"; delta: string; offset: number }
  | { type: "reset"; reason: string }
  | { type: "end" };

/** How a run ended: the JSON of the plain call, or why it failed. */
export type Outcome =
  | { state: Extract<GenerationState, "done" | "stopped">; answer: Record<string, unknown> }
  | { state: Extract<GenerationState, "failed" | "interrupted">; failure: Failure; text: string };

/** A generation running in this process: what it wrote so far, who listens, how it ended. */
export class LiveRun {
  readonly id: string;
  readonly guid: string | null;
  readonly stop = new AbortController();
  readonly ended: Promise<Outcome>;
  text = "";
  /** When its text was last written to the database, in milliseconds of the server's clock. */
  storedAt = 0;
  /** Whether the text was begun anew: offsets of an earlier try mean nothing in it. */
  begunAnew = false;
  #listeners = new Set<(event: LiveEvent) => void>();
  #resolve: (outcome: Outcome) => void;

  constructor(id: string, guid: string | null) {
    this.id = id;
    this.guid = guid;
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    this.ended = promise;
    this.#resolve = resolve;
  }

  write(delta: string): void {
    if (delta === "") return;
    this.text += delta;
    this.#tell({ type: "text", delta, offset: this.text.length });
  }

  /** A repair try begins: listeners forget the text so far. */
  reset(reason: string): void {
    this.text = "";
    this.begunAnew = true;
    this.#tell({ type: "reset", reason });
  }

  finish(outcome: Outcome): void {
    this.#resolve(outcome);
    this.#tell({ type: "end" });
    this.#listeners.clear();
  }

  /** Calls `listener` for every event from now on, until the returned function is called. */
  listen(listener: (event: LiveEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(event: LiveEvent): void {
    for (const listener of this.#listeners) listener(event);
  }
}
