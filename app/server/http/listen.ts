import { randomUUID } from "node:crypto";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import type { Logger } from "pino";
import { bodyLimit, isFilePage, withinLimit } from "./body-limit.ts";
import type { Client } from "./client-address.ts";
import { compress } from "./compress.ts";
import { refuseMethod } from "./connections.ts";
import { gate } from "./gate.ts";
import { guestsOf, type Hosts, noGuests, secure, secureCookies } from "./security-headers.ts";
import type { StaticHandler } from "./static-files.ts";

/** What the server knows about a request besides the request. */
export interface RequestInfo {
  requestId: string;
  client: Client;
  /** The name that the client asked for; anybody can make any name lead here. */
  hostname: string;
  /** Of the page's scripts and styles; empty in development, where the build tool adds its own. */
  nonce: string;
}

export type Handler = (request: Request, info: RequestInfo) => Promise<Response>;

export interface ListenOptions {
  /** The public origin: pages see every request under it, whatever Host said. */
  origin: string;
  /** Set while the origin is the loopback default: pages opened under another loopback name move to it. */
  redirectLoopback: boolean;
  log: Logger;
  readClient: (peer: string, headers: Headers) => Client;
  assets: StaticHandler;
  handle: Handler;
  /** False in development: the build tool's injected scripts carry no nonce. */
  strict: boolean;
  /** Whom the pages that need them let in. */
  hosts: Hosts;
}

/** Answers a server's requests: assets first, then the gate, the limits, and the application. */
export function answer(server: Server, options: ListenOptions): void {
  const listener = getRequestListener(
    async (request, env) => {
      const incoming = env.incoming as IncomingMessage;
      const info: RequestInfo = {
        requestId: randomUUID(),
        client: options.readClient(incoming.socket.remoteAddress ?? "", request.headers),
        hostname: new URL(request.url).hostname,
        nonce: options.strict ? randomUUID().replaceAll("-", "") : "",
      };
      const started = performance.now();
      const { pathname } = new URL(request.url);
      const response = finish(await respondOrFail(request, info, options), pathname, info, options);
      const ms = Math.round((performance.now() - started) * 10) / 10;
      options.log.info({
        id: info.requestId,
        method: request.method,
        path: pathname,
        status: response.status,
        ms,
      });
      return response;
    },
    {
      overrideGlobalObjects: false,
      // It would end the connection of a client that is still sending, and with it the answer.
      autoCleanupIncoming: false,
      errorHandler: (error) => {
        if (!(error instanceof RequestError)) options.log.error({ err: error }, "a request failed");
        const refused = problem(400, "This request could not be read.");
        return finish(refused, "", { requestId: randomUUID(), nonce: "" }, options);
      },
    },
  );
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (refuseMethod(request, response)) return;
    options.assets(request, response, () => void listener(request, response));
  });
}

/** A defect is logged with its request's id; the caller sees the id and nothing of the inside. */
async function respondOrFail(request: Request, info: RequestInfo, options: ListenOptions): Promise<Response> {
  try {
    const response = await respond(request, info, options);
    if (new URL(request.url).pathname.startsWith("/api/")) return response;
    return await compress(request.headers.get("Accept-Encoding"), response);
  } catch (error) {
    if (!request.signal.aborted) options.log.error({ err: error, id: info.requestId }, "a request failed");
    return problem(500, `Something went wrong on our side. Please try again. Request ${info.requestId}`);
  }
}

async function respond(request: Request, info: RequestInfo, options: ListenOptions): Promise<Response> {
  const { origin, log } = options;
  const verdict = gate(request.method, request.headers, origin);
  if (verdict === "closed") return problem(403, "This request came from another site and was refused.");
  if (verdict === "not-a-browser")
    log.debug({ id: info.requestId }, "an unsafe request that no browser sent");
  const url = new URL(request.url);
  if (!isDecodable(url.pathname)) return problem(400, "This address is not well formed.");
  if (
    options.redirectLoopback &&
    isOtherLoopback(url, origin) &&
    request.method === "GET" &&
    isPage(url.pathname)
  ) {
    return new Response(null, { status: 302, headers: { Location: origin + url.pathname + url.search } });
  }
  const limit = bodyLimit(request.method, url.pathname, request.headers.get("Content-Type") ?? "");
  const fitting = await withinLimit(request, limit);
  if (!fitting && isFilePage(url.pathname))
    return new Response(null, { status: 303, headers: { Location: "/create/open?large" } });
  if (!fitting) return problem(413, `The request is too large: at most ${Math.floor(limit / 1024)} KiB.`);
  return options.handle(underOrigin(fitting, url, origin), info);
}

/** The gate has decided; what follows sees the public origin and no Origin header to decide about again. */
function underOrigin(request: Request, url: URL, origin: string): Request {
  const headers = new Headers(request.headers);
  headers.delete("Origin");
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  return new Request(origin + url.pathname + url.search, {
    method: request.method,
    headers,
    signal: request.signal,
    ...(hasBody ? { body: request.body, duplex: "half" } : {}),
  });
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

const isPage = (path: string): boolean =>
  !path.startsWith("/api/") && path !== "/healthz" && path !== "/readyz";

function isOtherLoopback(url: URL, origin: string): boolean {
  return (
    ["127.0.0.1", "[::1]", "localhost"].includes(url.hostname) && url.hostname !== new URL(origin).hostname
  );
}

function problem(status: number, detail: string): Response {
  return Response.json({ detail }, { status });
}

function finish(
  response: Response,
  path: string,
  info: Pick<RequestInfo, "requestId" | "nonce">,
  options: ListenOptions,
): Response {
  const { origin, strict, hosts } = options;
  const https = origin.startsWith("https:");
  const headers = new Headers(response.headers);
  const isHtml = headers.get("Content-Type")?.startsWith("text/html") ?? false;
  if (strict || !isHtml) {
    secure(headers, https, isHtml ? info.nonce : undefined, isHtml ? guestsOf(path, hosts) : noGuests);
  }
  if (https) secureCookies(headers);
  headers.set("X-Request-Id", info.requestId);
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
