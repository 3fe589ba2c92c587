import type { Logger } from "pino";
import type { Db } from "../database/database.ts";
import { pause } from "./pause.ts";

/** Work that the servers of one database do by themselves, one server at a time. */
export interface Job {
  name: string;
  /** Milliseconds from the end of one run to the beginning of the next. */
  everyMs: number;
  /** A run begins anew where the last one ended; `signal` asks it to end soon. */
  run(signal: AbortSignal): Promise<void>;
}

interface JobDeps {
  db: Db;
  clock: { now(): number };
  log: Logger;
  /** Name of this process in the rows of jobs that it runs. */
  owner: string;
}

const lookMs = 5_000;
const leaseMs = 60_000;
const renewMs = leaseMs / 4;

/**
 * Runs the jobs that are due until `close`. Which server runs one is settled by a lease in the table `jobs`; a killed
 * server's lease lapses within a minute.
 */
export class JobLoop {
  readonly #deps: JobDeps;
  readonly #jobs: readonly Job[];
  readonly #closing = new AbortController();
  #running: Promise<void> = Promise.resolve();

  constructor(deps: JobDeps, jobs: readonly Job[]) {
    this.#deps = deps;
    this.#jobs = jobs;
  }

  open(): void {
    this.#running = this.#loop();
  }

  /** Asks the running job to end and waits for it. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
  }

  async #loop(): Promise<void> {
    while (!this.#closing.signal.aborted) {
      await this.runDue();
      await pause(lookMs, this.#closing.signal);
    }
  }

  /** Runs each job that is due and that no other server is running. */
  async runDue(): Promise<void> {
    for (const job of this.#jobs) {
      if (this.#closing.signal.aborted) return;
      try {
        if (await this.#claim(job)) await this.#run(job);
      } catch (error) {
        this.#deps.log.error({ err: error, job: job.name }, "a job failed");
      }
    }
  }

  async #claim(job: Job): Promise<boolean> {
    const { db, owner, clock } = this.#deps;
    const now = clock.now();
    const known = await db.selectFrom("jobs").selectAll().where("name", "=", job.name).executeTakeFirst();
    // What lies further ahead than anything is planned was planned before the clock was set back.
    const due = { after: now, before: now + Math.max(job.everyMs, leaseMs) };
    const isAhead = (at: number): boolean => at > due.after && at <= due.before;
    if (known && (isAhead(known.due_at) || isAhead(known.lease_until))) return false;
    await db
      .insertInto("jobs")
      .values({ name: job.name, owner: null, lease_until: 0, due_at: 0 })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
    const { numUpdatedRows } = await db
      .updateTable("jobs")
      .set({ owner, lease_until: now + leaseMs })
      .where("name", "=", job.name)
      .where((eb) => eb.or([eb("due_at", "<=", due.after), eb("due_at", ">", due.before)]))
      .where((eb) => eb.or([eb("lease_until", "<=", due.after), eb("lease_until", ">", due.before)]))
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  async #run(job: Job): Promise<void> {
    const { db, owner, clock, log } = this.#deps;
    const mine = () => db.updateTable("jobs").where("name", "=", job.name).where("owner", "=", owner);
    const renewal = setInterval(() => {
      mine()
        .set({ lease_until: clock.now() + leaseMs })
        .execute()
        .catch((error: unknown) => log.error({ err: error, job: job.name }, "a job's lease was not renewed"));
    }, renewMs);
    try {
      await job.run(this.#closing.signal);
    } finally {
      clearInterval(renewal);
      await mine()
        .set({ owner: null, lease_until: 0, due_at: clock.now() + job.everyMs })
        .execute();
    }
  }
}
