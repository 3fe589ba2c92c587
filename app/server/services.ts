import { randomUUID } from "node:crypto";
import { statfs } from "node:fs/promises";
import { sql } from "kysely";
import type { Logger } from "pino";
import type { Price } from "#app/document/credits.ts";
import { standardCost } from "#app/services/auth/accounts/passwords.ts";
import type { PasswordCost } from "#app/services/auth/host.ts";
import { auth } from "#app/services/auth/service.ts";
import { getHouseStyle } from "#app/services/auth/accounts/preferences.ts";
import { bearerOf, findCaller } from "#app/services/auth/sessions/sessions.ts";
import { brainstorm } from "#app/services/brainstorm/service.ts";
import { type Service, type ServiceContext, type Trx as ServiceTrx } from "#app/services/context.ts";
import { ServiceError } from "#app/services/errors.ts";
import { freestyle } from "#app/services/freestyle/service.ts";
import { inspireOrder } from "#app/services/inspire/order.ts";
import { inspire } from "#app/services/inspire/service.ts";
import { favouritesOf } from "#app/services/smart-actions/cards.ts";
import { createContent, getContent } from "#app/services/smart-actions/contents.ts";
import { fillContent } from "#app/services/smart-actions/fill.ts";
import { renewContent } from "#app/services/smart-actions/renew.ts";
import { readEarlier } from "#app/services/smart-actions/history.ts";
import { keepWritten } from "#app/services/smart-actions/written.ts";
import { isKept } from "#app/services/smart-actions/workspace/card-rows.ts";
import { readText } from "#app/services/smart-actions/texts.ts";
import { smartActions } from "#app/services/smart-actions/service.ts";
import { closeGrammar, warmGrammar } from "#app/writer/builtin/grammar/linter.ts";
import { inHouseStyle } from "#app/writer/prepare.ts";
import { priceOf } from "#app/writer/price.ts";
import type { Entry, Writer } from "#app/writer/task.ts";
import type { RunTask } from "#app/writer/thread-tasks.ts";
import { usage } from "./credits/ledger.ts";
import { readStatement } from "./credits/statement.ts";
import { listUsedDays } from "./credits/used-days.ts";
import { asideOf, type Db, openMigrated, transact, transactOf, type Trx } from "./database/database.ts";
import { toDatabaseFault } from "./database/faults.ts";
import { lockDataFolder } from "./database/lock.ts";
import { getPrompt, listInstructions, listPrompts, totalsOf } from "./generations/history.ts";
import { ownerName } from "./generations/recover.ts";
import { holdOf, requireWriter } from "./generations/start.ts";
import { Runner } from "./generations/runner.ts";
import { readVouched } from "./http/client-address.ts";
import { JobLoop } from "./jobs/jobs.ts";
import { ownJobs } from "./jobs/own-jobs.ts";
import { createLimits } from "./limits/limits.ts";
import { type LimitValues, standardLimits } from "./limits/values.ts";
import { listLetters, postLetter } from "./mail/outbox.ts";
import { Sender, type SendingTimes, standardTimes } from "./mail/sender.ts";
import { openMerchant } from "./payments/merchant.ts";
import type { OpenPayments } from "./payments/payments.ts";
import { outboxShown, type ServiceName, type Settings } from "./settings.ts";
import { Crowded } from "./threads/crowded.ts";
import { standardThreads, type ThreadLimits, Threads } from "./threads/threads.ts";
import { exportUser } from "./user-data/export.ts";
import { storedBytes, withinStorage } from "./user-data/storage.ts";

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

/** Figures that are handed in, so that tests can hand in others. */
export interface ServerValues {
  limits: LimitValues;
  sending: SendingTimes;
  threads: ThreadLimits;
  passwordCost: PasswordCost;
}

/** Less than this is no room to work in: the write-ahead log alone may take as much. */
const leastRoom = 4 * 1024 * 1024;

/** @throws Error when a folder's disk is full */
async function assertRoom(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < leastRoom) throw new Error(`the disk of ${folder} is full`);
}

/**
 * Opens the database and wires the services, which leave long texts to `threads`; `clock`, `writers` and `values` are
 * handed in so that tests can hand in others.
 */
