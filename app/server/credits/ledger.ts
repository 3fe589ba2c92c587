import { randomUUID } from "node:crypto";
import { type Db, transact, type Trx } from "../database/database.ts";
import { monthFrom } from "./periods.ts";
import { requirePlan } from "./plans.ts";
import type { BucketRow, EntryRow, Unit } from "./tables.ts";

const units: readonly Unit[] = ["credits", "prompts"];

/** What a running generation has reserved: at most one hold per bucket. Amounts are whole credits or prompts. */
export interface Hold {
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
  const plan = await planOf(trx, userId);
  const buckets = await livingBuckets(trx, userId, now);
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
        plan.displayName,
      )),
    );
  }
  const least = wanted.input + 1;
  const most = wanted.input + Math.max(1, wanted.output);
  holds.push(
    ...(await reserve(trx, buckets, "credits", least, most, wanted.generation, now, plan.displayName)),
  );
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
      generation_id: generation,
      created_at: now,
    });
  }
}

/** Use and limit of a unit over the living buckets. Open holds count as used. */
export async function usage(
  db: Db,
  userId: string,
  unit: Unit,
  now: number,
): Promise<{ used: number; limit: number }> {
  const found = await selectLiving(db, userId, now);
  const buckets = isGranted(found) ? found : await transact(db, (trx) => livingBuckets(trx, userId, now));
  return sumOf(buckets.filter((bucket) => bucket.unit === unit));
}

function sumOf(buckets: readonly BucketRow[]): { used: number; limit: number } {
  const limit = buckets.reduce((total, bucket) => total + bucket.granted, 0);
  const left = buckets.reduce((total, bucket) => total + bucket.balance, 0);
  return { used: limit - left, limit };
}

async function planOf(trx: Trx, userId: string) {
  const user = await trx
    .selectFrom("users")
    .select("plan_id")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return requirePlan(user.plan_id);
}

/** The buckets that can be spent at `now`, trial first; this month's are granted on first sight. */
async function livingBuckets(trx: Trx, userId: string, now: number): Promise<BucketRow[]> {
  const found = await selectLiving(trx, userId, now);
  if (isGranted(found)) return found;
  const user = await trx
    .selectFrom("users")
    .select(["plan_id", "created_at"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  const plan = requirePlan(user.plan_id);
  const month = monthFrom(user.created_at, now);
  await grantMonth(trx, userId, "credits", plan.tokenLimit, month, now);
  await grantMonth(trx, userId, "prompts", plan.prompts, month, now);
  return selectLiving(trx, userId, now);
}

/** Every unit has its bucket of this month. */
const isGranted = (buckets: readonly BucketRow[]): boolean =>
  buckets.filter((bucket) => bucket.period === "month").length === units.length;

function selectLiving(db: Db, userId: string, now: number): Promise<BucketRow[]> {
  return db
    .selectFrom("buckets")
    .selectAll()
    .where("user_id", "=", userId)
    .where("starts_at", "<=", now)
    .where("ends_at", ">", now)
    .orderBy("period", "desc")
    .orderBy("id")
    .execute();
}

async function grantMonth(
  trx: Trx,
  userId: string,
  unit: Unit,
  amount: number,
  month: { startsAt: number; endsAt: number },
  now: number,
): Promise<void> {
  const id = randomUUID();
  const made = await trx
    .insertInto("buckets")
    .values({
      id,
      user_id: userId,
      unit,
      period: "month",
      starts_at: month.startsAt,
      ends_at: month.endsAt,
      granted: amount,
      balance: 0,
      seq: 0,
    })
    .onConflict((conflict) => conflict.columns(["user_id", "unit", "period", "starts_at"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made) return;
  await append(trx, id, {
    kind: "grant",
    amount,
    source: `grant:${userId}:${unit}:month:${month.startsAt}`,
    hold_seq: null,
    generation_id: null,
    created_at: now,
  });
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
      generation_id: generation,
      created_at: now,
    });
    holds.push({ bucketId: bucket.id, unit, seq, amount });
  }
  return holds;
}

/** Takes the bucket's row lock for this transaction (an update that changes nothing does so in both databases). */
async function lockBucket(trx: Trx, id: string): Promise<{ balance: number; seq: number }> {
  return trx
    .updateTable("buckets")
    .set((eb) => ({ seq: eb.ref("seq") }))
    .where("id", "=", id)
    .returning(["balance", "seq"])
    .executeTakeFirstOrThrow();
}

/** In the order in which `hold` takes the buckets' locks, so that a start and an end of one user never wait for each other. */
async function openHolds(trx: Trx, generation: string): Promise<Hold[]> {
  const rows = await trx
    .selectFrom("entries as held")
    .innerJoin("buckets", "buckets.id", "held.bucket_id")
    .leftJoin("entries as outcome", (join) =>
      join.onRef("outcome.bucket_id", "=", "held.bucket_id").onRef("outcome.hold_seq", "=", "held.seq"),
    )
    .select(["held.bucket_id", "held.seq", "held.amount", "buckets.unit", "buckets.period"])
    .where("held.generation_id", "=", generation)
    .where("held.kind", "=", "hold")
    .where("outcome.seq", "is", null)
    .orderBy("buckets.unit", "desc")
    .orderBy("buckets.period", "desc")
    .orderBy("held.bucket_id")
    .execute();
  return rows.map((row) => ({ bucketId: row.bucket_id, unit: row.unit, seq: row.seq, amount: -row.amount }));
}

/** The one place where a balance moves. @returns the entry's seq */
async function append(
  trx: Trx,
  bucketId: string,
  entry: Pick<EntryRow, "kind" | "amount" | "source" | "hold_seq" | "generation_id" | "created_at">,
): Promise<number> {
  const bucket = await trx
    .updateTable("buckets")
    .set((eb) => ({ balance: eb("balance", "+", entry.amount), seq: eb("seq", "+", 1) }))
    .where("id", "=", bucketId)
    .returning(["seq", "balance"])
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("entries")
    .values({ ...entry, bucket_id: bucketId, seq: bucket.seq, balance_after: bucket.balance })
    .execute();
  return bucket.seq;
}
