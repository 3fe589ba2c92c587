import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Settings } from "#app/server/settings.ts";

export interface Watched {
  reads: number;
  /** What did not add up in a read, in words. */
  faults: string[];
}

/** Reads the ledger again and again, in a thread of its own beside the servers that write it, from now until `end`. */
export async function watchLedger({ databaseUrl, dataDir }: Settings): Promise<{ end(): Promise<Watched> }> {
  const thread = new Worker(new URL("./ledger-watch-thread.ts", import.meta.url), {
    workerData: { databaseUrl, dataDir },
  });
  await once(thread, "message");
  return {
    async end() {
      const found = once(thread, "message");
      thread.postMessage("end");
      const [watched] = (await found) as [Watched];
      return watched;
    },
  };
}
