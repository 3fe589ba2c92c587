import { createRoute } from "@hono/zod-openapi";
import { ofPages } from "../../access.ts";
import { body, json, newRoutes } from "../../http.ts";
import { notFound } from "../../errors.ts";
import { networkOf } from "../accounts/addresses.ts";
import * as shapes from "../contract.ts";
import { path } from "../sessions/cookies.ts";
import { findDraft, putDraft } from "./drafts.ts";

const putDraftRoute = createRoute({
  method: "put",
  path: `${path}/draft`,
  hide: true,
  middleware: ofPages,
  request: body(shapes.draftBody),
  responses: { 200: json(shapes.successAnswer) },
});
const getDraftRoute = createRoute({
  method: "post",
  path: `${path}/draft/read`,
  hide: true,
  middleware: ofPages,
  request: body(shapes.draftBody.pick({ id: true })),
  responses: { 200: json(shapes.draftAnswer) },
});
const outboxRoute = createRoute({
  method: "get",
  path: `${path}/outbox`,
  hide: true,
  middleware: ofPages,
  responses: { 200: json(shapes.outboxAnswer) },
});

/** What the pages alone ask of this service. */
export const pageRoutes = newRoutes()
  .openapi(putDraftRoute, async (c) => {
    const { id, body: form } = c.req.valid("json");
    await c.env.limits.count("draft by network", networkOf(c.env.client(c.req.raw)));
    await putDraft(c.env.db, id, form, c.env.clock.now());
    return c.json({ success: true as const }, 200);
  })
  .openapi(getDraftRoute, async (c) => {
    const { id } = c.req.valid("json");
    return c.json({ body: await findDraft(c.env.db, id, c.env.clock.now()) }, 200);
  })
  .openapi(outboxRoute, async (c) => {
    if (!c.env.settings.outboxShown) throw notFound();
    return c.json({ letters: await c.env.outbox() }, 200);
  });
