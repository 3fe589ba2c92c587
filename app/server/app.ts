import type { Logger } from "pino";
import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import { createModelWriters } from "#app/writer/providers/create-writers.ts";
import type { Writer } from "#app/writer/task.ts";
import { createWriters } from "#app/writer/writers.ts";
import { Switchboard } from "./gateway/switchboard.ts";
import { isLoopback } from "./http/client-address.ts";
import type { RequestInfo } from "./http/listen.ts";
import { openApiDocument, openServices, type ServerValues, type Services } from "./services.ts";
import { pageContext } from "./session/pages.ts";
import { outboxShown, type ServiceName, type Settings } from "./settings.ts";

export { admin } from "./commands/admin.ts";
export { audit } from "./commands/audit.ts";
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
  const services = allRemote
    ? null
    : await openServices(settings, log, writersOf(settings), undefined, values);
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
      context.set(pageContext, {
        ...info,
        switchboard,
        log,
        secretKey: settings.secretKey,
        appUrl: settings.appUrl,
        outboxShown: outboxShown(settings) && info.client.direct && isLoopback(info.client.address),
        google: settings.google
          ? { clientId: settings.google.clientId, scriptUrl: settings.google.scriptUrl }
          : null,
      });
      return pages(request, context);
    },
    async close(graceMs) {
      health.drain();
      await services?.close(graceMs);
    },
  };
}

/** Opens the five services alone, for `npm run services`. */
export async function openServiceHost(settings: Settings, log: Logger): Promise<ServiceHost> {
  const services = await openServices(settings, log, writersOf(settings));
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

const writersOf = (settings: Settings): Writer[] => createWriters(settings, createModelWriters(settings));

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
