import { Worker } from "node:worker_threads";
import type { AnsweredStatement, AskedStatement } from "./sqlite-thread.ts";
import type { Done } from "./open-sqlite.ts";

const closedError = (): Error => new Error("the database is closed");

interface Waiting {
  resolve: (done: Done) => void;
  reject: (error: Error) => void;
}

/** In the build the thread's code is an entry of its own beside the bundle; from source it is the module itself. */
const threadFile = (): URL =>
  import.meta.url.endsWith(".ts")
    ? new URL("sqlite-thread.ts", import.meta.url)
    : new URL("sqlite-thread.js", import.meta.url);

/** A connection to a SQLite file in a thread of its own, which starts with its first statement. */
export class AsideSqlite {
  readonly #file: string;
  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  #nextId = 1;
  #isTransaction = false;
  #closed = false;

  constructor(file: string) {
    this.#file = file;
  }

  get isTransaction(): boolean {
    return this.#isTransaction;
  }

  run(sql: string, parameters: readonly unknown[]): Promise<Done> {
    if (this.#closed) return Promise.reject(closedError());
    return new Promise((resolve, reject) => {
      this.#worker ??= this.#start();
      this.#worker.ref();
      const asked: AskedStatement = { id: this.#nextId++, sql, parameters };
      this.#waiting.set(asked.id, { resolve, reject });
      this.#worker.postMessage(asked, []);
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    const worker = this.#worker;
    if (worker) this.#ended(worker, closedError());
    await worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(threadFile(), { workerData: this.#file, execArgv: [] });
    worker.unref();
    worker.on("message", (told: AnsweredStatement) => this.#told(worker, told));
    worker.on("error", (error) =>
      this.#ended(worker, error instanceof Error ? error : new Error(String(error))),
    );
    worker.on("exit", () => this.#ended(worker, new Error("the database's thread ended")));
    return worker;
  }

  #told(worker: Worker, told: AnsweredStatement): void {
    if (this.#worker !== worker) return;
    const waiting = this.#waiting.get(told.id);
    this.#waiting.delete(told.id);
    this.#isTransaction = told.isTransaction;
    if (this.#waiting.size === 0) worker.unref();
    if (!waiting) return;
    if ("fault" in told) waiting.reject(Object.assign(new Error(told.fault.message), told.fault));
    else waiting.resolve(told);
  }

  /** Its transaction is rolled back with it; the next statement starts another. What its successor does is not its own. */
  #ended(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    this.#isTransaction = false;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of waiting) reject(error);
  }
}
