/** The launcher: plain Node, no bundle. `start`, `dev`, `services`, `admin`, `audit` and `build` are its verbs. */
import "./own-allocator.ts";
import { once } from "node:events";
import type { Server } from "node:http";
import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import pino, { type Logger } from "pino";
import type { RunnableDevEnvironment } from "vite";
import type { App, ServiceHost } from "./app.ts";
import { buildIfStale, buildNow } from "./build.ts";
import { helpersStepBack } from "./threads/helpers-step-back.ts";
import { clientReader } from "./http/client-address.ts";
import { createHttpServer } from "./http/connections.ts";
import { answer, type Handler, type ListenOptions } from "./http/listen.ts";
import { staticFiles } from "./http/static-files.ts";
import {
  mailLine,
  outboxShown,
  isLocal,
  readSettings,
  salesLine,
  type ServiceName,
  type Settings,
  SettingsError,
} from "./settings.ts";

const root = join(import.meta.dirname, "../..");
const graceMs = 25_000;
const hardStopMs = 30_000;
const servicePorts: [ServiceName, number][] = [
  ["auth", 8001],
  ["smart-actions", 8002],
  ["freestyle", 8003],
  ["brainstorm", 8004],
  ["inspire", 8005],
];

process.chdir(root);
// Kept within the project: what lies in a shared temporary folder could be put there by others.
enableCompileCache(join(root, "build/compile-cache"));
const [verb = "start", ...args] = process.argv.slice(2);

try {
  if (verb === "build") await buildNow(root);
  else if (verb === "start") await start(readSettings(process.env), createLog());
  else if (verb === "dev") await dev(readSettings(process.env), createLog());
  else if (verb === "services") await services(readSettings(process.env), createLog());
  else if (verb === "audit") await audit(readSettings(process.env), createCommandLog());
  else if (verb === "admin") await admin(readSettings(process.env), createCommandLog());
  else throw new Error(`There is no command "${verb}". Use start, dev, services, admin, audit or build.`);
} catch (error) {
  const lines =
    error instanceof SettingsError ? error.faults : [error instanceof Error ? error.message : String(error)];
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exit(1);
}

function createLog(): Logger {
  return pino({ level: process.env["LOG_LEVEL"] ?? "info" });
}

/** What a command prints is its answer alone; what it has to say besides goes where errors go. */
function createCommandLog(): Logger {
  return pino({ level: process.env["LOG_LEVEL"] ?? "warn" }, pino.destination(process.stderr.fd));
}

type Bundle = typeof import("./app.ts");

async function importBundle(): Promise<Bundle> {
  process.env["NODE_ENV"] ??= "production";
  await buildIfStale(root);
  return (await import(join(root, "build/server/index.js"))) as Bundle;
}

/**
 * The bundle, and the settings with what writes here. Where that may be the built-in writer, the grammar checker, which
 * takes a second, loads meanwhile.
 */
async function load(settings: Settings, log: Logger): Promise<[Bundle, Settings]> {
  await buildIfStale(root);
  const hosts = Object.keys(settings.remote).length < servicePorts.length;
  const grammar = hosts && settings.models[0] === "builtin" ? startGrammar(log) : null;
  const bundle = await importBundle();
  const found = await bundle.withFoundModel(settings, log);
  if (grammar && found.models[0] === "builtin") bundle.adoptGrammar(grammar);
  else await grammar?.terminate();
  return [bundle, found];
}

function startGrammar(log: Logger): Worker {
  const grammar = new Worker(join(root, "build/server/grammar.js"), { execArgv: [] });
  grammar.on("error", (err) => log.warn({ err }, "the grammar checker could not be loaded in advance"));
  return grammar;
}

async function start(settings: Settings, log: Logger): Promise<void> {
  keepGoing(log);
  helpersStepBack();
  const [bundle, found] = await load(settings, log);
  const app = await bundle.openApp(found, log);
  const server = createHttpServer();
  answer(server, {
    ...listenOptions(settings, log),
    assets: await staticFiles(join(root, "build/client"), settings.appUrl.startsWith("https:")),
    handle: (request, info) => app.fetch(request, info),
  });
  await listen(server, settings.port, settings.host, log);
  sayWhere(settings, log);
  endOnSignal([server], app, log);
}