export async function openServices(
  settings: Settings,
  log: Logger,
  writers: readonly Writer[],
  clock = { now: () => Date.now() },
  {
    limits = standardLimits,
    passwordCost = standardCost,
    sending = standardTimes,
    threads: figures,
  }: Partial<ServerValues> = {},
  threads = new Threads(log, figures),
): Promise<Services> {
  const unlock = settings.databaseUrl ? null : lockDataFolder(settings.dataDir);
  let db: Db;
  try {
    db = await openMigrated(settings, log);
  } catch (error) {
    unlock?.();
    throw error;
  }
  threads.warmLater();
  const warming = warmBuiltin(writers, log, threads, figures);
  const owner = ownerName(randomUUID());
  const houseStyleOf = (userId: string) => getHouseStyle(db, userId);
  const runner = new Runner({ db, clock, log, writers, owner, run: threads.run, houseStyleOf });
  await runner.open(unlock !== null);
  const merchant = await openMerchant(settings, { db, clock, log });
  const context = createContext({
    settings,
    log,
    db,
    clock,
    runner,
    run: threads.run,
    limits,
    passwordCost,
    payments: merchant.payments,
    writers,
  });
  const caughtUp = merchant.catchUp();
  const jobs = new JobLoop({ db, clock, log, owner }, [...ownJobs(db, clock, threads.run), ...merchant.jobs]);
  jobs.open();
  const sender = openSender(settings, log, db, clock, sending);
  const call = Object.fromEntries(
    Object.entries(apps).map(([name, app]) => [
      name,
      async (request: Request) => app.fetch(request, context),
    ]),
  ) as Record<ServiceName, Service>;
  return {
    call,
    async check() {
      if (!settings.databaseUrl) await assertRoom(settings.dataDir);
      await transact(db, async (trx) => {
        await sql`update migrations set applied_at = applied_at`.execute(trx);
      });
    },
    async close(graceMs) {
      await Promise.all([runner.close(graceMs), jobs.close(), sender?.close(graceMs)]);
      await caughtUp;
      await merchant.payments.inbox.settled();
      clearTimeout(warming);
      await threads.close();
      await closeGrammar();
      await db.destroy();
      unlock?.();
    },
  };
}

/**
 * The grammar checker takes a second or two to load; where the built-in writer is the default, it loads beside the
 * start, on a thread that the start goes before, and is ready before the first writer asks.
 */
function warmBuiltin(
  writers: readonly Writer[],
  log: Logger,
  threads: Threads,
  { warmMs }: ThreadLimits = standardThreads,
): NodeJS.Timeout | undefined {
  if (writers[0]?.id !== "builtin" || warmMs === null) return undefined;
  const warm = async (): Promise<void> => {
    try {
      await warmGrammar(() => threads.busy);
    } catch (error) {
      log.warn({ err: error }, "the grammar checker could not be loaded in advance");
    }
  };
  return setTimeout(() => void warm(), warmMs).unref();
}

/** Sends letters out, when there is a mail server to send them through. */
function openSender(
  { smtpUrl, mailFrom, appUrl }: Settings,
  log: Logger,
  db: Db,
  clock: { now(): number },
  times: SendingTimes,
): Sender | null {
  if (!smtpUrl) return null;
  const sender = new Sender({ db, clock, log, smtpUrl, from: mailFrom, appUrl, times });
  sender.open();
  return sender;
}

/** Services know their own tables; the same transaction holds the server's too. */
const whole = (trx: ServiceTrx) => trx as unknown as Trx;

interface Parts {
  settings: Settings;
  log: Logger;
  db: Db;
  clock: { now(): number };
  runner: Runner;
  run: RunTask;
  limits: LimitValues;
  passwordCost: PasswordCost;
  payments: OpenPayments;
  writers: readonly Writer[];
}

