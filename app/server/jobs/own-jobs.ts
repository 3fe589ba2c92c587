import { listAccountsToErase } from "#app/services/auth/jobs/erase.ts";
import { sweepAccounts } from "#app/services/auth/jobs/sweep.ts";
import type { Db as ServiceDb, Trx as ServiceTrx } from "#app/services/context.ts";
import { thinVersions } from "#app/services/smart-actions/jobs/thin-versions.ts";
import { asideOf, type Db, transact } from "../database/database.ts";
import { deleteLapsedLimits } from "../limits/limits.ts";
import { deleteOldLetters } from "../mail/outbox.ts";
import { eraseUser } from "../user-data/erase.ts";
import type { Job } from "./jobs.ts";

const hour = 60 * 60 * 1000;
const atOnce = 20;

/** The jobs of this product. */
export function ownJobs(db: Db, clock: { now(): number }): Job[] {
  const narrow = db as unknown as ServiceDb;
  return [
    {
      name: "erase deleted accounts",
      everyMs: hour,
      async run(signal) {
        while (!signal.aborted) {
          const users = await listAccountsToErase(narrow, clock.now(), atOnce);
          if (users.length === 0) return;
          for (const id of users) {
            if (signal.aborted) return;
            await eraseUser(db, id, clock.now());
          }
        }
      },
    },
    {
      name: "sweep what has lapsed",
      everyMs: hour,
      async run() {
        const now = clock.now();
        await sweepAccounts(narrow, now);
        await deleteLapsedLimits(db, now);
        await deleteOldLetters(db, now);
      },
    },
    {
      name: "thin out timed versions",
      everyMs: hour,
      async run(signal) {
        // However many long texts go with them.
        const aside: Db = asideOf(db);
        const inOne = (work: (trx: ServiceTrx) => Promise<void>) =>
          transact(aside, (trx) => work(trx as unknown as ServiceTrx));
        await thinVersions(asideOf(narrow), inOne, clock.now(), signal);
      },
    },
  ];
}
