import { transact } from "../database/database.ts";
import { leaseMs } from "./start.ts";
import { recoverOrphans } from "./recover.ts";
import type { RunnerDeps } from "./runner.ts";

const flagMs = 150;
const flushMs = 1_000;
const takeOverMs = 5_000;

/**
 * Looks after the runs of this process: reads stop flags that other processes set, writes the text so far and the
 * lease once a second, and takes over other servers' generations when their lease has lapsed.
 * @returns a function that ends it
 */
export function keepRuns(deps: RunnerDeps): () => void {
  let busy = false;
  let lastFlush = 0;
  let lastTakeOver = deps.clock.now();
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    tick()
      .catch((error: unknown) =>
        deps.log.error({ err: error }, "looking after the running generations failed"),
      )
      .finally(() => {
        busy = false;
      });
  }, flagMs);
  timer.unref();

  async function tick(): Promise<void> {
    const now = deps.clock.now();
    if (deps.live.size > 0) await readStopFlags(deps);
    if (deps.live.size > 0 && now - lastFlush >= flushMs) {
      lastFlush = now;
      await flush(deps, now);
    }
    if (now - lastTakeOver >= takeOverMs) {
      lastTakeOver = now;
      await recoverOrphans(deps.db, deps.owner, now, false);
    }
  }
  return () => clearInterval(timer);
}

async function readStopFlags(deps: RunnerDeps): Promise<void> {
  const rows = await deps.db
    .selectFrom("generations")
    .select("id")
    .where("id", "in", [...deps.live.keys()])
    .where("stop_asked", "=", 1)
    .execute();
  for (const { id } of rows) deps.live.get(id)?.stop.abort();
}

/** In one transaction: a commit a run would make every stream wait for the disk once for each of the others. */
async function flush(deps: RunnerDeps, now: number): Promise<void> {
  const runs = [...deps.live.values()];
  await transact(deps.db, async (trx) => {
    const running = trx.updateTable("generations").where("state", "=", "running");
    for (const live of runs) {
      const { text } = live;
      if (live.stored === text) continue;
      await running.set({ output: text }).where("id", "=", live.id).execute();
      live.stored = text;
    }
    await running
      .set({ lease_until: now + leaseMs })
      .where(
        "id",
        "in",
        runs.map(({ id }) => id),
      )
      .execute();
  });
}
