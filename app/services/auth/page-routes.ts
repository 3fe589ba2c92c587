import { createRoute } from "@hono/zod-openapi";
import { body, json, newRoutes, notFound } from "../context.ts";
import * as shapes from "./contract.ts";
import { type Ctx, path } from "./cookies.ts";
import { findDraft, putDraft } from "./drafts.ts";

/** Calls that only the pages of this product make: they carry the gateway's own signature. */
function requirePages(c: Ctx): void {
  if (!c.env.fromPages(c.req.raw)) throw notFound();
}

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

/** What the pages alone ask of this service. */
export const pageRoutes = newRoutes()
  .openapi(putDraftRoute, async (c) => {
    requirePages(c);
    const { id, body: form } = c.req.valid("json");
    await putDraft(c.env.db, id, form, c.env.clock.now());
    return c.json({ success: true as const }, 200);
  })
  .openapi(getDraftRoute, async (c) => {
    requirePages(c);
    const { id } = c.req.valid("json");
    return c.json({ body: await findDraft(c.env.db, id, c.env.clock.now()) }, 200);
  })
  .openapi(outboxRoute, async (c) => {
    requirePages(c);
    if (!c.env.settings.outboxShown) throw notFound();
    return c.json({ letters: await c.env.outbox() }, 200);
  });
