import { type Kysely, sql } from "kysely";

/**
 * One step of the schema: its file name without `.sql`, and its statements. Where one database alone needs it, the name
 * ends in `.sqlite` or `.postgres`.
 */
export interface Migration {
  name: string;
  sql: string;
}

const advisoryLock = 7_383_801;

/** Every owner's migrations, by the number in front of their names. */
export function listMigrations(): Migration[] {
  const files = import.meta.glob<string>(["../**/migrations/*.sql", "../../services/*/migrations/*.sql"], {
    query: "?raw",
    import: "default",
    eager: true,
  });
  return Object.entries(files)
    .map(([path, text]) => ({ name: path.slice(path.lastIndexOf("/") + 1, -".sql".length), sql: text }))
    .sort((left, right) => left.name.localeCompare(right.name));
}

/**
 * Brings a database up to date. Each migration and its mark are one transaction, so a kill at any statement leaves
 * either; of two servers that start together the second waits.
 */
export async function migrate(
  db: Kysely<never>,
  kind: "sqlite" | "postgres",
  migrations: Migration[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (kind === "postgres") {
      // A migration may copy all texts, and a second server waits for the first one's.
      await sql`set local statement_timeout = 0`.execute(trx);
      await sql`set local lock_timeout = 0`.execute(trx);
      await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLock)})`.execute(trx);
    }
    await sql`create table if not exists migrations (name text primary key, applied_at bigint not null)`.execute(
      trx,
    );
    const { rows } = await sql<{ name: string }>`select name from migrations`.execute(trx);
    const applied = new Set(rows.map((row) => row.name));
    const isMissing = ({ name }: Migration): boolean => !applied.has(name) && isFor(kind, name);
    for (const migration of migrations.filter(isMissing)) {
      for (const statement of statementsOf(migration.sql)) await sql.raw(statement).execute(trx);
      await sql`insert into migrations (name, applied_at) values (${migration.name}, ${Date.now()})`.execute(
        trx,
      );
    }
  });
}

function isFor(kind: "sqlite" | "postgres", name: string): boolean {
  const only = /\.(\w+)$/.exec(name)?.[1];
  return only === undefined || only === kind;
}

function statementsOf(text: string): string[] {
  return text
    .split(/;\s*(?:\n|$)/)
    .map((statement) => statement.trim())
    .filter((statement) => statement.replace(/--.*/g, "").trim() !== "");
}
