import { createServer, type Server } from "node:net";
import { setTimeout as after } from "node:timers/promises";
import { WriterFault } from "#app/writer/faults.ts";
import type { Entry, Piece, Task, Usage } from "#app/writer/task.ts";

const entry: Entry = {
  id: "writing/shorter",
  name: "Shorter",
  icon: "minimize",
  shortDescription: "Fewer words",
  purpose: "Says the same in fewer words",
  kind: "transform",
  builtin: "marks",
  suboptions: [],
  instruction: "Say the same in fewer words.",
  vows: () => [],
};
export function sampleTask(text: string): Task {
  return { entry, values: {}, source: { text }, vows: [] };
}

/** What came out of a writer. */
export interface Outcome {
  text: string;
  finish: "stop" | "length" | undefined;
  usage: Usage | undefined;
  fault: WriterFault | undefined;
  /** Milliseconds from the call to its end. */
  took: number;
}

/** Reads a writer to its end; only a WriterFault is an outcome, any other error is thrown. */
export async function run(pieces: AsyncIterable<Piece>): Promise<Outcome> {
  const began = performance.now();
  const outcome: Outcome = { text: "", finish: undefined, usage: undefined, fault: undefined, took: 0 };
  try {
    for await (const piece of pieces) {
      if (piece.type === "text") outcome.text += piece.delta;
      else Object.assign(outcome, { finish: piece.finish, usage: piece.usage });
    }
  } catch (error) {
    if (!(error instanceof WriterFault)) throw error;
    outcome.fault = error;
  }
  outcome.took = performance.now() - began;
  return outcome;
}

/** Everything a logger could print of an error, causes included. */
export function printed(error: unknown): string {
  const all: unknown[] = [];
  for (let at = error; at instanceof Error; at = at.cause) {
    all.push(at.message, at.stack, JSON.stringify(at));
  }
  return all.join("\n");
}

/** Waits until `met`, a second at most. */
export async function until(met: () => boolean): Promise<void> {
  const deadline = performance.now() + 1_000;
  while (!met()) {
    if (performance.now() > deadline) throw new Error("It did not happen within a second");
    await after(2);
  }
}

/** A server that takes connections and never says a byte. */
export function listenSilently(): Promise<{ server: Server; port: number }> {
  const server = createServer((socket) => socket.on("error", () => socket.destroy()).resume());
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      resolve({ server, port: typeof address === "object" && address ? address.port : 0 });
    });
  });
}
