import type { Usage } from "#app/services/auth/host.ts";
import { type Db, transact, type Trx } from "../database/database.ts";
import { append, openPurse, readPurse } from "./buckets.ts";
import type { BucketRow, Unit } from "./tables.ts";

/** What a running generation has reserved: at most one hold per bucket. Amounts are whole credits or prompts. */
interface Hold {
  bucketId: string;
  unit: Unit;
  seq: number;
  amount: number;
}

/** A limit of the plan is used up; `unit` says which. */
export class LimitReached extends Error {
  override name = "LimitReached";
  readonly unit: Unit;
  readonly used: number;
  readonly limit: number;
  readonly planDisplayName: string;
  constructor(unit: Unit, used: number, limit: number, planDisplayName: string) {
    super(`The monthly ${unit} of the ${planDisplayName} plan are used up.`);
    this.unit = unit;
    this.used = used;
    this.limit = limit;
    this.planDisplayName = planDisplayName;
  }
}

/**
 * Reserves `input` credits and up to `output` more (whatever is left of it), and `prompts` counted generations.
 * @throws LimitReached when not even the input and one credit of output, or not one prompt, is left
 */
export async function hold(
  trx: Trx,
  userId: string,
  wanted: { input: number; output: number; prompts: 0 | 1; generation: string },
  now: number,
): Promise<Hold[]> {
  const { entitlement, buckets } = await openPurse(trx, userId, now);
  const { displayName } = entitlement.plan;
  const holds: Hold[] = [];
  if (wanted.prompts > 0) {
    holds.push(
      ...(await reserve(
        trx,
        buckets,
        "prompts",
        wanted.prompts,
        wanted.prompts,
        wanted.generation,
        now,
        displayName,
      )),
    );
  }
  const least = wanted.input + 1;
  const most = wanted.input + Math.max(1, wanted.output);
  holds.push(...(await reserve(trx, buckets, "credits", least, most, wanted.generation, now, displayName)));
  return holds;
}

/** Ends a generation's holds: of its credits `credits` are charged (at most what was held), of its prompts all. */
export async function settle(trx: Trx, generation: string, credits: number, now: number): Promise<number> {
  let left = credits;
  let charged = 0;
  for (const held of await openHolds(trx, generation)) {
    const take = held.unit === "prompts" ? held.amount : Math.min(left, held.amount);
    if (held.unit === "credits") {
      left -= take;
      charged += take;
    }
    await append(trx, held.bucketId, {
      kind: "settle",
      amount: held.amount - take,
      source: `settle:${generation}:${held.bucketId}`,
      hold_seq: held.seq,
      hold_amount: -held.amount,
      generation_id: generation,
      created_at: now,
    });
  }
  return charged;
}

/** Gives all of a generation's holds back. Without an open hold nothing happens. */
export async function release(trx: Trx, generation: string, now: number): Promise<void> {
  for (const held of await openHolds(trx, generation)) {
    await append(trx, held.bucketId, {
      kind: "release",
      amount: held.amount,
      source: `release:${generation}:${held.bucketId}`,
      hold_seq: held.seq,
      hold_amount: -held.amount,
      generation_id: generation,
      created_at: now,
    });
  }
}

/** Use and limit over the living buckets. Open holds count as used. */
export async function usage(db: Db, userId: string, now: number): Promise<Usage> {
  const found = await readPurse(db, userId, now);
  const { buckets, entitlement } = found ?? (await transact(db, (trx) => openPurse(trx, userId, now)));
  const of = (unit: Unit) => buckets.filter((bucket) => bucket.unit === unit);
  return {
    credits: sumOf(of("credits")),
    prompts: sumOf(of("prompts")),
    monthCredits: sumOf(of("credits").filter(({ period }) => period === "month")),
    entitlement,
  };
}

function sumOf(buckets: readonly BucketRow[]): { used: number; limit: number } {
  const limit = buckets.reduce((total, bucket) => total + bucket.granted, 0);
  const left = buckets.reduce((total, bucket) => total + bucket.balance, 0);
  return { used: limit - left, limit };
}

async function reserve(
  trx: Trx,
  all: readonly BucketRow[],
  unit: Unit,
  least: number,
  most: number,
  generation: string,
  now: number,
  planDisplayName: string,
): Promise<Hold[]> {
  const buckets = [];
  for (const bucket of all.filter((candidate) => candidate.unit === unit)) {
    buckets.push({ ...bucket, ...(await lockBucket(trx, bucket.id)) });
  }
  const { used, limit } = sumOf(buckets);
  if (limit - used < least) throw new LimitReached(unit, used, limit, planDisplayName);
  let wanted = Math.min(most, limit - used);
  const holds: Hold[] = [];
  for (const bucket of buckets) {
    const amount = Math.min(wanted, bucket.balance);
    if (amount <= 0) continue;
    wanted -= amount;
    const seq = await append(trx, bucket.id, {
      kind: "hold",
      amount: -amount,
      source: `hold:${generation}:${bucket.id}`,
      hold_seq: null,
      hold_amount: null,
      generation_id: generation,
      created_at: now,
    });
    holds.push({ bucketId: bucket.id, unit, seq, amount });
  }
  return holds;
}

/** Takes the bucket's row lock for this transaction (an update that changes nothing does so in both databases). */
async function lockBucket(trx: Trx, id: string): Promise<Pick<BucketRow, "granted" | "balance" | "seq">> {
  return trx
    .updateTable("buckets")
    .set((eb) => ({ seq: eb.ref("seq") }))
    .where("id", "=", id)
    .returning(["granted", "balance", "seq"])
    .executeTakeFirstOrThrow();
}

/**
 * Takes the locks of the generation's buckets, in the order in which `hold` does, so that a start and an end of one user
 * never wait for each other. Of several that would end one generation the later ones then find nothing open.
 */
async function openHolds(trx: Trx, generation: string): Promise<Hold[]> {
  const rows = await trx
    .selectFrom("entries as held")
    .innerJoin("buckets", "buckets.id", "held.bucket_id")
    .select(["held.bucket_id", "held.seq", "held.amount", "buckets.unit", "buckets.period"])
    .where("held.generation_id", "=", generation)
    .where("held.kind", "=", "hold")
    .orderBy("buckets.unit", "desc")
    .orderBy("buckets.period", "desc")
    .orderBy("held.bucket_id")
    .execute();
  for (const row of rows) await lockBucket(trx, row.bucket_id);
  const outcomes = await trx
    .selectFrom("entries")
    .select(["bucket_id", "hold_seq"])
    .where("generation_id", "=", generation)
    .where("hold_seq", "is not", null)
    .execute();
  const ended = new Set(outcomes.map((outcome) => `${outcome.bucket_id} ${outcome.hold_seq}`));
  return rows
    .filter((row) => !ended.has(`${row.bucket_id} ${row.seq}`))
    .map((row) => ({ bucketId: row.bucket_id, unit: row.unit, seq: row.seq, amount: -row.amount }));
}
