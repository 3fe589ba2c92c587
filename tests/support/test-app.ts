import { join } from "node:path";
import { randomUUID } from "node:crypto";
import { auditDatabase } from "#app/server/commands/audit.ts";
import { type Db, openDatabase } from "#app/server/database/database.ts";
import type { App } from "#app/server/app.ts";
import type { Settings } from "#app/server/settings.ts";
import { expect } from "vitest";
import { type DatabaseKind, freshSettings, silent } from "./test-services.ts";
import { Visitor } from "./visitor.ts";

/** The built application without a port, over a fresh database. */
export interface TestApp {
  settings: Settings;
  db: Db;
  app: App;
  /** A browser without scripts, with cookies of its own. */
  visitor(): Visitor;
  close(): Promise<void>;
}

export async function openTestApp(
  kind: DatabaseKind = "sqlite",
  change: Partial<Settings> = {},
): Promise<TestApp> {
  const { settings: fresh, drop } = await freshSettings(kind);
  const settings = { ...fresh, ...change };
  const bundle = (await import(
    /* @vite-ignore */ join(process.cwd(), "build/server/index.js")
  )) as typeof import("#app/server/app.ts");
  const app = await bundle.openApp(settings, silent);
  const db = openDatabase(settings, silent);
  const send = (request: Request): Promise<Response> =>
    app.fetch(request, {
      requestId: randomUUID(),
      nonce: "n",
      client: { address: "127.0.0.1", direct: true },
    });
  return {
    settings,
    db,
    app,
    visitor: () => new Visitor(settings.appUrl, send),
    async close() {
      await app.close(0);
      const broken = await auditDatabase(db);
      await db.destroy();
      await drop();
      expect(broken).toEqual([]);
    },
  };
}
