import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  type TransactionSettings,
} from "kysely";
import { AsideSqlite } from "./aside.ts";
import { type Done, openSqlite, type OpenSqlite } from "./open-sqlite.ts";
import { Turns } from "./turns.ts";

/**
 * The two ways to one SQLite file of this process. `main` works on the main thread, which is quickest for what is short;
 * `aside` in a thread, for what reads or writes long texts. SQLite has one writer at a time: each waits for the other's
 * transaction to end without holding up anybody else.
 */
export function sqliteDialects(file: string): { main: SqliteDialect; aside: SqliteDialect } {
  const writing = new Turns();
  const aside = new AsideSqlite(file);
  return {
    main: new Dialect(() => new MainDriver(file, writing, aside)),
    aside: new Dialect(() => new TurnsDriver(writing, asideLine(aside, new Turns()))),
  };
}

class Adapter extends SqliteAdapter {
  /** Who may write is settled statement by statement: nobody has to wait for a turn to read. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class Dialect extends SqliteDialect {
  readonly #driver: () => Driver;

  constructor(driver: () => Driver) {
    super({ database: () => Promise.reject(new Error("the driver opens the database")) });
    this.#driver = driver;
  }

  override createDriver(): ReturnType<SqliteDialect["createDriver"]> {
    return this.#driver();
  }

  override createAdapter(): SqliteAdapter {
    return new Adapter();
  }
}

/** How statements reach the file. */
interface Line {
  /** A single one that only reads, which sees what was committed. */
  read(sql: string, parameters: readonly unknown[]): Promise<Done>;
  /** One in the writer's turn. */
  write(sql: string, parameters: readonly unknown[]): Promise<Done>;
  /** Its own turn for a transaction, besides the writer's. */
  enter(): Promise<() => void>;
  isTransaction(): boolean;
  stream(sql: string, parameters: readonly unknown[]): Iterable<unknown>;
}

const isRead = (sql: string): boolean => /^\s*select\b/i.test(sql);

/** One user of the line: between `begin` and `end` it has the writer's turn. */
class Connection implements DatabaseConnection {
  readonly #line: Line;
  readonly #writing: Turns;
  #end: (() => void) | null = null;

  constructor(line: Line, writing: Turns) {
    this.#line = line;
    this.#writing = writing;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#end) return resultOf(await this.#line.write(sql, parameters));
    if (isRead(sql)) return resultOf(await this.#line.read(sql, parameters));
    await this.begin(null);
    try {
      return resultOf(await this.#line.write(sql, parameters));
    } finally {
      this.end();
    }
  }

  async *streamQuery<R>({ sql, parameters }: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
    for (const row of this.#line.stream(sql, parameters)) yield { rows: [row as R] };
  }

  /** Takes the turn, and begins a transaction unless `statement` is null. */
  async begin(statement: "begin" | "begin immediate" | null): Promise<void> {
    const leave = await this.#line.enter();
    const stop = await this.#writing.take();
    this.#end = () => {
      stop();
      leave();
    };
    if (statement === null) return;
    try {
      await this.#line.write(statement, []);
    } catch (error) {
      this.end();
      throw error;
    }
  }

  async commit(): Promise<void> {
    await this.#line.write("commit", []);
    this.end();
  }

  /** A full disk rolls back by itself: a second time would hide why. */
  async rollback(): Promise<void> {
    try {
      if (this.#line.isTransaction()) await this.#line.write("rollback", []);
    } finally {
      this.end();
    }
  }

  end(): void {
    this.#end?.();
    this.#end = null;
  }
}

/**
 * A deferred transaction that reads and then writes fails when another process wrote in between; immediate ones wait.
 * One that only reads takes no lock from a server that writes.
 */
class TurnsDriver implements Driver {
  readonly #writing: Turns;
  readonly #line: Line;

  constructor(writing: Turns, line: Line) {
    this.#writing = writing;
    this.#line = line;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Connection> {
    return new Connection(this.#line, this.#writing);
  }

  async beginTransaction(connection: Connection, settings: TransactionSettings): Promise<void> {
    await connection.begin(settings.accessMode === "read only" ? "begin" : "begin immediate");
  }

  commitTransaction(connection: Connection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: Connection): Promise<void> {
    return connection.rollback();
  }

  async releaseConnection(connection: Connection): Promise<void> {
    connection.end();
  }

  async destroy(): Promise<void> {}
}

/** Closes the file for both ways. */
class MainDriver extends TurnsDriver {
  readonly #open: OpenSqlite[];
  readonly #aside: AsideSqlite;

  constructor(file: string, writing: Turns, aside: AsideSqlite) {
    const writer = openSqlite(file);
    const reader = openSqlite(file);
    super(writing, mainLine(writer, reader));
    this.#open = [writer, reader];
    this.#aside = aside;
  }

  override async destroy(): Promise<void> {
    await this.#aside.close();
    for (const one of this.#open) one.close();
  }
}

/** Reads have a connection of their own, so that none waits for a transaction or sees a part of it. */
const mainLine = (writer: OpenSqlite, reader: OpenSqlite): Line => ({
  read: async (sql, parameters) => reader.run(sql, parameters),
  write: async (sql, parameters) => writer.run(sql, parameters),
  enter: async () => () => {},
  isTransaction: () => writer.isTransaction(),
  stream: (sql, parameters) => reader.iterate(sql, parameters),
});

/** The thread has one connection: what reads waits for its transaction to end. */
const asideLine = (aside: AsideSqlite, own: Turns): Line => ({
  async read(sql, parameters) {
    const leave = await own.take();
    try {
      return await aside.run(sql, parameters);
    } finally {
      leave();
    }
  },
  write: (sql, parameters) => aside.run(sql, parameters),
  enter: () => own.take(),
  isTransaction: () => aside.isTransaction,
  stream() {
    throw new Error("rows of long texts are not streamed");
  },
});

function resultOf<R>({ rows, changes, lastId }: Done): QueryResult<R> {
  return {
    rows: rows as R[],
    ...(changes === undefined ? {} : { numAffectedRows: changes }),
    ...(lastId === undefined ? {} : { insertId: lastId }),
  };
}
