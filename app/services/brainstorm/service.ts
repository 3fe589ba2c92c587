import { createRoute } from "@hono/zod-openapi";
import { entriesUnder, toPublic } from "#app/writer/catalogue/catalogue.ts";
import { rolePairs, roles } from "#app/writer/catalogue/roles/roles.ts";
import { body, cacheable, json, jsonCall, newService, typed } from "../http.ts";
import { toPagination } from "../fields.ts";
import type { Access } from "../access.ts";
import { ServiceError } from "../errors.ts";
import { catalogueQuery } from "../generated.ts";
import { mountGenerations } from "../generating.ts";
import * as shapes from "./contract.ts";
import { inspirationOrder, messageOrder, nextTask, perspectiveOrder, rolesOrder } from "./orders.ts";
import { deleteSession, getTalk, listSessions, renameSession, toSession } from "./sessions.ts";

const tags = ["brainstorm"];
const freePlan = 1;

/** Every call of this service but its catalogue is for paid plans. @throws ServiceError 401, 403 `upgrade_required` */
const paying: Access = async (c, next) => {
  const caller = await c.env.session.require(c.req.raw);
  const { entitlement } = await c.env.usage(caller.userId);
  if (entitlement.plan.id === freePlan) {
    throw new ServiceError(403, "Brainstorm is part of the paid plans.", { code: "upgrade_required" });
  }
  c.set("caller", caller);
  await next();
};

const generate = jsonCall(
  "brainstorm",
  "/api/v1/brainstorm/generate",
  shapes.generateBody,
  shapes.generateAnswer,
  paying,
);
const rolesRoute = jsonCall("brainstorm", "/api/v1/roles", shapes.rolesBody, shapes.rolesAnswer, paying);
const inspiration = jsonCall(
  "brainstorm",
  "/api/v1/generateInspiration",
  shapes.inspirationBody,
  shapes.responseAnswer,
  paying,
);
const perspectives = jsonCall(
  "brainstorm",
  "/api/v1/otherPerspectives",
  shapes.perspectiveBody,
  shapes.responseAnswer,
  paying,
);
const sessions = createRoute({
  method: "get",
  middleware: paying,
  path: "/api/v1/brainstorm/sessions",
  tags,
  request: { query: shapes.sessionsQuery },
  responses: { 200: json(shapes.sessionsAnswer) },
});
const session = createRoute({
  method: "get",
  middleware: paying,
  path: "/api/v1/brainstorm/sessions/{id}",
  tags,
  request: { params: shapes.sessionParam },
  responses: { 200: json(shapes.sessionAnswer) },
});
const rename = createRoute({
  method: "put",
  middleware: paying,
  path: "/api/v1/brainstorm/sessions/{id}",
  tags,
  request: { params: shapes.sessionParam, ...body(shapes.renameBody) },
  responses: { 200: json(shapes.renamedAnswer) },
});
const remove = createRoute({
  method: "delete",
  middleware: paying,
  path: "/api/v1/brainstorm/sessions/{id}",
  tags,
  request: { params: shapes.sessionParam },
  responses: { 200: json(shapes.deletedAnswer) },
});
const catalogue = createRoute({
  method: "get",
  path: "/api/v1/brainstorm/catalogue",
  tags,
  middleware: cacheable,
  request: { query: catalogueQuery },
  responses: { 200: json(shapes.brainstormCatalogue, "The roles and which two fit a kind of text") },
});

export const brainstorm = newService()
  .openapi(generate, async (c) => {
    const { caller } = c.var;
    const order = await messageOrder(c.env, caller.userId, c.req.valid("json"));
    return typed<shapes.GenerateAnswer>(await c.env.generate(c.req.raw, caller, order));
  })
  .openapi(rolesRoute, async (c) => {
    const { caller } = c.var;
    const order = await rolesOrder(c.env, caller.userId, c.req.valid("json"));
    return typed<shapes.RolesAnswer>(await c.env.generate(c.req.raw, caller, order));
  })
  .openapi(inspiration, async (c) => {
    const { caller } = c.var;
    const order = await inspirationOrder(c.env, caller.userId, c.req.valid("json"));
    return typed<shapes.ResponseAnswer>(await c.env.generate(c.req.raw, caller, order));
  })
  .openapi(perspectives, async (c) => {
    const { caller } = c.var;
    const order = await perspectiveOrder(c.env, caller.userId, c.req.valid("json"));
    return typed<shapes.ResponseAnswer>(await c.env.generate(c.req.raw, caller, order));
  })
  .openapi(sessions, async (c) => {
    const { userId } = c.var.caller;
    const query = c.req.valid("query");
    const found = await listSessions(c.env.db, userId, query);
    const pagination = toPagination(query.offset + found.sessions.length, found.total);
    return c.json({ sessions: found.sessions, pagination }, 200);
  })
  .openapi(session, async (c) => {
    const { userId } = c.var.caller;
    const talk = await getTalk(c.env.db, userId, c.req.valid("param").id);
    const next = nextTask(talk);
    const most = next && (await c.env.mostOf(userId, next));
    const shown = await toSession(c.env.db, talk, most);
    return c.json({ session: shown }, 200);
  })
  .openapi(rename, async (c) => {
    const { title } = c.req.valid("json");
    const { id } = c.req.valid("param");
    return c.json(await renameSession(c.env.db, c.var.caller.userId, id, title), 200);
  })
  .openapi(remove, async (c) => {
    const { userId } = c.var.caller;
    const { id } = c.req.valid("param");
    await c.env.transact(async (trx) => {
      const messages = await deleteSession(trx, userId, id);
      await c.env.generations.abandon(trx, userId, [id, ...messages]);
    });
    return c.json({ deleted: true as const }, 200);
  })
  .openapi(catalogue, (c) => {
    const { writer } = c.req.valid("query");
    return c.json(
      {
        entries: entriesUnder("brainstorm").map((entry) =>
          toPublic(entry, (one) => c.env.priceOf(one, writer)),
        ),
        roles: [...roles],
        pairings: [...rolePairs],
        most_messages: shapes.mostMessages,
      },
      200,
    );
  });

mountGenerations(brainstorm, "brainstorm", paying);
