import { hc } from "hono/client";
import { createContext, type RouterContextProvider } from "react-router";
import type { auth } from "#app/services/auth/service.ts";
import type { brainstorm } from "#app/services/brainstorm/service.ts";
import type { freestyle } from "#app/services/freestyle/service.ts";
import type { inspire } from "#app/services/inspire/service.ts";
import type { smartActions } from "#app/services/smart-actions/service.ts";

/** What pages call: every service by its typed client, with the page's session behind it. */
export interface Gateway {
  auth: ReturnType<typeof hc<typeof auth>>["api"]["v1"];
  smartActions: ReturnType<typeof hc<typeof smartActions>>["api"]["v1"];
  freestyle: ReturnType<typeof hc<typeof freestyle>>["api"]["v1"];
  brainstorm: ReturnType<typeof hc<typeof brainstorm>>["api"]["v1"];
  inspire: ReturnType<typeof hc<typeof inspire>>["api"]["v1"];
  /** An untyped call, for answers that are streams. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Stands for the application whose services answer: what they say for as long as it lives is kept under it. */
  start: WeakKey;
}

const base = "http://services.internal";

/** A gateway whose calls go out through `send`, to the services of `start`. */
export function createGateway(send: (request: Request) => Promise<Response>, start: WeakKey): Gateway {
  const options = { fetch: (input: RequestInfo | URL, init?: RequestInit) => send(new Request(input, init)) };
  return {
    auth: hc<typeof auth>(base, options).api.v1,
    smartActions: hc<typeof smartActions>(base, options).api.v1,
    freestyle: hc<typeof freestyle>(base, options).api.v1,
    brainstorm: hc<typeof brainstorm>(base, options).api.v1,
    inspire: hc<typeof inspire>(base, options).api.v1,
    fetch: (path, init) => send(new Request(base + path, init)),
    start,
  };
}

export const gatewayContext = createContext<Gateway>();

export const gatewayOf = (context: Readonly<RouterContextProvider>): Gateway => context.get(gatewayContext);
