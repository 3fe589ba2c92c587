import { createRoute } from "@hono/zod-openapi";
import { body, json, newRoutes } from "../../http.ts";
import { ServiceError } from "../../errors.ts";
import { activate, logIn, signUp } from "../accounts/accounts.ts";
import { networkOf } from "../accounts/addresses.ts";
import { beginSession } from "./begin-session.ts";
import { isCommonPassword } from "../accounts/common-passwords.ts";
import * as shapes from "../contract.ts";
import { dropRefreshCookie, handOut, path, readKnown, readRefreshCookie } from "./cookies.ts";
import { messages } from "../messages.ts";
import { bearerOf, endSession, findCaller, refreshSession } from "./sessions.ts";
import { readRefresh } from "./tokens.ts";

const tags = ["auth"];

const signup = createRoute({
  method: "post",
  path: `${path}/signup`,
  tags,
  request: body(shapes.signupBody),
  responses: { 200: json(shapes.signupAnswer, "Always alike, whether or not the address is known") },
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

/** Into an account and out of it. */
export const accessRoutes = newRoutes()
  .openapi(signup, async (c) => {
    const form = c.req.valid("json");
    await c.env.limits.count("signup by network", networkOf(c.env.client(c.req.raw)));
    await signUp(c.env, form);
    const warning = isCommonPassword(form.password) ? { warning: messages.commonPassword } : {};
    return c.json({ success: true as const, detail: messages.signedUp, ...warning }, 200);
  })
  .openapi(login, async (c) => {
    const { email, password, rememberMe } = c.req.valid("json");
    await c.env.limits.count("login by network", networkOf(c.env.client(c.req.raw)));
    const account = await logIn(c.env, email, password, readKnown(c, email));
    return c.json(await beginSession(c, account, rememberMe ?? false), 200);
  })
  .openapi(activateAccount, async (c) => {
    const token = c.req.valid("query").token ?? c.req.valid("json").token;
    if (!token) throw new ServiceError(400, messages.linkInvalid);
    await activate(c.env, token);
    return c.json({ success: true as const }, 200);
  })
  .openapi(refresh, async (c) => {
    const token = readRefreshCookie(c);
    const tokens = token ? await refreshSession(c.env, token) : null;
    if (tokens) return c.json(handOut(c, tokens), 200);
    dropRefreshCookie(c);
    throw new ServiceError(401, messages.signInAgain);
  })
  .openapi(logout, async (c) => {
    const { db, settings, clock } = c.env;
    const bearer = bearerOf(c.req.raw);
    const caller = bearer ? await findCaller(db, bearer, settings.secretKey, clock.now()) : null;
    const cookie = readRefresh(settings.secretKey, readRefreshCookie(c) ?? "");
    for (const id of new Set([caller?.sessionId, cookie?.sessionId])) {
      if (id) await endSession(db, id, clock.now());
    }
    dropRefreshCookie(c);
    return c.json({ success: true as const }, 200);
  });
