import type { Service } from "#app/services/context.ts";
import { type Caller, vouch } from "../http/client-address.ts";
import type { RequestInfo } from "../http/listen.ts";
import type { ServiceName } from "../settings.ts";
import { serviceOf } from "./prefixes.ts";

/** A remote service could not be reached. */
export class Unreachable extends Error {
  override name = "Unreachable";
}

type CallInfo = Pick<RequestInfo, "requestId" | "client">;

interface SwitchboardOptions {
  secretKey: string;
  /** The services of this process; absent when all five are remote. */
  embedded: Record<ServiceName, Service> | null;
  remote: Partial<Record<ServiceName, string>>;
}

const refreshPath = "/api/v1/auth/";
const authCookies = /^((__Secure-)?stet_refresh|stet_known|(__Host-)?stet_google)=/;
const hops = [
  "Connection",
  "Content-Length",
  "Expect",
  "Host",
  "Keep-Alive",
  "Proxy-Authorization",
  "Proxy-Connection",
  "TE",
  "Trailer",
  "Transfer-Encoding",
  "Upgrade",
];

/** Sends requests to the service that a path belongs to, in this process or at its address. */
export class Switchboard {
  readonly #options: SwitchboardOptions;

  constructor(options: SwitchboardOptions) {
    this.#options = options;
  }

  /** A call of the product's own pages, signed as such. @throws Unreachable */
  send(request: Request, info: CallInfo): Promise<Response> {
    return this.#send(request, info, "pages");
  }

  async #send(request: Request, info: CallInfo, caller: Caller): Promise<Response> {
    const url = new URL(request.url);
    const name = serviceOf(url.pathname);
    const address = this.#options.remote[name];
    const headers = new Headers(request.headers);
    headers.set("X-Request-Id", info.requestId);
    headers.set("X-Stet-Client", vouch(this.#options.secretKey, caller, info.client.address));
    if (!address) {
      const service = this.#options.embedded?.[name];
      if (!service) throw new Error(`the service ${name} is neither embedded nor has an address`);
      return service(new Request(request, { headers }));
    }
    for (const hop of hops) headers.delete(hop);
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

  /** A call from outside: only the bearer token says who calls, and only auth's own cookies go in. */
  async forward(request: Request, info: CallInfo): Promise<Response> {
    const { pathname } = new URL(request.url);
    const headers = new Headers(request.headers);
    const cookies = headers.get("Cookie");
    headers.delete("Cookie");
    const own = cookies?.split(/;\s*/).filter((cookie) => authCookies.test(cookie)) ?? [];
    if (own.length > 0 && pathname.startsWith(refreshPath)) headers.set("Cookie", own.join("; "));
    try {
      const response = await this.#send(new Request(request, { headers }), info, "outside");
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
