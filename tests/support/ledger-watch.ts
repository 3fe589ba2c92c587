import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Settings } from "#app/server/settings.ts";
import { eventually } from "./eventually.ts";

export interface Watched {
  reads: number;
  /** What did not add up in the first read in which anything did not, in words. */
  faults: string[];
}

/** Reads the ledger again and again, in a thread of its own beside the servers that write it, from now until `end`. */
export async function watchLedger({ databaseUrl, dataDir }: Settings): Promise<{ end(): Promise<Watched> }> {
  const end = new Int32Array(new SharedArrayBuffer(4));
  const reads = new Int32Array(new SharedArrayBuffer(4));
  const thread = new Worker(new URL("./ledger-watch-thread.ts", import.meta.url), {
    workerData: { databaseUrl, dataDir, end, reads },
  });
  const faults: string[] = [];
  const over = once(thread, "exit").catch((error: unknown) => faults.push(String(error)));
  await eventually(async () => Atomics.load(reads, 0) > 0 || faults.length > 0, 20_000);
  return {
    async end() {
      Atomics.store(end, 0, 1);
      await over;
      return { reads: Atomics.load(reads, 0), faults };
    },
  };
}
