/** A thread with a connection of its own to the server's SQLite file: what reads or writes long texts is done here. */
import "#app/writer/step-back.ts";
import { parentPort, workerData } from "node:worker_threads";
import { openSqlite } from "./open-sqlite.ts";

/** A statement that the thread is to do. */
export interface AskedStatement {
  id: number;
  sql: string;
  parameters: readonly unknown[];
}

/** What came of it. */
export type AnsweredStatement =
  | { id: number; rows: unknown[]; changes?: bigint; lastId?: bigint; isTransaction: boolean }
  | {
      id: number;
      fault: { message: string; code?: unknown; errcode?: unknown };
      isTransaction: boolean;
    };

const port = parentPort;
if (!port) throw new Error("sqlite-thread.ts runs in a thread");
const database = openSqlite(String(workerData));
const encoder = new TextEncoder();
/** The one column whose texts may cross as bytes, which are moved and not copied: where they have so many characters. */
const movedColumn = "document";
const moved = 20_000;

port.on("message", ({ id, sql, parameters }: AskedStatement) => {
  try {
    const buffers: ArrayBuffer[] = [];
    const done = database.run(sql, parameters);
    for (const row of done.rows as Record<string, unknown>[]) {
      for (const [column, value] of Object.entries(row)) {
        if (column !== movedColumn || typeof value !== "string" || value.length < moved) continue;
        const bytes = encoder.encode(value);
        buffers.push(bytes.buffer);
        row[column] = bytes;
      }
    }
    answer({ id, ...done, isTransaction: database.isTransaction() }, buffers);
  } catch (error) {
    const { message, code, errcode } = error as Error & { code?: unknown; errcode?: unknown };
    answer({ id, fault: { message, code, errcode }, isTransaction: database.isTransaction() });
  }
});

port.once("close", () => database.close());

function answer(told: AnsweredStatement, buffers: ArrayBuffer[] = []): void {
  port?.postMessage(told, buffers);
}
