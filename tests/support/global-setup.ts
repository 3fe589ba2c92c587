import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import type { TestProject } from "vitest/node";
import { openMigrated } from "#app/server/database/database.ts";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    postgres: string;
    /** A folder with an SQLite database in which every migration was done. */
    migrated: string;
  }
}

/**
 * One PostgreSQL for all test files; each makes databases of its own in it, as copies of one that is brought up to date
 * here once.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const log = pino({ level: "silent" });
  const postgres = await startPostgres();
  const databaseUrl = postgres.url.replace(/\/postgres$/, "/template1");
  const migrated = mkdtempSync(join(tmpdir(), "stet-migrated-"));
  await (await openMigrated({ databaseUrl, dataDir: migrated }, log)).destroy();
  await (await openMigrated({ databaseUrl: undefined, dataDir: migrated }, log)).destroy();
  project.provide("postgres", postgres.url);
  project.provide("migrated", migrated);
  return async () => {
    rmSync(migrated, { recursive: true, force: true });
    await postgres.stop();
  };
}
