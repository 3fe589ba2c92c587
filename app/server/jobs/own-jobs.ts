import { listAccountsToErase } from "#app/services/auth/jobs/erase.ts";
import { sweepAccounts } from "#app/services/auth/jobs/sweep.ts";
import type { Db as ServiceDb, Trx as ServiceTrx } from "#app/services/context.ts";
import { signTexts } from "#app/services/smart-actions/jobs/sign-texts.ts";
import { thinVersions } from "#app/services/smart-actions/jobs/thin-versions.ts";
import type { RunTask } from "#app/writer/thread-tasks.ts";
import { asideOf, type Db, transact } from "../database/database.ts";
import { deleteLapsedLimits } from "../limits/limits.ts";
import { deleteOldLetters } from "../mail/outbox.ts";
import { eraseUser } from "../user-data/erase.ts";
import type { Job } from "./jobs.ts";

const minute = 60 * 1000;
const hour = 60 * minute;
/** The longest that one job keeps the others waiting. */
const mostMs = 20_000;
const atOnce = 20;

/** The jobs of this product. */
export function ownJobs(db: Db, clock: { now(): number }, run: RunTask): Job[] {
  const narrow = db as unknown as ServiceDb;
  const inOne = (work: (trx: ServiceTrx) => Promise<void>) => transact<void>(asideOf(db), (trx) => work(trx));
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
        await thinVersions(asideOf(narrow), inOne, clock.now(), signal);
      },
    },
    {
      name: "sign texts for searches",
      everyMs: minute,
      run: (signal) =>
        signTexts(asideOf(narrow), inOne, run, AbortSignal.any([signal, AbortSignal.timeout(mostMs)])),
    },
  ];
}
