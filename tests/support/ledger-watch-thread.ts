/** The thread of `watchLedger`: reads until it is told to end, then says what it found. */
import { parentPort, workerData } from "node:worker_threads";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import pino from "pino";
import { type Db, openDatabase } from "#app/server/database/database.ts";
import type { Watched } from "./ledger-watch.ts";

const settings = workerData as { databaseUrl: string | undefined; dataDir: string };
const db = openDatabase(settings, pino({ level: "silent" }));
const watched: Watched = { reads: 0, faults: [] };
let ended = false;
parentPort?.once("message", () => (ended = true));
while (!ended) {
  watched.faults.push(...(await faultsOf(db)));
  watched.reads += 1;
  if (watched.reads === 1) parentPort?.postMessage("reading");
  await delay(1);
}
await db.destroy();
parentPort?.postMessage(watched);

/** In one read transaction: entries make the balance and what was given, and what is used and what is left make the limit. */
async function faultsOf(db: Db): Promise<string[]> {
  const reading = db.transaction().setAccessMode("read only").setIsolationLevel("repeatable read");
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
      Number(row.count) === row.seq;
    return adds ? [] : [JSON.stringify(row)];
  });
}
