import { createRoute, z } from "@hono/zod-openapi";
import { createOwnRoute } from "../../access.ts";
import { json, newRoutes } from "../../http.ts";
import { ServiceError } from "../../errors.ts";
import { toUser, trialDaysLeft } from "./accounts.ts";
import { closeAccount } from "./closing.ts";
import * as shapes from "../contract.ts";
import { dropRefreshCookie, path } from "../sessions/cookies.ts";
import { zipOf } from "./export.ts";
import { messages } from "../messages.ts";
import { endOwnSession, listSessions } from "../sessions/session-list.ts";
import { bearerOf, endSessions, findCaller } from "../sessions/sessions.ts";

const tags = ["auth"];
const ownPath = "/api/v1/user";
const sessionsOk = { 200: json(shapes.sessionsAnswer, "The living sessions, the latest seen first") };

const me = createOwnRoute({ method: "get", path: `${path}/me`, tags, responses: { 200: json(shapes.user) } });
const verifyToken = createRoute({
  method: "get",
  path: `${path}/verify-token`,
  tags,
  responses: { 200: json(shapes.validAnswer) },
});
const trialInfo = createOwnRoute({
  method: "get",
  path: `${path}/trial-info`,
  tags,
  responses: { 200: json(shapes.trialAnswer) },
});
const disable = createOwnRoute({
  method: "post",
  path: `${path}/disable-account`,
  tags,
  request: { body: { content: { "application/json": { schema: shapes.disableBody } } } },
  responses: { 200: json(shapes.successAnswer) },
});
const getSessions = createOwnRoute({
  method: "get",
  path: `${ownPath}/sessions`,
  tags,
  responses: sessionsOk,
});
const endOthers = createOwnRoute({
  method: "delete",
  path: `${ownPath}/sessions`,
  tags,
  responses: sessionsOk,
});
const endOne = createOwnRoute({
  method: "delete",
  path: `${ownPath}/sessions/{id}`,
  tags,
  request: { params: z.object({ id: z.string().max(100) }) },
  responses: sessionsOk,
});
const exportRoute = createOwnRoute({
  method: "get",
  path: `${ownPath}/export`,
  tags,
  responses: {
    200: {
      description: "Everything that is kept about the caller",
      content: { "application/zip": { schema: z.string().openapi({ format: "binary" }) } },
    },
  },
});

/** One's own account: what it is, where it is open, its data, its end. */
export const accountRoutes = newRoutes()
  .openapi(me, async (c) => {
    const { userId } = c.var.caller;
    return c.json(await toUser(c.env, userId), 200);
  })
  .openapi(verifyToken, async (c) => {
    const { db, settings, clock } = c.env;
    const caller = await findCaller(db, bearerOf(c.req.raw) ?? "", settings.secretKey, clock.now());
    if (!caller) throw new ServiceError(401, messages.signInAgain);
    const expiresIn = Math.floor((caller.expiresAt - clock.now()) / 1000);
    return c.json({ valid: true as const, expires_in: expiresIn }, 200);
  })
  .openapi(trialInfo, async (c) => {
    const { userId } = c.var.caller;
    return c.json({ days_remaining: await trialDaysLeft(c.env, userId) }, 200);
  })
  .openapi(disable, async (c) => {
    const { userId } = c.var.caller;
    await closeAccount(c.env, userId, c.req.valid("json").mode ?? "deactivate");
    dropRefreshCookie(c);
    return c.json({ success: true as const }, 200);
  })
  .openapi(getSessions, async (c) => {
    const { caller } = c.var;
    return c.json({ sessions: await listSessions(c.env.db, caller, c.env.clock.now()) }, 200);
  })
  .openapi(endOthers, async (c) => {
    const { caller } = c.var;
    await endSessions(c.env.db, caller.userId, caller.sessionId, c.env.clock.now());
    return c.json({ sessions: await listSessions(c.env.db, caller, c.env.clock.now()) }, 200);
  })
  .openapi(endOne, async (c) => {
    const { caller } = c.var;
    const now = c.env.clock.now();
    await endOwnSession(c.env.db, caller.userId, c.req.valid("param").id, now);
    return c.json({ sessions: await listSessions(c.env.db, caller, now) }, 200);
  })
  .openapi(exportRoute, async (c) => {
    const { userId } = c.var.caller;
    return new Response(zipOf(c.env.exportUser(userId)), {
      headers: {
        "Content-Type": "application/zip",
        "Content-Disposition": 'attachment; filename="stet-export.zip"',
      },
    });
  });
