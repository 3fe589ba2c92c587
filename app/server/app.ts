import type { Logger } from "pino";
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { createModelWriters } from "#app/writer/providers/create-writers.ts";
import { createBuiltinWriter } from "#app/writer/builtin/writer.ts";
import type { Writer } from "#app/writer/task.ts";
import { namedOf } from "#app/writer/thread-tasks.ts";
import { createWriters } from "#app/writer/writers.ts";
import { Switchboard } from "./gateway/switchboard.ts";
import { isLoopback } from "./http/client-address.ts";
import type { RequestInfo } from "./http/listen.ts";
import { openApiDocument, openServices, type ServerValues, type Services } from "./services.ts";
import { LaidTexts } from "./session/laid-texts.ts";
import { pageContext } from "./session/pages.ts";
import { loopbackNames, outboxShown, type ServiceName, type Settings } from "./settings.ts";
import { Threads } from "./threads/threads.ts";

export { adoptGrammar } from "#app/writer/builtin/grammar/linter.ts";
export { admin } from "./commands/admin.ts";
export { audit } from "./commands/audit.ts";
export { withFoundModel } from "./found-model.ts";
export * from "virtual:react-router/server-build";

/** The whole application without a port: requests in, responses out. */
export interface App {
  fetch(request: Request, info: RequestInfo): Promise<Response>;
  close(graceMs: number): Promise<void>;
}

/** The services of one process, for a listener each. */
export interface ServiceHost {
  fetch(name: ServiceName, request: Request, info: RequestInfo): Promise<Response>;
  close(graceMs: number): Promise<void>;
}

const allServices = 5;

/** Opens the application: its services, unless all five are remote, and the pages before them. */
export async function openApp(
  settings: Settings,
  log: Logger,
  values: Partial<ServerValues> = {},
): Promise<App> {
  const allRemote = Object.keys(settings.remote).length === allServices;
  const threads = new Threads(log, values.threads);
  const services = allRemote
    ? null
    : await openServices(settings, log, writersOf(settings, threads), undefined, values, threads);
  const switchboard = new Switchboard({
    secretKey: settings.secretKey,
    embedded: services?.call ?? null,
    remote: settings.remote,
  });
  const pages = createRequestHandler(build, import.meta.env.MODE);
  const health = healthChecks(services, log);

  return {
    async fetch(request, info) {
      const { pathname } = new URL(request.url);
      const checked = await health.answer(pathname);
      if (checked) return checked;
      if (pathname === "/api/v1/openapi.json") return Response.json(openApiDocument(settings.appUrl));
      if (pathname.startsWith("/api/")) return switchboard.forward(request, info);
      const context = new RouterContextProvider();
      const scripted = pathname.endsWith(".data");
      const laid = new LaidTexts(scripted ? "data" : "field");
      context.set(pageContext, {
        ...info,
        scripted,
        laid,
        switchboard,
        log,
        run: threads.run,
        secretKey: settings.secretKey,
        appUrl: settings.appUrl,
        outboxShown: outboxShown(settings) && isOnThisMachine(info),
        supportEmail: settings.supportEmail ?? null,
        socialUrl: settings.socialUrl ?? null,
        google: settings.google
          ? { clientId: settings.google.clientId, scriptUrl: settings.google.scriptUrl }
          : null,
      });
      return laid.fill(await pages(request, context));
    },
    async close(graceMs) {
      health.drain();
      await services?.close(graceMs);
      await threads.close();
    },
  };
}

/** A name that a stranger makes lead to this machine is refused too: his page could read what is shown here. */
const isOnThisMachine = ({ client, hostname }: RequestInfo): boolean =>
  client.direct && isLoopback(client.address) && loopbackNames.includes(hostname);

/** Opens the five services alone, for `npm run services`. */
export async function openServiceHost(settings: Settings, log: Logger): Promise<ServiceHost> {
  const threads = new Threads(log);
  const services = await openServices(settings, log, writersOf(settings, threads), undefined, {}, threads);
  const health = healthChecks(services, log);
  return {
    async fetch(name, request) {
      return (await health.answer(new URL(request.url).pathname)) ?? services.call[name](request);
    },
    async close(graceMs) {
      health.drain();
      await services.close(graceMs);
    },
  };
}

/** The writers of MODEL; the built-in one's rules run in threads, since nobody can foresee how long one takes. */
function writersOf(settings: Settings, { run }: Threads): Writer[] {
  const builtin = createBuiltinWriter((task, signal, user = "") =>
    run("write", namedOf(task), { user, signal }),
  );
  return createWriters(settings, createModelWriters(settings), builtin);
}

/** `/healthz`: the process is alive. `/readyz`: it can do its work, and is not about to end. */
function healthChecks(services: Services | null, log: Logger) {
  let draining = false;
  return {
    drain: () => {
      draining = true;
    },
    async answer(path: string): Promise<Response | null> {
      if (path === "/healthz") return Response.json({ status: "alive" });
      if (path !== "/readyz") return null;
      if (draining) return Response.json({ status: "draining" }, { status: 503 });
      try {
        await services?.check();
        return Response.json({ status: "ready" });
      } catch (error) {
        log.error({ err: error }, "the readiness check failed");
        return Response.json({ status: "not ready" }, { status: 503 });
      }
    },
  };
}
