import type { Logger } from "pino";
import { type Db, openDatabase } from "../database/database.ts";
import type { Settings } from "../settings.ts";
import { erasedAreClosed, goneLettersAreEmpty } from "./audit-accounts.ts";
import { messagesInOrder, saidWasDelivered } from "./audit-brainstorm.ts";
import { cardsOfOwnVersions } from "./audit-cards.ts";
import type { Broken } from "./audit-broken.ts";
import { searchable, sizesAsMeasured, textsStand } from "./audit-storage.ts";
import { filedInOwnFolders } from "./audit-folders.ts";
import { cardsOfOwnDocuments } from "./audit-workspace.ts";
import {
  appliedAreStored,
  grantedAsEntered,
  onePaidSubscription,
  outcomesEndHolds,
  paymentsHaveInvoices,
} from "./audit-payments.ts";

/** Proves the invariants of the stored data; it reads beside a running server and changes nothing. */
export async function audit(settings: Settings, log: Logger): Promise<Broken[]> {
  const db = openDatabase(settings, log);
  try {
    return await auditDatabase(db);
  } finally {
    await db.destroy();
  }
}

/** The same on an open database, for tests. All rules see one state. */
export async function auditDatabase(db: Db): Promise<Broken[]> {
  const reading = db.transaction().setAccessMode("read only").setIsolationLevel("repeatable read");
  return reading.execute(async (trx) => {
    const rules = [
      sumsEqualBalances,
      entriesInOrder,
      noOrphanedHold,
      oneOutcomeOfTheRun,
      contentOfDelivered,
      chargedAsEntered,
      latestVersionHoldsContent,
      textsStand,
      sizesAsMeasured,
      searchable,
      filedInOwnFolders,
      cardsOfOwnVersions,
      cardsOfOwnDocuments,
      messagesInOrder,
      saidWasDelivered,
      erasedAreClosed,
      goneLettersAreEmpty,
      grantedAsEntered,
      outcomesEndHolds,
      onePaidSubscription,
      appliedAreStored,
      paymentsHaveInvoices,
    ];
    const found: Broken[] = [];
    for (const rule of rules) found.push(...(await rule(trx)));
    return found;
  });
}

async function sumsEqualBalances(db: Db): Promise<Broken[]> {
  const rows = await db
    .selectFrom("buckets")
    .leftJoin("entries", "entries.bucket_id", "buckets.id")
    .select((eb) => [
      "buckets.id",
      "buckets.balance",
      eb.fn.coalesce(eb.fn.sum<number | string>("entries.amount"), eb.lit(0)).as("sum"),
    ])
    .groupBy(["buckets.id", "buckets.balance"])
    .execute();
  return rows
    .filter((row) => Number(row.sum) !== row.balance)
    .map((row) => ({
      rule: "entries sum to the balance",
      id: row.id,
      found: `${row.sum} against ${row.balance}`,
    }));
}

async function entriesInOrder(db: Db): Promise<Broken[]> {
  const entries = await db.selectFrom("entries").selectAll().orderBy("bucket_id").orderBy("seq").execute();
  const broken: Broken[] = [];
  let bucket = "";
  let balance = 0;
  let seq = 0;
  for (const entry of entries) {
    if (entry.bucket_id !== bucket) [bucket, balance, seq] = [entry.bucket_id, 0, 0];
    balance += entry.amount;
    seq += 1;
    if (entry.seq !== seq || entry.balance_after !== balance) {
      broken.push({
        rule: "every entry continues the one before",
        id: `${bucket} ${entry.seq}`,
        found: `balance ${entry.balance_after}, expected ${balance}`,
      });
    }
  }
  return broken;
}

async function noOrphanedHold(db: Db): Promise<Broken[]> {
  const rows = await db
    .selectFrom("entries as held")
    .leftJoin("entries as outcome", (join) =>
      join.onRef("outcome.bucket_id", "=", "held.bucket_id").onRef("outcome.hold_seq", "=", "held.seq"),
    )
    .leftJoin("generations", "generations.id", "held.generation_id")
    .select(["held.generation_id", "generations.state"])
    .where("held.kind", "=", "hold")
    .where("outcome.seq", "is", null)
    .where((eb) => eb.or([eb("generations.state", "is", null), eb("generations.state", "<>", "running")]))
    .execute();
  return rows.map((row) => ({
    rule: "an open hold belongs to a running generation",
    id: row.generation_id ?? "none",
    found: row.state ?? "no generation",
  }));
}

async function oneOutcomeOfTheRun(db: Db): Promise<Broken[]> {
  const rows = await db
    .selectFrom("generations")
    .select(["id", "state", "answer", "error", "ended_at"])
    .where("state", "<>", "running")
    .where((eb) =>
      eb.or([
        eb("ended_at", "is", null),
        eb.and([eb("state", "in", ["done", "stopped"]), eb("answer", "is", null)]),
        eb.and([eb("state", "in", ["failed", "interrupted"]), eb("error", "is", null)]),
      ]),
    )
    .execute();
  return rows.map((row) => ({
    rule: "an ended generation has its answer or its error",
    id: row.id,
    found: row.state,
  }));
}

async function contentOfDelivered(db: Db): Promise<Broken[]> {
  const orphans = await db
    .selectFrom("contents")
    .leftJoin("generations", "generations.id", "contents.generation_id")
    .select(["contents.id", "generations.state"])
    .where("contents.generation_id", "is not", null)
    .where((eb) =>
      eb.or([eb("generations.state", "is", null), eb("generations.state", "not in", ["done", "stopped"])]),
    )
    .execute();
  return orphans.map((row) => ({
    rule: "a generated content has a delivered generation",
    id: row.id,
    found: row.state ?? "no generation",
  }));
}

async function chargedAsEntered(db: Db): Promise<Broken[]> {
  const rows = await db
    .selectFrom("generations")
    .leftJoin("entries", "entries.generation_id", "generations.id")
    .leftJoin("buckets", "buckets.id", "entries.bucket_id")
    .select((eb) => [
      "generations.id",
      "generations.charged",
      eb.fn.sum<number | string | null>("entries.amount").as("sum"),
    ])
    .where("generations.state", "<>", "running")
    .where((eb) => eb.or([eb("buckets.unit", "=", "credits"), eb("buckets.unit", "is", null)]))
    .groupBy(["generations.id", "generations.charged"])
    .execute();
  return rows
    .filter((row) => row.charged !== -Number(row.sum ?? 0))
    .map((row) => ({
      rule: "a generation is charged what its entries say",
      id: row.id,
      found: `${row.charged} against ${-Number(row.sum ?? 0)}`,
    }));
}

async function latestVersionHoldsContent(db: Db): Promise<Broken[]> {
  const rows = await db
    .selectFrom("contents")
    .leftJoin("versions", (join) =>
      join
        .onRef("versions.content_id", "=", "contents.id")
        .onRef("versions.revision", "=", "contents.revision")
        .on("versions.reason", "<>", "conflict"),
    )
    .select(["contents.id", "contents.text_number", "versions.text_number as kept"])
    .where("versions.number", "is not", null)
    .execute();
  return rows
    .filter((row) => row.kept !== row.text_number)
    .map((row) => ({
      rule: "a version of the current revision holds the current text",
      id: row.id,
      found: "another text",
    }));
}
