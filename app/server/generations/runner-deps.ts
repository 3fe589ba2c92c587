import type { Logger } from "pino";
import type { Writer } from "#app/writer/task.ts";
import type { RunTask } from "#app/writer/thread-tasks.ts";
import type { Db } from "../database/database.ts";
import type { LiveRun } from "./live.ts";

/** What runs share, from their start to what is stored of them. */
export interface RunnerDeps {
  db: Db;
  clock: { now(): number };
  log: Logger;
  /** Name of this process in the rows it runs. */
  owner: string;
  writers: readonly Writer[];
  live: Map<string, LiveRun>;
  /** Aborted when the server ends. */
  closing: AbortSignal;
  /** Does what may take long of a text. */
  run: RunTask;
  /** How a user wants everything to sound; empty where nothing was said. */
  houseStyleOf(userId: string): Promise<string>;
}