function createContext({
  settings,
  log,
  db,
  clock,
  runner,
  run,
  limits,
  passwordCost,
  payments,
  writers,
}: Parts): ServiceContext {
  const narrow = db as unknown as ServiceContext["db"];
  const aside = asideOf(db) as unknown as ServiceContext["db"];
  const vouched = (request: Request) => readVouched(settings.secretKey, request.headers.get("X-Stet-Client"));
  const context: ServiceContext = {
    db: narrow,
    aside,
    transact: (work, bytes = 0) => transactOf(db, bytes, (trx) => work(trx as unknown as ServiceTrx)),
    clock,
    log,
    faultOf(error) {
      if (error instanceof Crowded)
        return new ServiceError(429, error.message, { code: "too_many_running", retry_after: 2 });
      const fault = toDatabaseFault(error);
      if (fault) log.error({ err: error }, "the database did not take a call");
      return fault;
    },
    settings: {
      appUrl: settings.appUrl,
      secretKey: settings.secretKey,
      supportTo: settings.supportEmail ?? addressOf(settings.mailFrom),
      outboxShown: outboxShown(settings),
      google: settings.google,
    },
    session: {
      async require(request) {
        const token = bearerOf(request);
        const caller = token ? await findCaller(narrow, token, settings.secretKey, clock.now()) : null;
        if (!caller) throw new ServiceError(401, "Please sign in.");
        return caller;
      },
    },
    client: (request) => vouched(request)?.address ?? null,
    fromPages: (request) => vouched(request)?.caller === "pages",
    run,
    generate: (request, caller, order) => runner.generate(request, caller, order),
    generations: {
      read: (request, caller, service, id) => runner.read(request, caller, service, id),
      stop: (caller, service, id) => runner.stop(caller, service, id),
      isReserved: (trx, guid) => runner.isReserved(whole(trx), guid),
      listForCards: (userId, documents) => runner.listForCards(userId, documents),
      listProposed: (userId, document) => runner.listProposed(userId, document),
      listInstructions: (userId, document, action, most) =>
        listInstructions(db, { userId, document, action, most }),
      abandon: (trx, userId, ids) => runner.abandon(whole(trx), userId, ids),
      decide: (trx, userId, proposal, decision) => runner.decide(whole(trx), userId, proposal, decision),
    },
    history: {
      totals: (userId) => totalsOf(db, userId),
      listPrompts: (userId, page) => listPrompts(db, writers, userId, page),
      getPrompt: (userId, id) => getPrompt(db, writers, userId, id),
    },
    writers: writers.map(({ id, name }) => ({ id, name })),
    priceOf: pricesOf(writers),
    async mostOf(userId, task) {
      const asked = inHouseStyle(task, await getHouseStyle(narrow, userId));
      const { input, output } = holdOf(firstOf(writers), asked);
      return input + output;
    },
    usage: (userId) => usage(db, userId, clock.now()),
    statement: (userId, before) => readStatement(db, userId, before),
    usedDays: (userId) => listUsedDays(db, userId, clock.now()),
    payments,
    passwordCost,
    limits: createLimits({ db, clock, secretKey: settings.secretKey, values: limits }),
    mail: (trx, letter) => postLetter(whole(trx), letter, clock.now()),
    outbox: () => listLetters(db),
    exportUser: (userId) => exportUser(db, userId, run),
    getContent: async (userId, id) => {
      const { revision, mode, positions } = await getContent(narrow, userId, id);
      return { revision, mode, favourites: favouritesOf({ positions }) };
    },
    readContent: async (userId, id) => readText(context, await getContent(narrow, userId, id)),
    readEarlier: (userId, id) => readEarlier(context, userId, id),
    storedBytes: (userId) => storedBytes(db, userId),
    withinStorage: (trx, userId, work) => withinStorage(whole(trx), userId, clock.now(), work),
    createContent: (trx, userId, content) =>
      context.withinStorage(trx, userId, () => createContent(trx, userId, content, clock.now())),
    isKept,
    fillContent: (trx, userId, filling) =>
      context.withinStorage(trx, userId, () => fillContent(trx, userId, filling, clock.now())),
    renewContent: (trx, userId, content) =>
      context.withinStorage(trx, userId, () => renewContent(trx, userId, content, clock.now())),
    keepWritten: (trx, userId, written) =>
      context.withinStorage(trx, userId, () => keepWritten(trx, userId, written, clock.now())),
    inspireOrder: (userId, payload, call) => inspireOrder(context, userId, payload, call),
  };
  return context;
}

/** Prices of the catalogue's entries: they never change, and are asked for with every catalogue. */
function pricesOf(writers: readonly Writer[]): ServiceContext["priceOf"] {
  const first = firstOf(writers);
  const known = new Map<string, WeakMap<Entry, Price>>();
  return (entry, id) => {
    const writer = id === undefined ? first : requireWriter(writers, id);
    const prices = known.get(writer.id) ?? new WeakMap<Entry, Price>();
    known.set(writer.id, prices);
    const price = prices.get(entry) ?? priceOf(entry, writer);
    prices.set(entry, price);
    return price;
  };
}

/** What writes unless another writer is asked for. */
const firstOf = (writers: readonly Writer[]): Pick<Writer, "id" | "thinking"> =>
  writers[0] ?? { id: "builtin" };

/** The bare address in `Name <address>`. */
const addressOf = (mailbox: string): string => /<([^<>]+)>/.exec(mailbox)?.[1] ?? mailbox;

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
