import { join } from "node:path";
import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import * as React from "react";
import { auditDatabase } from "#app/server/commands/audit.ts";
import { type Db, openDatabase } from "#app/server/database/database.ts";
import type { App } from "#app/server/app.ts";
import type { ServerValues } from "#app/server/services.ts";
import type { Settings } from "#app/server/settings.ts";
import { expect } from "vitest";
import { cheapPasswords, coldThreads, type DatabaseKind, freshSettings, silent } from "./test-services.ts";
import { Visitor } from "./visitor.ts";

/** The built application without a port, over a fresh database. */
export interface TestApp {
  settings: Settings;
  db: Db;
  app: App;
  /** A browser without scripts, with cookies of its own; on this machine unless an address is given. */
  visitor(address?: string): Visitor;
  close(): Promise<void>;
}

/**
 * React's development build, whose warnings fail a test, takes a stack for each element that is made, a third of a page's
 * time. It goes on with one for all, as React itself does after ten thousand: every warning still comes.
 */
function cheapElements(): void {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
    React as unknown as Record<string, object>;
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
    get: () => 1e4,
    set() {},
    configurable: true,
  });
}

/**
 * Writes beside the application on its own thread: where that is in the middle of a transaction, waiting for the lock
 * holds up the very one that has it, so a write that found it locked gives way and is tried again.
 */
function givingWay(db: Db): Db {
  const executor = db.getExecutor();
  const run = executor.executeQuery.bind(executor);
  executor.executeQuery = async (query, options) => {
    for (let tries = 1; ; tries++) {
      try {
        return await run<never>(query, options);
      } catch (error) {
        if (tries === 5 || !(error instanceof Error) || error.message !== "database is locked") throw error;
        await delay(50);
      }
    }
  };
  return db;
}

export async function openTestApp(
  kind: DatabaseKind = "sqlite",
  change: Partial<Settings> = {},
  values: Partial<ServerValues> = {},
): Promise<TestApp> {
  const { settings: fresh, drop } = await freshSettings(kind);
  const settings = { ...fresh, ...change };
  cheapElements();
  const bundle = (await import(
    /* @vite-ignore */ join(process.cwd(), "build/server/index.js")
  )) as typeof import("#app/server/app.ts");
  const app = await bundle.openApp(settings, silent, {
    threads: coldThreads,
    passwordCost: cheapPasswords,
    ...values,
  });
  const db = givingWay(openDatabase(settings, silent));
  const sendFrom =
    (address: string) =>
    (request: Request): Promise<Response> =>
      app.fetch(request, {
        requestId: randomUUID(),
        nonce: "n",
        hostname: "localhost",
        client: { address, direct: true },
      });
  return {
    settings,
    db,
    app,
    visitor: (address = "127.0.0.1") => new Visitor(settings.appUrl, sendFrom(address)),
    async close() {
      await app.close(0);
      const broken = await auditDatabase(db);
      await db.destroy();
      await drop();
      expect(broken).toEqual([]);
    },
  };
}
