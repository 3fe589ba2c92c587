import type { Logger } from "pino";
import {
  createContext,
  data,
  href,
  type MiddlewareFunction,
  redirectDocument,
  type RouterContextProvider,
} from "react-router";
import { safeRedirect } from "remix-utils/safe-redirect";
import type { User } from "#app/services/auth/contract.ts";
import { ask } from "../gateway/answer.ts";
import { createGateway, gatewayContext, gatewayOf } from "../gateway/gateway.ts";
import type { Switchboard } from "../gateway/switchboard.ts";
import type { RequestInfo } from "../http/listen.ts";
import { PageSession, sessionCookie } from "./page-session.ts";

type Context = Readonly<RouterContextProvider>;

/** What the server hands to every page request. */
export interface PageRequest extends RequestInfo {
  log: Logger;
  switchboard: Switchboard;
  secretKey: string;
  appUrl: string;
  /** True while letters stay on this server and are read at /outbox. */
  outboxShown: boolean;
  /** What the browser needs for third-party sign-in; null while it is not set up. */
  google: { clientId: string; scriptUrl: string | null } | null;
}

export const pageContext = createContext<PageRequest>();
const sessionContext = createContext<PageSession>();

const base = "http://services.internal";

/** Opens the pages' session and gateway for a request, and sends the session's cookie when it changed. */
export const sessionMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const page = context.get(pageContext);
  const cookie = sessionCookie(page.secretKey, page.appUrl.startsWith("https:"));
  const session = await PageSession.open(cookie, request.headers, (path, init) =>
    page.switchboard.send(new Request(base + path, init), page),
  );
  context.set(sessionContext, session);
  context.set(
    gatewayContext,
    createGateway((call) => authorised(call, session, page)),
  );
  const response = await next();
  for (const setCookie of await session.commit()) response.headers.append("Set-Cookie", setCookie);
  return response;
};

/** Sends a call with the session's bearer token; after a 401 the session is refreshed and the call sent once more. */
async function authorised(call: Request, session: PageSession, page: PageRequest): Promise<Response> {
  const token = await session.access();
  const again = token === null ? null : call.clone();
  const response = await page.switchboard.send(withBearer(call, token), page);
  if (response.status !== 401 || again === null) return response;
  if (!(await session.refresh())) return response;
  return page.switchboard.send(withBearer(again, await session.access()), page);
}

function withBearer(call: Request, token: string | null): Request {
  if (token === null) return call;
  const headers = new Headers(call.headers);
  headers.set("Authorization", `Bearer ${token}`);
  return new Request(call, { headers });
}

export const sessionOf = (context: Context): PageSession => context.get(sessionContext);

/** The signed-in user, or null for a guest and for a session that has ended. @throws a 503 response while that cannot be told */
export function findUser(context: Context): Promise<User | null> {
  const session = sessionOf(context);
  return session.user(async () => {
    const answer = await ask(gatewayOf(context).auth.auth.me.$get());
    if (answer.success) return answer.data;
    if (answer.status !== 401) throw data(null, { status: answer.status || 503 });
    session.forget();
    return null;
  });
}

/** The signed-in user; a guest is sent to /login and comes back to `url` afterwards. */
export async function requireUser(context: Context, url: URL): Promise<User> {
  const user = await findUser(context);
  if (user) return user;
  throw redirectDocument(`${href("/login")}?from=${encodeURIComponent(url.pathname + url.search)}`);
}

/** A path of this site out of something a browser sent; the home page for anything else. */
export function localPath(wanted: unknown): string {
  if (typeof wanted !== "string" || /[\\\t\n\r]/.test(wanted)) return "/";
  const safe = safeRedirect(wanted, "/");
  if (!URL.canParse(safe, "http://site.internal")) return "/";
  const { pathname, search, hash } = new URL(safe, "http://site.internal");
  // "/.//host" is a path; what is left of it without the dot would be another site.
  return pathname.startsWith("//") ? "/" : pathname + search + hash;
}
