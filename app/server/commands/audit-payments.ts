import type { Db } from "../database/database.ts";
import type { Broken } from "./audit-broken.ts";

/** What a bucket has given is what its grants and adjustments say. */
export async function grantedAsEntered(db: Db): Promise<Broken[]> {
  const rows = await db
    .selectFrom("buckets")
    .leftJoin("entries", (join) =>
      join.onRef("entries.bucket_id", "=", "buckets.id").on("entries.kind", "in", ["grant", "adjust"]),
    )
    .select((eb) => [
      "buckets.id",
      "buckets.granted",
      eb.fn.coalesce(eb.fn.sum<number | string>("entries.amount"), eb.lit(0)).as("sum"),
    ])
    .groupBy(["buckets.id", "buckets.granted"])
    .execute();
  return rows
    .filter((row) => Number(row.sum) !== row.granted)
    .map((row) => ({
      rule: "a bucket has given what its grants say",
      id: row.id,
      found: `${row.granted} against ${Number(row.sum)}`,
    }));
}

/** An outcome ends a hold, and not anything else that takes from a bucket. */
export async function outcomesEndHolds(db: Db): Promise<Broken[]> {
  const rows = await db
    .selectFrom("entries as outcome")
    .leftJoin("entries as held", (join) =>
      join
        .onRef("held.bucket_id", "=", "outcome.bucket_id")
        .onRef("held.seq", "=", "outcome.hold_seq")
        .onRef("held.generation_id", "=", "outcome.generation_id")
        .on("held.kind", "=", "hold"),
    )
    .select(["outcome.bucket_id", "outcome.seq"])
    .where("outcome.hold_seq", "is not", null)
    .where("held.seq", "is", null)
    .execute();
  return rows.map((row) => ({
    rule: "a settle or release ends a hold of its generation",
    id: `${row.bucket_id} ${row.seq}`,
    found: "none",
  }));
}

/** Nobody pays twice: of a user's subscriptions at most one goes on by itself. */
export async function onePaidSubscription(db: Db): Promise<Broken[]> {
  const rows = await db
    .selectFrom("subscriptions")
    .select((eb) => ["user_id", eb.fn.countAll<number>().as("count")])
    .where("provider", "<>", "operator")
    .where("status", "in", ["active", "past_due"])
    .where("cancel_at", "is", null)
    .groupBy("user_id")
    .having((eb) => eb(eb.fn.countAll<number>(), ">", 1))
    .execute();
  return rows.map((row) => ({
    rule: "a user pays for one subscription",
    id: row.user_id,
    found: String(row.count),
  }));
}

/** What was applied was applied to the one whose the subscription is. */
export async function appliedAreStored(db: Db): Promise<Broken[]> {
  const rows = await db
    .selectFrom("payment_events")
    .leftJoin("subscriptions", "subscriptions.id", "payment_events.subscription_id")
    .select(["payment_events.id", "subscriptions.user_id as owner", "payment_events.user_id"])
    .where("payment_events.state", "=", "applied")
    .where("payment_events.subscription_id", "is not", null)
    .execute();
  return rows
    .filter((row) => row.owner !== null && row.owner !== row.user_id)
    .map((row) => ({
      rule: "an applied event belongs to its subscription's user",
      id: row.id,
      found: row.owner ?? "nobody",
    }));
}

/** A completed payment that is somebody's has its invoice. */
export async function paymentsHaveInvoices(db: Db): Promise<Broken[]> {
  const rows = await db
    .selectFrom("payment_events")
    .innerJoin("subscriptions", "subscriptions.id", "payment_events.subscription_id")
    .leftJoin("invoices", "invoices.transaction_id", "payment_events.transaction_id")
    .select("payment_events.id")
    .where("payment_events.state", "=", "applied")
    .where("payment_events.type", "=", "transaction.completed")
    .where("invoices.transaction_id", "is", null)
    .execute();
  return rows.map(({ id }) => ({ rule: "a completed payment has its invoice", id, found: "none" }));
}
