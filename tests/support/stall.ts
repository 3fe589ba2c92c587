import { setTimeout as delay } from "node:timers/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import pg from "pg";
import type { Settings } from "#app/server/settings.ts";
import { eventually } from "./eventually.ts";

/** A place in a server's transactions where it goes no further, so that it can be killed there. */
export interface Stall {
  /** Resolves when the server stands there. */
  reached(): Promise<void>;
  /** Lets whoever comes next pass. On SQLite the server that stands there has to be dead. */
  lift(): Promise<void>;
}

type Table =
  | "generations"
  | "contents"
  | "entries"
  | "users"
  | "subscriptions"
  | "invoices"
  | "payment_events";

const limitMs = 15_000;
const surePauseMs = 30;
const sureTimes = 5;

/**
 * Stalls the next write to a table: on PostgreSQL by a lock on the table, on SQLite, where a server's lock on a table is
 * the whole file's, by a trigger that never ends.
 */
export function stall(
  { databaseUrl, dataDir }: Pick<Settings, "databaseUrl" | "dataDir">,
  write: "insert" | "update",
  table: Table,
): Promise<Stall> {
  return databaseUrl ? stallPostgres(databaseUrl, table) : stallSqlite(dataDir, write, table);
}

async function stallPostgres(url: string, table: Table): Promise<Stall> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query("begin");
  await client.query(`lock table ${table} in share mode`);
  return {
    async reached() {
      await eventually(async () => {
        const { rows } = await client.query(
          "select 1 from pg_locks where not granted and relation = $1::regclass",
          [table],
        );
        return rows.length > 0;
      }, limitMs);
    },
    async lift() {
      await client.query("rollback");
      await client.end();
    },
  };
}

async function stallSqlite(dataDir: string, write: "insert" | "update", table: Table): Promise<Stall> {
  const file = join(dataDir, "stet.sqlite");
  const within = (statements: string): void => {
    const database = new DatabaseSync(file);
    database.exec(`pragma busy_timeout = 5000; ${statements}`);
    database.close();
  };
  within(
    "create view endless as with recursive numbers (n) as (select 1 union all select n + 1 from numbers) select n from numbers; " +
      `create trigger stalled before ${write} on ${table} begin select count(*) from endless; end`,
  );
  return {
    async reached() {
      const database = new DatabaseSync(file);
      database.exec("pragma busy_timeout = 0");
      await eventually(async () => {
        // Any transaction holds the lock for a moment; only the stalled one keeps it.
        for (let time = 0; time < sureTimes; time++) {
          if (!isLocked(database)) return false;
          await delay(surePauseMs);
        }
        return true;
      }, limitMs).finally(() => database.close());
    },
    async lift() {
      within("drop trigger stalled; drop view endless");
    },
  };
}

function isLocked(database: DatabaseSync): boolean {
  try {
    database.exec("begin immediate");
  } catch (error) {
    if (String(error).includes("locked")) return true;
    throw error;
  }
  database.exec("rollback");
  return false;
}
