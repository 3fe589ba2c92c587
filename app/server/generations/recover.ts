import { hostname } from "node:os";
import type { Db } from "../database/database.ts";
import { transact } from "../database/database.ts";
import type { Failure } from "./errors.ts";
import { closeFailed } from "./run.ts";
import type { GenerationRow } from "./tables.ts";

const lost: Failure = {
  status: 503,
  detail: "The server was restarted while this was being written. Please try again.",
  code: "model_failed",
  retryable: true,
};

const bornAt = Math.round(performance.timeOrigin);

/** Name of this process as the owner of generations: machine, process id, when it began, and a random part. */
export const ownerName = (random: string): string => `${hostname()} ${process.pid} ${bornAt} ${random}`;

/**
 * Ends the generations whose process is gone and gives their holds back: those with a lapsed lease, and at once those
 * of this machine whose process no longer exists. A server that is alone on its database passes `alone`: then every
 * running generation of another owner is orphaned. `isGone` is asked about a lapsed lease of a process that may be alive:
 * of another machine, whose clock may differ from this one's, or of this one.
 * @returns how many were ended
 */
export async function recoverOrphans(
  db: Db,
  owner: string,
  now: number,
  alone: boolean,
  isGone: (run: Pick<GenerationRow, "id" | "owner" | "lease_until">) => boolean = () => true,
): Promise<number> {
  const running = await db
    .selectFrom("generations")
    .select(["id", "owner", "lease_until"])
    .where("state", "=", "running")
    .execute();
  const orphans = running.filter(
    (row) =>
      (alone && row.owner !== owner) || isDeadHere(row.owner) || (row.lease_until < now && isGone(row)),
  );
  for (const { id } of orphans) {
    await transact(db, (trx) => closeFailed(trx, id, "interrupted", lost, null, now));
  }
  return orphans.length;
}

/** In a container every server is process 1: one of this id that began at another time is this one's predecessor. */
function isDeadHere(owner: string): boolean {
  const [host, pid, born] = owner.split(" ");
  if (host !== hostname()) return false;
  if (Number(pid) === process.pid) return Number(born) !== bornAt;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}
