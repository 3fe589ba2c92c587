import { DatabaseSync, type StatementSync } from "node:sqlite";

const floor = [3, 51, 3];
const cachedStatements = 200;

type Bindable = null | number | bigint | string | NodeJS.ArrayBufferView;

/** An open SQLite file that keeps its statements prepared. */
export interface OpenSqlite {
  /** Does one statement. */
  run(sql: string, parameters: readonly unknown[]): Done;
  iterate(sql: string, parameters: readonly unknown[]): Iterable<unknown>;
  isTransaction(): boolean;
  close(): void;
}

/** The rows that a statement answered, or how many it changed. */
export interface Done {
  rows: unknown[];
  changes?: bigint;
  lastId?: bigint;
}

/**
 * Opens a database file: WAL, full synchronisation, foreign keys.
 * @throws Error when SQLite is older than the version that cannot corrupt a WAL.
 */
export function openSqlite(file: string): OpenSqlite {
  const database = new DatabaseSync(file);
  assertVersion(database);
  for (const pragma of ["busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"]) {
    database.exec(`PRAGMA ${pragma}`);
  }
  const statements = new Map<string, { statement: StatementSync; answers: boolean }>();
  const prepared = (sql: string) => {
    const known = statements.get(sql);
    if (known) return known;
    const statement = database.prepare(sql);
    const made = { statement, answers: statement.columns().length > 0 };
    if (statements.size >= cachedStatements) statements.clear();
    statements.set(sql, made);
    return made;
  };
  return {
    run(sql, parameters) {
      const { statement, answers } = prepared(sql);
      if (answers) return { rows: statement.all(...bind(parameters)) };
      const { changes, lastInsertRowid } = statement.run(...bind(parameters));
      return { rows: [], changes: BigInt(changes), lastId: BigInt(lastInsertRowid) };
    },
    iterate: (sql, parameters) => database.prepare(sql).iterate(...bind(parameters)),
    isTransaction: () => database.isTransaction,
    close: () => database.close(),
  };
}

function assertVersion(database: DatabaseSync): void {
  const { version } = database.prepare("select sqlite_version() as version").get() as { version: string };
  const parts = version.split(".").map(Number);
  const difference = floor.map((wanted, at) => (parts[at] ?? 0) - wanted).find((value) => value !== 0) ?? 0;
  if (difference < 0)
    throw new Error(`SQLite ${version} is older than ${floor.join(".")}; use Node 24.21 or newer.`);
}

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
