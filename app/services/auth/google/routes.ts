import { createRoute, z } from "@hono/zod-openapi";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { body, json, newRoutes } from "../../http.ts";
import { notFound, ServiceError } from "../../errors.ts";
import { type SignInProvider } from "../../context.ts";
import { networkOf } from "../accounts/addresses.ts";
import { beginSession } from "../sessions/begin-session.ts";
import { loginAnswer } from "../contract.ts";
import { type Ctx, path } from "../sessions/cookies.ts";
import { messages } from "../messages.ts";
import { type Flow, flowSeconds, isEqual, readFlow, signFlow } from "./flow-cookie.ts";
import { accountOf } from "./identities.ts";
import type { Person } from "./person.ts";
import { ProviderFault } from "./provider.ts";
import { callbackOf, newFlow, personOfCode, providerPage } from "./redirect-flow.ts";
import { personOfToken } from "./script-flow.ts";

const tags = ["auth"];
const mostCode = 4_096;

const tokenBody = z.strictObject({ access_token: z.string().max(mostCode).default("") });
const callbackBody = z.strictObject({
  code: z.string().max(mostCode).optional(),
  state: z.string().max(200).optional(),
  iss: z.string().max(500).optional().openapi({ description: "As the provider added it, if it did" }),
  error: z
    .string()
    .max(500)
    .optional()
    .openapi({ description: "Instead of the code, as the provider added it" }),
});
const callbackAnswer = loginAnswer.extend({
  from: z.string().openapi({ description: "Path of this site where the sign-in was to lead" }),
});

const ofToken = (name: "login" | "signup") =>
  createRoute({
    method: "post",
    path: `${path}/${name}/google`,
    tags,
    request: body(tokenBody),
    responses: { 200: json(loginAnswer) },
  });
const begin = createRoute({
  method: "get",
  path: `${path}/google`,
  tags,
  request: { query: z.object({ from: z.string().optional() }) },
  responses: { 302: { description: "To the provider, which sends people back to /auth/google/callback" } },
});
const callback = createRoute({
  method: "post",
  path: `${path}/google/callback`,
  tags,
  request: body(callbackBody),
  responses: { 200: json(callbackAnswer) },
});

/** Sign-in with an account of a third-party provider: by the access token of its script, or by way of its pages. */
export const googleRoutes = newRoutes()
  .openapi(ofToken("login"), async (c) => {
    await c.env.limits.count("login by network", networkOf(c.env.client(c.req.raw)));
    return c.json(await enterByToken(c, c.req.valid("json").access_token ?? "", messages.googleLogin), 200);
  })
  .openapi(ofToken("signup"), async (c) => {
    await c.env.limits.count("signup by network", networkOf(c.env.client(c.req.raw)));
    return c.json(await enterByToken(c, c.req.valid("json").access_token ?? "", messages.googleSignup), 200);
  })
  .openapi(begin, async (c) => {
    const provider = requireProvider(c);
    const { secretKey, appUrl } = c.env.settings;
    const flow = newFlow(c.env, c.req.valid("query").from ?? "/");
    setCookie(c, flowCookie(c), signFlow(secretKey, flow), { ...rules(c), maxAge: flowSeconds });
    try {
      return c.redirect((await providerPage(provider, appUrl, flow)).href, 302);
    } catch (error) {
      if (!(error instanceof ProviderFault)) throw error;
      c.env.log.warn({ fault: error.kind, reason: error.message }, "a third-party sign-in could not begin");
      return c.redirect(callbackOf(appUrl), 302);
    }
  })
  .openapi(callback, async (c) => {
    const provider = requireProvider(c);
    await c.env.limits.count("login by network", networkOf(c.env.client(c.req.raw)));
    const { code, state, iss, error } = c.req.valid("json");
    const { secretKey, appUrl } = c.env.settings;
    const flow = readFlow(secretKey, getCookie(c, flowCookie(c)), c.env.clock.now());
    if (!flow || !isEqual(flow.state, state ?? "")) throw refusal(401, messages.googleLogin, flow);
    deleteCookie(c, flowCookie(c), rules(c));
    if (error !== undefined) throw refusal(401, messages.googleError + typeOf(error), flow);
    if (!code) throw refusal(401, messages.googleLogin, flow);
    const asked = personOfCode(provider, appUrl, flow, { code, iss });
    return c.json({ ...(await enter(c, asked, messages.googleLogin, flow)), from: flow.from }, 200);
  });

function requireProvider(c: Ctx): SignInProvider {
  const { google } = c.env.settings;
  if (!google) throw notFound();
  return google;
}

/** Sent along with links from the provider's site, and read by the page that they lead to. */
const flowCookie = (c: Ctx): string => (isSecure(c) ? "__Host-stet_google" : "stet_google");
const isSecure = (c: Ctx): boolean => c.env.settings.appUrl.startsWith("https:");
const rules = (c: Ctx) => ({ path: "/", httpOnly: true, sameSite: "Lax" as const, secure: isSecure(c) });

async function enterByToken(c: Ctx, token: string, failed: string) {
  const provider = requireProvider(c);
  if (token === "") throw new ServiceError(400, messages.googleNoToken);
  return enter(c, personOfToken(provider, token), failed, null);
}

async function enter(c: Ctx, asked: Promise<Person>, failed: string, flow: Flow | null) {
  try {
    return await beginSession(c, await accountOf(c.env, await asked), false);
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    c.env.log.warn({ fault: error.kind, reason: error.message }, "a third-party sign-in failed");
    const { status, detail = failed } = outcomes[error.kind];
    throw refusal(status, detail, flow);
  }
}

const outcomes: Record<ProviderFault["kind"], { status: number; detail?: string }> = {
  refused: { status: 401 },
  unverified: { status: 403, detail: messages.googleUnverified },
  "no token": { status: 503, detail: messages.googleNoToken },
  away: { status: 503 },
};

const refusal = (status: number, detail: string, flow: Flow | null): ServiceError =>
  new ServiceError(status, detail, flow ? { from: flow.from } : {});

/** An error's type as the standard writes one; nothing else of a stranger's words is repeated. */
const typeOf = (error: string): string => (/^[\w.-]{1,60}$/.test(error) ? error : "unknown_error");
