import type { Service } from "#app/services/context.ts";
import { vouch } from "../http/client-address.ts";
import type { RequestInfo } from "../http/listen.ts";
import type { ServiceName } from "../settings.ts";
import { serviceOf } from "./prefixes.ts";

/** A remote service could not be reached. */
export class Unreachable extends Error {
  override name = "Unreachable";
}

export interface SwitchboardOptions {
  secretKey: string;
  /** The services of this process; absent when all five are remote. */
  embedded: Record<ServiceName, Service> | null;
  remote: Partial<Record<ServiceName, string>>;
}

const refreshPath = "/api/v1/auth/";
const internal = new Set(["/api/v1/auth/draft", "/api/v1/auth/draft/read", "/api/v1/auth/outbox"]);

/** Sends requests to the service that a path belongs to, in this process or at its address. */
export class Switchboard {
  readonly #options: SwitchboardOptions;

  constructor(options: SwitchboardOptions) {
    this.#options = options;
  }

  /** @throws Unreachable */
  async send(request: Request, info: Pick<RequestInfo, "requestId" | "client">): Promise<Response> {
    const url = new URL(request.url);
    const name = serviceOf(url.pathname);
    const address = this.#options.remote[name];
    const headers = new Headers(request.headers);
    headers.set("X-Request-Id", info.requestId);
    headers.set("X-Stet-Client", vouch(this.#options.secretKey, info.client.address));
    if (!address) {
      const service = this.#options.embedded?.[name];
      if (!service) throw new Error(`the service ${name} is neither embedded nor has an address`);
      return service(new Request(request, { headers }));
    }
    for (const hop of ["Host", "Connection", "Content-Length", "Transfer-Encoding"]) headers.delete(hop);
    try {
      return await fetch(address + url.pathname + url.search, {
        method: request.method,
        headers,
        redirect: "manual",
        ...(request.body ? { body: request.body, duplex: "half" } : {}),
      });
    } catch (error) {
      throw new Unreachable(`the service ${name} at ${address} did not answer`, { cause: error });
    }
  }

  /** A call from outside: only the bearer token says who calls, and only auth's own cookie goes in. */
  async forward(request: Request, info: Pick<RequestInfo, "requestId" | "client">): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (internal.has(pathname)) return Response.json({ detail: "Not found." }, { status: 404 });
    const headers = new Headers(request.headers);
    const cookies = headers.get("Cookie");
    headers.delete("Cookie");
    const own = cookies?.split(/;\s*/).find((cookie) => /^(__Secure-)?stet_refresh=/.test(cookie));
    if (own && pathname.startsWith(refreshPath)) headers.set("Cookie", own);
    try {
      const response = await this.send(new Request(request, { headers }), info);
      return new Response(response.body, response);
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      return Response.json(
        { detail: "A part of the server does not answer. Please try again.", retry_after: 2 },
        { status: 503, headers: { "Retry-After": "2" } },
      );
    }
  }
}
