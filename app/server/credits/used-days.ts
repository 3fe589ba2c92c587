import { sql } from "kysely";
import type { UsedDay } from "#app/services/auth/host.ts";
import type { Db } from "../database/database.ts";

const dayMs = 24 * 60 * 60 * 1000;
const shownDays = 20;

/** What a user's texts took on each of the last 20 days of UTC, the oldest first; what is reserved counts. */
export async function listUsedDays(db: Db, userId: string, now: number): Promise<UsedDay[]> {
  const today = Math.floor(now / dayMs);
  const first = today - shownDays + 1;
  // Written out: PostgreSQL takes two parameters for two expressions, and whole numbers divide to whole ones on both.
  const day = sql<number | string>`entries.created_at / ${sql.lit(dayMs)}`;
  const rows = await db
    .selectFrom("entries")
    .innerJoin("buckets", "buckets.id", "entries.bucket_id")
    .select((eb) => [day.as("day"), eb.fn.sum<number | string>("entries.amount").as("sum")])
    .where("buckets.user_id", "=", userId)
    .where("buckets.unit", "=", "credits")
    .where("buckets.ends_at", ">=", first * dayMs)
    .where("entries.generation_id", "is not", null)
    .where("entries.created_at", ">=", first * dayMs)
    .groupBy(day)
    .execute();
  const sums = new Map(rows.map((row) => [Number(row.day), Number(row.sum)]));
  return Array.from({ length: shownDays }, (_, at) => ({
    day: new Date((first + at) * dayMs).toISOString().slice(0, 10),
    // What was held before midnight and given back after it makes no day negative.
    credits: Math.max(0, -(sums.get(first + at) ?? 0)),
  }));
}
