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
import type { RunTask, TaskInput, TaskName, TaskOutput } from "../threads/thread-tasks.ts";
import { OverLimit } from "#app/writer/faults.ts";
import { type Answer, ask } from "../gateway/answer.ts";
import { createGateway, gatewayContext, gatewayOf } from "../gateway/gateway.ts";
import type { Switchboard } from "../gateway/switchboard.ts";
import type { RequestInfo } from "../http/listen.ts";
import { Crowded } from "../threads/crowded.ts";
import type { LaidTexts } from "./laid-texts.ts";
import { PageSession, sessionCookie } from "./page-session.ts";

type Context = Readonly<RouterContextProvider>;

/** What the server hands to every page request. */
interface PageRequest extends RequestInfo {
  log: Logger;
  switchboard: Switchboard;
  /** Reads, writes and compares what may be long. */
  run: RunTask;
  /** Whether a page's script asks, and not the browser itself for a document. */
  scripted: boolean;
  /** Where long texts come into the page. */
  laid: LaidTexts;
  secretKey: string;
  appUrl: string;
  /** True while letters stay on this server and are read at /outbox. */
  outboxShown: boolean;
  /** Where support is reached by a letter, and the operator's page at a professional network; null while unset. */
  supportEmail: string | null;
  socialUrl: string | null;
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
    createGateway((call) => authorised(call, session, page), page.switchboard),
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

/** What a task made of a text, or why it could not, as a call would have said it. */
export type Done<N extends TaskName> = { output: TaskOutput<N> } | { problem: Refused };
type Refused = Extract<Answer<never>, { success: false }>;

/** Does a task on a text of the signed-in user. */
export async function runFor<N extends TaskName>(
  context: Context,
  name: N,
  input: TaskInput<N>,
): Promise<Done<N>> {
  const user = await findUser(context);
  try {
    return { output: await context.get(pageContext).run(name, input, { user: user?.id ?? "" }) };
  } catch (error) {
    if (error instanceof OverLimit) return refusal(422, error.message, "not_possible");
    if (error instanceof Crowded) return refusal(429, error.message, "too_many_running");
    throw error;
  }
}

const refusal = (status: number, detail: string, code: string): { problem: Refused } => ({
  problem: { success: false, status, data: { detail, code } },
});

/** The same for what a page cannot be without. @throws a response that says why */
export async function requireTask<N extends TaskName>(
  context: Context,
  name: N,
  input: TaskInput<N>,
): Promise<TaskOutput<N>> {
  const done = await runFor(context, name, input);
  if ("output" in done) return done.output;
  throw data(done.problem.data.detail, { status: done.problem.status });
}

/** Where the page's long texts come in. */
export const laidTexts = (context: Context): LaidTexts => context.get(pageContext).laid;

/** The signed-in user, or null for a guest and for a session that has ended. @throws a 503 response while that cannot be told */
export function findUser(context: Context): Promise<User | null> {
  const session = sessionOf(context);
  return session.user(async () => {
    const answer = await ask(gatewayOf(context).auth.auth.me.$get());
    if (answer.success) return answer.data;
    if (answer.status !== 401) throw data(null, { status: 503 });
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
