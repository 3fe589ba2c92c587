import { join } from "node:path";
import { randomUUID } from "node:crypto";
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

export async function openTestApp(
  kind: DatabaseKind = "sqlite",
  change: Partial<Settings> = {},
  values: Partial<ServerValues> = {},
): Promise<TestApp> {
  const { settings: fresh, drop } = await freshSettings(kind);
  const settings = { ...fresh, ...change };
  const bundle = (await import(
    /* @vite-ignore */ join(process.cwd(), "build/server/index.js")
  )) as typeof import("#app/server/app.ts");
  const app = await bundle.openApp(settings, silent, {
    threads: coldThreads,
    passwordCost: cheapPasswords,
    ...values,
  });
  const db = openDatabase(settings, silent);
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
