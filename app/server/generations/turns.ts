/** Three texts of a user are written at once. Others wait for their turn, in the order in which they were asked for. */

import { setTimeout as delay } from "node:timers/promises";
import { type Db, transact, type Trx } from "../database/database.ts";
import { isAway } from "../database/faults.ts";
import type { LiveRun } from "./live.ts";
import { outlast } from "./outlast.ts";
import type { RunnerDeps } from "./runner-deps.ts";
import type { GenerationRow } from "./tables.ts";

export const runningPerUser = 3;
/** Texts of a user that wait at most. */
export const waitingPerUser = 50;
const lookMs = 250;

/** The ids of a user's generations that wait, the next one first. */
export async function waitingOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("generations")
    .select("id")
    .where("user_id", "=", userId)
    .where("state", "=", "running")
    .where("waiting", "=", 1)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** How many wait before one; null where it does not wait. */
export const placeIn = (line: readonly string[], row: Pick<GenerationRow, "id" | "state" | "waiting">) =>
  row.state === "running" && row.waiting === 1 ? Math.max(0, line.indexOf(row.id)) : null;

/** Those of this process that wait, by their users, each with what lets it begin. */
export class Turns {
  readonly #deps: RunnerDeps;
  readonly #waiting = new Map<string, Map<string, () => void>>();

  constructor(deps: RunnerDeps) {
    this.#deps = deps;
  }

  /** Resolves when the turn of a run of this user's has come, or it is stopped before that. */
  async wait({ id, stop }: LiveRun, userId: string): Promise<void> {
    const line = this.#waiting.get(userId) ?? new Map<string, () => void>();
    const { promise, resolve } = Promise.withResolvers<void>();
    line.set(id, resolve);
    stop.signal.addEventListener("abort", () => resolve(), { once: true });
    if (!this.#waiting.has(userId)) {
      this.#waiting.set(userId, line);
      void this.#serve(userId, line);
    }
    await promise;
    line.delete(id);
  }

  /** Lets one after the other begin until none waits. */
  async #serve(userId: string, line: Map<string, () => void>): Promise<void> {
    while (line.size > 0) {
      try {
        const next = await outlast(this.#deps, isAway, () =>
          transact(this.#deps.db, (trx) => takeTurn(trx, userId, this.#deps.owner)),
        );
        if (next === null) await delay(lookMs);
        else line.get(next)?.();
      } catch (error) {
        if (this.#deps.closing.aborted) break;
        this.#deps.log.error({ err: error }, "the turn of a text that waits could not be given");
        await delay(lookMs);
      }
    }
    this.#waiting.delete(userId);
  }
}

/**
 * Begins the next one of a user's that waits, where it is this process's and fewer than three are written.
 * @returns its id; null where none may begin
 */
async function takeTurn(trx: Trx, userId: string, owner: string): Promise<string | null> {
  const running = () =>
    trx.selectFrom("generations").where("user_id", "=", userId).where("state", "=", "running");
  // Written before it is read: of two processes that look at once the second sees what the first has begun.
  await trx
    .updateTable("generations")
    .set((eb) => ({ waiting: eb.ref("waiting") }))
    .where("user_id", "=", userId)
    .where("state", "=", "running")
    .where("waiting", "=", 1)
    .execute();
  const { written } = await running()
    .select((eb) => eb.fn.countAll<number>().as("written"))
    .where("waiting", "=", 0)
    .executeTakeFirstOrThrow();
  if (written >= runningPerUser) return null;
  const next = await running()
    .select(["id", "owner"])
    .where("waiting", "=", 1)
    .orderBy("created_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  if (!next || next.owner !== owner) return null;
  await trx.updateTable("generations").set({ waiting: 0 }).where("id", "=", next.id).execute();
  return next.id;
}