async function dev(settings: Settings, log: Logger): Promise<void> {
  const { createServer } = await import("vite");
  const server = createHttpServer();
  const vite = await createServer({ server: { middlewareMode: true, hmr: { server } }, appType: "custom" });
  const { runner } = vite.environments["ssr"] as RunnableDevEnvironment;
  let loaded: typeof import("./app.ts") | null = null;
  let app: Promise<App> | null = null;
  const reload = async (): Promise<App> => {
    const bundle = (await runner.import("/app/server/app.ts")) as typeof import("./app.ts");
    if (bundle !== loaded || !app) {
      loaded = bundle;
      const before = app;
      app = (async () => {
        await (await before)?.close(0);
        return bundle.openApp(await bundle.withFoundModel(settings, log), log);
      })();
    }
    return app;
  };
  const handle: Handler = async (request, info) => (await reload()).fetch(request, info);
  answer(server, { ...listenOptions(settings, log), assets: vite.middlewares, handle, strict: false });
  await listen(server, settings.port, settings.host, log);
  sayWhere(settings, log);
  const closing = { close: async (grace: number) => (await app)?.close(grace) };
  endOnSignal([server], closing, log);
}

async function services(settings: Settings, log: Logger): Promise<void> {
  keepGoing(log);
  helpersStepBack();
  const [bundle, found] = await load({ ...settings, remote: {} }, log);
  const host = await bundle.openServiceHost(found, log);
  const servers: Server[] = [];
  for (const [name, port] of servicePorts) {
    const server = createHttpServer();
    answer(server, {
      ...listenOptions(settings, log),
      redirectLoopback: false,
      assets: (_request, _response, next) => next(),
      handle: (request, info) => host.fetch(name, request, info),
    });
    await listen(server, port, "127.0.0.1", log);
    servers.push(server);
  }
  endOnSignal(servers, host, log);
}

async function audit(settings: Settings, log: Logger): Promise<void> {
  const bundle = await importBundle();
  const broken = await bundle.audit(settings, log);
  for (const row of broken) process.stdout.write(`${row.rule}: ${row.id}: ${row.found}\n`);
  process.stdout.write(`${broken.length} broken invariants\n`);
  if (broken.length > 0) process.exitCode = 1;
}

async function admin(settings: Settings, log: Logger): Promise<void> {
  const bundle = await importBundle();
  for await (const line of bundle.admin(settings, log, args)) process.stdout.write(`${line}\n`);
}

function listenOptions(settings: Settings, log: Logger): Omit<ListenOptions, "assets" | "handle"> {
  return {
    origin: settings.appUrl,
    redirectLoopback: !settings.appUrlGiven,
    log,
    readClient: clientReader(settings.trustedProxies),
    strict: true,
    hosts: { signInScript: settings.google?.scriptUrl ?? null, paddle: settings.paddle !== null },
  };
}

async function listen(server: Server, port: number, host: string, log: Logger): Promise<void> {
  server.listen(port, host);
  await Promise.race([
    once(server, "listening"),
    once(server, "error").then(([error]) => Promise.reject(error as Error)),
  ]);
  log.info({ host, port }, "listening");
}

function sayWhere(settings: Settings, log: Logger): void {
  const line = `Stet is at ${settings.appUrl}. ${mailLine(settings)}`;
  if (settings.smtpUrl || outboxShown(settings)) log.info(line);
  else log.warn(line);
  if (settings.paddle || isLocal(settings)) log.info(salesLine(settings));
  else log.warn(salesLine(settings));
}

/** What a part of the work throws unseen is a defect of that part; the others go on. */
function keepGoing(log: Logger): void {
  process.on("unhandledRejection", (error) => log.error({ err: error }, "a failure that nothing waited for"));
}

/** The first signal drains and ends, the second ends at once. */
function endOnSignal(servers: readonly Server[], app: Pick<ServiceHost, "close">, log: Logger): void {
  let ending = false;
  const end = (): void => {
    if (ending) process.exit(1);
    ending = true;
    log.info("ending: no new requests, running ones finish");
    setTimeout(() => process.exit(1), hardStopMs).unref();
    const closed = servers.map((server) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      server.close(() => resolve());
      server.closeIdleConnections();
      return promise;
    });
    app
      .close(graceMs)
      .then(() => {
        for (const server of servers) server.closeIdleConnections();
        return Promise.all(closed);
      })
      .then(() => process.exit(0))
      .catch((error: unknown) => {
        log.error({ err: error }, "ending failed");
        process.exit(1);
      });
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
}
