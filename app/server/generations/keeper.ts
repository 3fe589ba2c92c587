import { transact } from "../database/database.ts";
import { leaseMs } from "./start.ts";
import { recoverOrphans } from "./recover.ts";
import type { LiveRun } from "./live.ts";
import type { RunnerDeps } from "./runner-deps.ts";
import { abandoned } from "./run.ts";

const flagMs = 150;
const flushMs = 1_000;
const restMs = 1_000;
const takeOverMs = 5_000;
/** A lapsed lease is looked at again after so long: one that is alive has been renewed meanwhile, whatever its clock says. */
const suspectMs = 2.5 * flushMs;

/**
 * Looks after the runs of this process: reads stop flags that other processes set, writes the text so far and the
 * lease once a second, and takes over other servers' generations when their lease has lapsed.
 * @returns a function that ends it
 */
export function keepRuns(deps: RunnerDeps): () => void {
  let busy = false;
  /** Until when a database that does not take what is written is left alone; of this process's own clock. */
  let restsUntil = 0;
  let lastTakeOver = deps.clock.now();
  /** Lapsed leases of the last look, by generation. */
  let suspects = new Map<string, number>();
  const timer = setInterval(() => {
    if (busy || performance.now() < restsUntil) return;
    busy = true;
    tick()
      .catch((error: unknown) => {
        restsUntil = performance.now() + restMs;
        deps.log.error({ err: error }, "looking after the running generations failed");
      })
      .finally(() => {
        busy = false;
      });
  }, flagMs);
  timer.unref();

  async function tick(): Promise<void> {
    const now = deps.clock.now();
    if (deps.live.size > 0) await readStopFlags(deps);
    // A clock that was set back must not stop what is due.
    const due = [...deps.live.values()].filter(({ storedAt }) => Math.abs(now - storedAt) >= flushMs);
    if (due.length > 0) await flush(deps, due, now);
    if (Math.abs(now - lastTakeOver) >= (suspects.size > 0 ? suspectMs : takeOverMs)) {
      lastTakeOver = now;
      await takeOver(now);
    }
  }

  async function takeOver(now: number): Promise<void> {
    const before = suspects;
    suspects = new Map();
    await recoverOrphans(deps.db, deps.owner, now, false, ({ id, owner, lease_until: lease }) => {
      if (owner === deps.owner) return !deps.live.has(id);
      if (before.get(id) === lease) return true;
      suspects.set(id, lease);
      return false;
    });
  }
  return () => clearInterval(timer);
}

async function readStopFlags(deps: RunnerDeps): Promise<void> {
  const rows = await deps.db
    .selectFrom("generations")
    .select(["id", "decision"])
    .where("id", "in", [...deps.live.keys()])
    .where("stop_asked", "=", 1)
    .execute();
  for (const { id, decision } of rows)
    deps.live.get(id)?.stop.abort(decision === null ? undefined : abandoned);
}

/**
 * In one transaction: a commit for each run would make every stream wait for the disk as often. Each run has a second of
 * its own, so that hundreds are not written in one go.
 */
async function flush(deps: RunnerDeps, runs: readonly LiveRun[], now: number): Promise<void> {
  await transact(deps.db, async (trx) => {
    for (const live of runs) {
      await trx
        .updateTable("generations")
        .set({ output: live.text, lease_until: now + leaseMs })
        .where("id", "=", live.id)
        .where("state", "=", "running")
        .execute();
    }
  });
  for (const live of runs) live.storedAt = now;
}
