/** The thread of `watchLedger`: reads until it is told to end, or throws what does not add up. */
import { workerData } from "node:worker_threads";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import pino from "pino";
import { type Db, openDatabase } from "#app/server/database/database.ts";

const { end, reads, ...settings } = workerData as {
  databaseUrl: string | undefined;
  dataDir: string;
  /** Shared with the thread that watches: not 0 once this one is to end, and how many reads there were. */
  end: Int32Array;
  reads: Int32Array;
};
const db = openDatabase(settings, pino({ level: "silent" }));
while (Atomics.load(end, 0) === 0) {
  const faults = await faultsOf(db);
  if (faults.length > 0) throw new Error(`the ledger does not add up: ${faults.join(", ")}`);
  Atomics.add(reads, 0, 1);
  await delay(1);
}
await db.destroy();

/** In one read transaction: entries make the balance and what was given, and what is used and what is left make the limit. */
async function faultsOf(ledger: Db): Promise<string[]> {
  const reading = ledger.transaction().setAccessMode("read only").setIsolationLevel("repeatable read");
  const rows = await reading.execute((trx) =>
    trx
      .selectFrom("buckets")
      .leftJoin("entries", "entries.bucket_id", "buckets.id")
      .select((eb) => [
        "buckets.id",
        "buckets.granted",
        "buckets.balance",
        "buckets.seq",
        eb.fn.count<number>("entries.seq").as("count"),
        sql<string>`coalesce(sum(entries.amount), 0)`.as("sum"),
        sql<string>`coalesce(sum(case when entries.kind in ('grant', 'adjust') then entries.amount else 0 end), 0)`.as(
          "given",
        ),
      ])
      .groupBy(["buckets.id", "buckets.granted", "buckets.balance", "buckets.seq"])
      .execute(),
  );
  return rows.flatMap((row) => {
    const [sum, given] = [Number(row.sum), Number(row.given)];
    const used = given - sum;
    const adds =
      sum === row.balance &&
      given === row.granted &&
      used >= 0 &&
      used + row.balance === row.granted &&
      row.count === row.seq;
    return adds ? [] : [JSON.stringify(row)];
  });
}
