import { randomUUID } from "node:crypto";
import type { Entitlement } from "#app/services/auth/host.ts";
import { type Plan, trial } from "#app/services/auth/plans/plans.ts";
import type { Db, Trx } from "../database/database.ts";
import { readEntitlement } from "../payments/read-entitlement.ts";
import type { BucketRow, EntryRow, Unit } from "./tables.ts";

/** In the order in which a hold takes their buckets' locks, credits with the trial first; a grant keeps to it too. */
const units: readonly Unit[] = ["prompts", "credits"];

/** What a user may spend at `now`: the entitlement, and the buckets of its period and of the trial, trial first. */
interface Purse {
  entitlement: Entitlement;
  buckets: BucketRow[];
}

/** What a plan gives of a unit in a period. */
const limitOf = (plan: Plan, unit: Unit): number => (unit === "credits" ? plan.tokenLimit : plan.prompts);

/** The purse as it stands; null while something is still to be granted, which `openPurse` does. */
export async function readPurse(db: Db, userId: string, now: number): Promise<Purse | null> {
  const entitlement = await readEntitlement(db, userId, now);
  const buckets = await listLiving(db, userId, entitlement, now);
  return isGranted(buckets, entitlement, now) ? { entitlement, buckets } : null;
}

/** The purse, with the period's grant, an upgrade's addition and the trial's grant made where they are missing. */
export async function openPurse(trx: Trx, userId: string, now: number): Promise<Purse> {
  const entitlement = await readEntitlement(trx, userId, now);
  const found = await listLiving(trx, userId, entitlement, now);
  if (isGranted(found, entitlement, now)) return { entitlement, buckets: found };
  for (const unit of units) {
    if (unit === "credits" && isTrial(entitlement, now))
      await grantTrial(trx, userId, entitlement.signedUpAt, now);
    await grantPeriod(trx, userId, unit, entitlement, now);
  }
  return { entitlement, buckets: await listLiving(trx, userId, entitlement, now) };
}

const isTrial = ({ signedUpAt }: Entitlement, now: number): boolean => now < signedUpAt + trial.lengthMs;

function isGranted(buckets: readonly BucketRow[], entitlement: Entitlement, now: number): boolean {
  if (isTrial(entitlement, now) && !buckets.some(({ period }) => period === "trial")) return false;
  return units.every((unit) =>
    buckets.some(
      (bucket) => bucket.period === "month" && bucket.unit === unit && bucket.plan_id >= entitlement.plan.id,
    ),
  );
}

function listLiving(db: Db, userId: string, { period }: Entitlement, now: number): Promise<BucketRow[]> {
  return db
    .selectFrom("buckets")
    .selectAll()
    .where("user_id", "=", userId)
    .where((eb) =>
      eb.or([
        eb.and([eb("period", "=", "month"), eb("starts_at", "=", period.startsAt)]),
        eb.and([eb("period", "=", "trial"), eb("starts_at", "<=", now), eb("ends_at", ">", now)]),
      ]),
    )
    .orderBy("period", "desc")
    .orderBy("id")
    .execute();
}

async function grantTrial(trx: Trx, userId: string, signedUpAt: number, now: number): Promise<void> {
  const period = { startsAt: signedUpAt, endsAt: signedUpAt + trial.lengthMs };
  const id = await makeBucket(trx, { userId, unit: "credits", kind: "trial", planId: 1, period });
  if (id !== null) await append(trx, id, given("grant", trial.credits, `grant:${userId}:credits:trial`, now));
}

/** The period's bucket of a unit, once; an upgrade within the period adds what the new plan has more, once for each plan. */
async function grantPeriod(
  trx: Trx,
  userId: string,
  unit: Unit,
  { plan, period }: Entitlement,
  now: number,
): Promise<void> {
  const source = `${userId}:${unit}:month:${period.startsAt}`;
  const amount = limitOf(plan, unit);
  const id = await makeBucket(trx, { userId, unit, kind: "month", planId: plan.id, period });
  if (id !== null) {
    await append(trx, id, given("grant", amount, `grant:${source}`, now));
    return;
  }
  const raised = await trx
    .updateTable("buckets")
    .set({ plan_id: plan.id })
    .where("user_id", "=", userId)
    .where("unit", "=", unit)
    .where("period", "=", "month")
    .where("starts_at", "=", period.startsAt)
    .where("plan_id", "<", plan.id)
    .returning("id")
    .executeTakeFirst();
  if (!raised) return;
  const before = await planGranted(trx, raised.id);
  const adjusted = given("adjust", amount - before, `raise:${source}:plan:${plan.id}`, now);
  await append(trx, raised.id, adjusted);
}

/** What plans have given to a bucket so far, without what an operator gave. */
async function planGranted(trx: Trx, bucketId: string): Promise<number> {
  const { sum } = await trx
    .selectFrom("entries")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number | string>("amount"), eb.lit(0)).as("sum"))
    .where("bucket_id", "=", bucketId)
    .where((eb) => eb.or([eb("source", "like", "grant:%"), eb("source", "like", "raise:%")]))
    .executeTakeFirstOrThrow();
  return Number(sum);
}

interface NewBucket {
  userId: string;
  unit: Unit;
  kind: BucketRow["period"];
  planId: number;
  period: { startsAt: number; endsAt: number };
}

/** @returns the new bucket's id, or null when it is there already */
async function makeBucket(
  trx: Trx,
  { userId, unit, kind, planId, period }: NewBucket,
): Promise<string | null> {
  const made = await trx
    .insertInto("buckets")
    .values({
      id: randomUUID(),
      user_id: userId,
      unit,
      period: kind,
      starts_at: period.startsAt,
      ends_at: period.endsAt,
      granted: 0,
      balance: 0,
      seq: 0,
      plan_id: planId,
    })
    .onConflict((conflict) => conflict.columns(["user_id", "unit", "period", "starts_at"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return made?.id ?? null;
}

type NewEntry = Omit<EntryRow, "bucket_id" | "seq" | "balance_after">;

/** An entry that gives to a bucket, or takes back, without a generation. */
export const given = (kind: "grant" | "adjust", amount: number, source: string, now: number): NewEntry => ({
  kind,
  amount,
  source,
  hold_seq: null,
  hold_amount: null,
  generation_id: null,
  created_at: now,
});

/** The one place where a balance moves. @returns the entry's seq */
export async function append(trx: Trx, bucketId: string, entry: NewEntry): Promise<number> {
  const gives = entry.kind === "grant" || entry.kind === "adjust";
  const bucket = await trx
    .updateTable("buckets")
    .set((eb) => ({
      balance: eb("balance", "+", entry.amount),
      seq: eb("seq", "+", 1),
      ...(gives ? { granted: eb("granted", "+", entry.amount) } : {}),
    }))
    .where("id", "=", bucketId)
    .returning(["seq", "balance"])
    .executeTakeFirstOrThrow();
  await trx
    .insertInto("entries")
    .values({ ...entry, bucket_id: bucketId, seq: bucket.seq, balance_after: bucket.balance })
    .execute();
  return bucket.seq;
}
