import { createRoute, type z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { body, json, mountUnbuilt, newService, type ServiceEnv, ServiceError } from "../context.ts";
import { activate, logIn, signUp, toUser, trialDaysLeft } from "./accounts.ts";
import * as shapes from "./contract.ts";
import { findDraft, putDraft } from "./drafts.ts";
import { messages } from "./messages.ts";
import { bearerOf, createSession, endSession, findCaller, refreshSession, type Tokens } from "./sessions.ts";
import { readRefresh } from "./tokens.ts";

const tags = ["auth"];
const path = "/api/v1/auth";
type Ctx = Context<ServiceEnv>;

const cookieName = (c: Ctx): string =>
  c.env.settings.appUrl.startsWith("https:") ? "__Secure-stet_refresh" : "stet_refresh";

const cookieRules = (c: Ctx) => ({
  path,
  httpOnly: true,
  sameSite: "Strict" as const,
  secure: c.env.settings.appUrl.startsWith("https:"),
});

/** The refresh token goes to API clients as a cookie of the auth calls alone. */
function handOut(c: Ctx, tokens: Tokens): z.infer<typeof shapes.accessAnswer> {
  const lasting = tokens.remembered ? { expires: new Date(tokens.expiresAt) } : {};
  setCookie(c, cookieName(c), tokens.refresh, { ...cookieRules(c), ...lasting });
  return { access_token: tokens.access, expires_in: tokens.expiresIn };
}

/** Calls that only the pages of this product make: they carry the gateway's own signature. */
function requireGateway(c: Ctx): void {
  if (c.env.client(c.req.raw) === null) throw new ServiceError(404, "Not found.");
}

const signup = createRoute({
  method: "post",
  path: `${path}/signup`,
  tags,
  request: body(shapes.signupBody),
  responses: { 200: json(shapes.detailAnswer, "Always alike, whether or not the address is known") },
});
const login = createRoute({
  method: "post",
  path: `${path}/login`,
  tags,
  request: body(shapes.loginBody),
  responses: { 200: json(shapes.loginAnswer) },
});
const activateAccount = createRoute({
  method: "post",
  path: `${path}/activate-account`,
  tags,
  request: {
    query: shapes.tokenBody,
    body: { content: { "application/json": { schema: shapes.tokenBody } } },
  },
  responses: { 200: json(shapes.successAnswer) },
});
const refresh = createRoute({
  method: "post",
  path: `${path}/refresh`,
  tags,
  responses: { 200: json(shapes.accessAnswer) },
});
const logout = createRoute({
  method: "post",
  path: `${path}/logout`,
  tags,
  responses: { 200: json(shapes.successAnswer) },
});
const me = createRoute({ method: "get", path: `${path}/me`, tags, responses: { 200: json(shapes.user) } });
const verifyToken = createRoute({
  method: "get",
  path: `${path}/verify-token`,
  tags,
  responses: { 200: json(shapes.validAnswer) },
});
const trialInfo = createRoute({
  method: "get",
  path: `${path}/trial-info`,
  tags,
  responses: { 200: json(shapes.trialAnswer) },
});
const putDraftRoute = createRoute({
  method: "put",
  path: `${path}/draft`,
  hide: true,
  request: body(shapes.draftBody),
  responses: { 200: json(shapes.successAnswer) },
});
const getDraftRoute = createRoute({
  method: "post",
  path: `${path}/draft/read`,
  hide: true,
  request: body(shapes.draftBody.pick({ id: true })),
  responses: { 200: json(shapes.draftAnswer) },
});
const outboxRoute = createRoute({
  method: "get",
  path: `${path}/outbox`,
  hide: true,
  responses: { 200: json(shapes.outboxAnswer) },
});

export const auth = newService()
  .openapi(signup, async (c) => {
    await signUp(c.env, c.req.valid("json"));
    return c.json({ success: true as const, detail: messages.signedUp }, 200);
  })
  .openapi(login, async (c) => {
    const { email, password, rememberMe } = c.req.valid("json");
    const account = await logIn(c.env, email, password);
    if (account.deactivated_at !== null) {
      await c.env.db.updateTable("users").set({ deactivated_at: null }).where("id", "=", account.id).execute();
    }
    const { db, settings, clock } = c.env;
    const tokens = await createSession(db, account.id, rememberMe ?? false, settings.secretKey, clock.now());
    return c.json({ ...handOut(c, tokens), user: await toUser(c.env, account.id) }, 200);
  })
  .openapi(activateAccount, async (c) => {
    const token = c.req.valid("query").token ?? c.req.valid("json").token;
    if (!token) throw new ServiceError(400, messages.linkInvalid);
    await activate(c.env, token);
    return c.json({ success: true as const }, 200);
  })
  .openapi(refresh, async (c) => {
    const token = getCookie(c, cookieName(c));
    const { db, settings, clock } = c.env;
    const tokens = token ? await refreshSession(db, token, settings.secretKey, clock.now()) : null;
    if (tokens) return c.json(handOut(c, tokens), 200);
    deleteCookie(c, cookieName(c), cookieRules(c));
    throw new ServiceError(401, messages.signInAgain);
  })
  .openapi(logout, async (c) => {
    const { db, settings, clock } = c.env;
    const bearer = bearerOf(c.req.raw);
    const caller = bearer ? await findCaller(db, bearer, settings.secretKey, clock.now()) : null;
    const cookie = readRefresh(settings.secretKey, getCookie(c, cookieName(c)) ?? "");
    for (const id of new Set([caller?.sessionId, cookie?.sessionId])) {
      if (id) await endSession(db, id, clock.now());
    }
    deleteCookie(c, cookieName(c), cookieRules(c));
    return c.json({ success: true as const }, 200);
  })
  .openapi(me, async (c) => {
    const { userId } = await c.env.session.require(c.req.raw);
    return c.json(await toUser(c.env, userId), 200);
  })
  .openapi(verifyToken, async (c) => {
    const { db, settings, clock } = c.env;
    const caller = await findCaller(db, bearerOf(c.req.raw) ?? "", settings.secretKey, clock.now());
    if (!caller) throw new ServiceError(401, messages.signInAgain);
    return c.json({ valid: true as const, expires_in: Math.floor((caller.expiresAt - clock.now()) / 1000) }, 200);
  })
  .openapi(trialInfo, async (c) => {
    const { userId } = await c.env.session.require(c.req.raw);
    return c.json({ days_remaining: await trialDaysLeft(c.env, userId) }, 200);
  })
  .openapi(putDraftRoute, async (c) => {
    requireGateway(c);
    const { id, body: form } = c.req.valid("json");
    await putDraft(c.env.db, id, form, c.env.clock.now());
    return c.json({ success: true as const }, 200);
  })
  .openapi(getDraftRoute, async (c) => {
    requireGateway(c);
    const { id } = c.req.valid("json");
    return c.json({ body: await findDraft(c.env.db, id, c.env.clock.now()) }, 200);
  })
  .openapi(outboxRoute, async (c) => {
    requireGateway(c);
    if (!c.env.settings.outboxShown) throw new ServiceError(404, "Not found.");
    return c.json({ letters: await c.env.outbox() }, 200);
  });

mountUnbuilt(auth, [
  "POST /api/v1/auth/signup/google",
  "POST /api/v1/auth/login/google",
  "POST /api/v1/auth/forgot-password",
  "POST /api/v1/auth/reset-password",
  "POST /api/v1/auth/verify-email",
  "GET /api/v1/auth/google",
  "POST /api/v1/auth/google/callback",
  "POST /api/v1/auth/contact-support",
  "POST /api/v1/auth/resend-verification",
  "POST /api/v1/auth/disable-account",
  "GET /api/v1/user/sessions",
  "DELETE /api/v1/user/sessions",
  "DELETE /api/v1/user/sessions/:id",
  "GET /api/v1/user/export",
  "GET /api/v1/user/statement",
  "GET /api/v1/user/prompts",
  "POST /api/v1/user/prompts",
  "PUT /api/v1/user/prompts/:id",
  "DELETE /api/v1/user/prompts/:id",
  "GET /api/v1/user/prompt-folders",
  "POST /api/v1/user/prompt-folders",
  "DELETE /api/v1/user/prompt-folders/:id",
  "GET /api/v1/prompts/user/:userId",
  "GET /api/v1/prompts/:id",
  "POST /api/v1/prompts",
  "GET /api/v1/models",
  "GET /api/v1/subscriptions/plans",
  "GET /api/v1/subscriptions/plans/:id",
  "GET /api/v1/subscriptions/me",
  "GET /api/v1/subscription",
  "POST /api/v1/subscriptions/create-checkout",
  "POST /api/v1/subscriptions/upgrade",
  "POST /api/v1/subscriptions/cancel",
  "POST /api/v1/subscriptions/resume",
  "GET /api/v1/subscriptions/billing",
  "POST /api/v1/subscriptions/webhooks/paddle",
]);
