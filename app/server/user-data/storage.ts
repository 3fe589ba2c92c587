import { sql } from "kysely";
import { ServiceError } from "#app/services/errors.ts";
import type { Db, Trx } from "../database/database.ts";
import { readEntitlement } from "../payments/read-entitlement.ts";

const megabyte = 1_000_000;

/** Bytes of a user's documents with their versions, and of the saved prompts. What was generated is limited by credits. */
export async function storedBytes(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ bytes: number | string }>`
    select
      (select coalesce(sum(bytes), 0) from content_sizes where user_id = ${userId})
      + (select coalesce(sum(octet_length(content) + octet_length(search_text)), 0)
         from saved_prompts where user_id = ${userId}) as bytes
  `.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

/**
 * Does what stores something of a user's, in its transaction, and refuses what would take more than the plan gives. What
 * takes less than before is always done.
 * @throws ServiceError 507 `storage_full`
 */
export async function withinStorage<T>(
  trx: Trx,
  userId: string,
  now: number,
  work: () => Promise<T>,
): Promise<T> {
  const before = await storedBytes(trx, userId);
  const done = await work();
  const after = await storedBytes(trx, userId);
  if (after <= before) return done;
  const { plan } = await readEntitlement(trx, userId, now);
  if (after <= plan.storage) return done;
  const most = `${(plan.storage / megabyte).toLocaleString("en-GB")} MB`;
  throw new ServiceError(
    507,
    `Your storage is full: the ${plan.displayName} plan has ${most}. Nothing was saved. Delete texts that you no longer need, or upgrade, then save again.`,
    { code: "storage_full" },
  );
}
