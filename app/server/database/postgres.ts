import { PostgresDialect } from "kysely";
import { Pool, types } from "pg";
import type { Logger } from "pino";

const int8 = 20;
types.setTypeParser(int8, Number);

/** Kysely's PostgreSQL dialect with time limits on statements and locks, and a pool whose errors are logged. */
export function postgresDialect(url: string, log: Logger): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
  });
  pool.on("error", (error) => log.error({ err: error }, "an idle database connection failed"));
  // One that is in use when its server goes away fails its query, and also says so by an event that would end the process.
  pool.on("connect", (client) =>
    client.on("error", (error) => log.error({ err: error }, "a database connection failed")),
  );
  return new PostgresDialect({ pool });
}
