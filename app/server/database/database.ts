import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Kysely, type Transaction } from "kysely";
import type { Logger } from "pino";
import type { ServiceTables } from "#app/services/context.ts";
import type { CreditTables } from "../credits/tables.ts";
import type { GenerationTables } from "../generations/tables.ts";
import type { JobTables } from "../jobs/tables.ts";
import type { LimitTables } from "../limits/tables.ts";
import type { MailTables } from "../mail/tables.ts";
import type { PaymentTables } from "../payments/tables.ts";
import { listMigrations, migrate } from "./migrate.ts";
import { postgresDialect } from "./postgres.ts";
import { sqliteDialects } from "./sqlite.ts";

export interface Tables
  extends ServiceTables, CreditTables, GenerationTables, MailTables, JobTables, LimitTables, PaymentTables {
  migrations: { name: string; applied_at: number };
}

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;

const asides = new WeakMap<Db, Db>();

/**
 * The same database for what reads or writes long texts: with SQLite by a thread, where they hold up nobody else. Long
 * values come as bytes from it. It is closed with `db`.
 */
export const asideOf = (db: Db): Db => asides.get(db) ?? db;

/**
 * Opens the database of the settings without changing it. Inside a transaction only its `trx` may be used: what the outer
 * `db` reads is what stood before, and what it writes would wait for the transaction for ever.
 */
export function openDatabase(
  settings: { databaseUrl: string | undefined; dataDir: string },
  log: Logger,
): Db {
  if (settings.databaseUrl)
    return new Kysely<Tables>({ dialect: postgresDialect(settings.databaseUrl, log) });
  mkdirSync(settings.dataDir, { recursive: true });
  const { main, aside } = sqliteDialects(join(settings.dataDir, "stet.sqlite"));
  const db = new Kysely<Tables>({ dialect: main });
  asides.set(db, new Kysely<Tables>({ dialect: aside }));
  return db;
}

/** Opens the database and applies all migrations. */
export async function openMigrated(
  settings: { databaseUrl: string | undefined; dataDir: string },
  log: Logger,
): Promise<Db> {
  const db = openDatabase(settings, log);
  await migrate(
    db as unknown as Kysely<never>,
    settings.databaseUrl ? "postgres" : "sqlite",
    listMigrations(),
  );
  return db;
}

/** Bytes from which on a transaction is done aside. */
const long = 50_000;

/** Runs `work`, which writes about so many bytes, in one transaction where it holds up nobody else. */
export const transactOf = <T>(db: Db, bytes: number, work: (trx: Trx) => Promise<T>): Promise<T> =>
  transact(bytes < long ? db : asideOf(db), work);

const retryable = new Set(["40001", "40P01"]);
const tries = 3;

/**
 * Runs `work` in one transaction; PostgreSQL's serialisation failures and deadlocks are tried again, three times in all.
 * `work` must have no effect outside the transaction.
 */
export async function transact<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const code = (error as { code?: unknown }).code;
      if (attempt >= tries || typeof code !== "string" || !retryable.has(code)) throw error;
    }
  }
}
