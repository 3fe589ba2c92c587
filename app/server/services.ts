import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Logger } from "pino";
import { auth } from "#app/services/auth/service.ts";
import { bearerOf, findCaller } from "#app/services/auth/sessions.ts";
import { brainstorm } from "#app/services/brainstorm/service.ts";
import {
  type Service,
  type ServiceContext,
  ServiceError,
  type Trx as ServiceTrx,
} from "#app/services/context.ts";
import { freestyle } from "#app/services/freestyle/service.ts";
import { inspire } from "#app/services/inspire/service.ts";
import { createContent, getContent } from "#app/services/smart-actions/contents.ts";
import { smartActions } from "#app/services/smart-actions/service.ts";
import { closeGrammar } from "#app/writer/builtin/grammar/linter.ts";
import type { Writer } from "#app/writer/task.ts";
import { usage } from "./credits/ledger.ts";
import { type Db, openMigrated, transact, type Trx } from "./database/database.ts";
import { lockDataFolder } from "./database/lock.ts";
import { ownerName } from "./generations/recover.ts";
import { Runner } from "./generations/runner.ts";
import { vouchedAddress } from "./http/client-address.ts";
import { listLetters, postLetter } from "./mail/outbox.ts";
import { outboxShown, type ServiceName, type Settings } from "./settings.ts";

/** The five services of this process with what they share: one database, one runner. */
export interface Services {
  call: Record<ServiceName, Service>;
  /** Throws when the database cannot be written or is not up to date. */
  check(): Promise<void>;
  /** Lets generations finish for `graceMs`, then ends them and closes the database. */
  close(graceMs: number): Promise<void>;
}

const apps = { auth, "smart-actions": smartActions, freestyle, brainstorm, inspire } satisfies Record<
  ServiceName,
  unknown
>;

/** Opens the database and wires the services; `clock` and `writers` are handed in so that tests can hand in others. */
export async function openServices(
  settings: Settings,
  log: Logger,
  writers: readonly Writer[],
  clock = { now: () => Date.now() },
): Promise<Services> {
  const unlock = settings.databaseUrl ? null : lockDataFolder(settings.dataDir);
  let db: Db;
  try {
    db = await openMigrated(settings, log);
  } catch (error) {
    unlock?.();
    throw error;
  }
  const runner = new Runner({ db, clock, log, writers, owner: ownerName(randomUUID()) });
  await runner.open(unlock !== null);
  const context = createContext({ settings, log, db, clock, writers, runner });
  const call = Object.fromEntries(
    Object.entries(apps).map(([name, app]) => [
      name,
      async (request: Request) => app.fetch(request, context),
    ]),
  ) as Record<ServiceName, Service>;
  return {
    call,
    async check() {
      await transact(db, async (trx) => {
        await sql`update migrations set applied_at = applied_at`.execute(trx);
      });
    },
    async close(graceMs) {
      await runner.close(graceMs);
      await closeGrammar();
      await db.destroy();
      unlock?.();
    },
  };
}

/** Services know their own tables; the same transaction holds the server's too. */
const whole = (trx: ServiceTrx) => trx as unknown as Trx;

interface Parts {
  settings: Settings;
  log: Logger;
  db: Db;
  clock: { now(): number };
  writers: readonly Writer[];
  runner: Runner;
}

function createContext({ settings, log, db, clock, writers, runner }: Parts): ServiceContext {
  const narrow = db as unknown as ServiceContext["db"];
  return {
    db: narrow,
    transact: (work) => transact(db, (trx) => work(trx as unknown as ServiceTrx)),
    clock,
    log,
    settings: {
      appUrl: settings.appUrl,
      secretKey: settings.secretKey,
      mailFrom: settings.mailFrom,
      outboxShown: outboxShown(settings),
    },
    session: {
      async require(request) {
        const token = bearerOf(request);
        const caller = token ? await findCaller(narrow, token, settings.secretKey, clock.now()) : null;
        if (!caller) throw new ServiceError(401, "Please sign in.");
        return caller;
      },
    },
    client: (request) => vouchedAddress(settings.secretKey, request.headers.get("X-Stet-Client")),
    writers: () => writers,
    generate: (request, caller, order) => runner.generate(request, caller, order),
    generations: {
      read: (request, caller, service, id) => runner.read(request, caller, service, id),
      stop: (caller, service, id) => runner.stop(caller, service, id),
      decide: (trx, userId, proposal, decision) => runner.decide(whole(trx), userId, proposal, decision),
    },
    async usage(userId) {
      const { used, limit } = await usage(db, userId, "credits", clock.now());
      return { tokensUsed: used, maxTokensAllowed: limit };
    },
    mail: (trx, letter) => postLetter(whole(trx), letter, clock.now()),
    outbox: () => listLetters(db),
    getRevision: async (userId, id) => (await getContent(narrow, userId, id)).revision,
    createContent: (trx, userId, content) => createContent(trx, userId, content, clock.now()),
  };
}

/** The OpenAPI 3.1 document of all five services, made from the schemas that validate. */
export function openApiDocument(appUrl: string) {
  const info = { title: "Stet", version: "1" };
  const documents = Object.values(apps).map((app) => app.getOpenAPI31Document({ openapi: "3.1.0", info }));
  return {
    openapi: "3.1.0",
    info,
    servers: [{ url: appUrl }],
    paths: Object.assign({}, ...documents.map((document) => document.paths ?? {})) as object,
    components: {
      schemas: Object.assign(
        {},
        ...documents.map((document) => document.components?.schemas ?? {}),
      ) as object,
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
    },
  };
}
