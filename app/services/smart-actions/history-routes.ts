import { createRoute } from "@hono/zod-openapi";
import { assertSelf, json, newRoutes, notFound, page, toPagination } from "../context.ts";
import { countContents, toContent } from "./contents.ts";
import * as shapes from "./contract.ts";
import { listVersions, restoreVersion } from "./history.ts";

const tags = ["smart-actions"];
const path = "/api/v1/smart-actions/recentContent";

const stats = createRoute({
  method: "get",
  path: `${path}/user/{userId}/stats`,
  tags,
  request: { params: shapes.userParam },
  responses: { 200: json(shapes.statsAnswer) },
});
const versions = createRoute({
  method: "get",
  path: `${path}/{id}/versions`,
  tags,
  request: { params: shapes.idParam, query: page(50) },
  responses: { 200: json(shapes.versionsAnswer, "Newest first; long texts come in shorter pages") },
});
const restore = createRoute({
  method: "post",
  path: `${path}/{id}/versions/{n}/restore`,
  tags,
  request: { params: shapes.versionParam },
  responses: { 200: json(shapes.contentAnswer, "The content, with the version's text as a new revision") },
});

/** What became of the caller's texts: their versions, and what was done with them in all. */
export const historyRoutes = newRoutes()
  .openapi(stats, async (c) => {
    const caller = await c.env.session.require(c.req.raw);
    assertSelf(caller, c.req.valid("param").userId);
    const { actions, words } = await c.env.history.totals(caller.userId);
    const items = await countContents(c.env.db, caller.userId);
    return c.json({ stats: { total_items: items, actions_used: actions, enhanced_words: words } }, 200);
  })
  .openapi(versions, async (c) => {
    const { userId } = await c.env.session.require(c.req.raw);
    const part = c.req.valid("query");
    const { versions: found, total } = await listVersions(c.env.db, userId, c.req.valid("param").id, part);
    return c.json({ versions: found, pagination: toPagination(part.offset + found.length, total) }, 200);
  })
  .openapi(restore, async (c) => {
    const { userId } = await c.env.session.require(c.req.raw);
    const { id, n } = c.req.valid("param");
    if (!/^[1-9]\d{0,8}$/.test(n)) throw notFound();
    const row = await c.env.transact((trx) => restoreVersion(trx, userId, id, Number(n), c.env.clock.now()));
    return c.json({ content: toContent(row) }, 200);
  });
