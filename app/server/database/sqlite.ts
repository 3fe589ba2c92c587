import { DatabaseSync } from "node:sqlite";
import {
  CompiledQuery,
  type DatabaseConnection,
  type TransactionSettings,
  SqliteDialect,
  SqliteDriver,
  type SqliteDatabase,
  type SqliteStatement,
} from "kysely";

const floor = [3, 51, 3];
const cachedStatements = 200;

/** Kysely's dialect over Node's own SQLite: WAL, full synchronisation, foreign keys, immediate transactions. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(file: string) {
    const database = openSqlite(file);
    super({ database });
    this.#database = database;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver({ database: this.#database });
  }
}

/**
 * A deferred transaction that reads and then writes fails when another process wrote in between; immediate ones wait.
 * One that only reads takes no lock from a server that writes.
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings?: TransactionSettings,
  ): Promise<void> {
    const reads = settings?.accessMode === "read only";
    await connection.executeQuery(CompiledQuery.raw(reads ? "begin" : "begin immediate"));
  }
}

/** Opens a database file. @throws Error when SQLite is older than the version that cannot corrupt a WAL. */
export function openSqlite(file: string): SqliteDatabase {
  const database = new DatabaseSync(file);
  assertVersion(database);
  for (const pragma of ["journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"]) {
    database.exec(`PRAGMA ${pragma}`);
  }
  return cached(database);
}

function assertVersion(database: DatabaseSync): void {
  const { version } = database.prepare("select sqlite_version() as version").get() as { version: string };
  const parts = version.split(".").map(Number);
  const difference = floor.map((wanted, at) => (parts[at] ?? 0) - wanted).find((value) => value !== 0) ?? 0;
  if (difference < 0)
    throw new Error(`SQLite ${version} is older than ${floor.join(".")}; use Node 24.21 or newer.`);
}

function cached(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      const statement = database.prepare(sql);
      const prepared: SqliteStatement = {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...bind(parameters)),
        run: (parameters) => statement.run(...bind(parameters)),
        iterate: (parameters) => database.prepare(sql).iterate(...bind(parameters)),
      };
      if (statements.size >= cachedStatements) statements.clear();
      statements.set(sql, prepared);
      return prepared;
    },
  };
}

type Bindable = null | number | bigint | string | NodeJS.ArrayBufferView;

/** node:sqlite takes an object in first place for named parameters and would shift every value silently. */
function bind(parameters: readonly unknown[]): Bindable[] {
  return parameters.map((value) => {
    if (value === undefined || value === null) return null;
    if (typeof value === "boolean") return value ? 1 : 0;
    if (typeof value === "object" && !ArrayBuffer.isView(value)) {
      throw new TypeError("A database value is a string, a number or bytes; turn objects into JSON first.");
    }
    return value as Bindable;
  });
}
