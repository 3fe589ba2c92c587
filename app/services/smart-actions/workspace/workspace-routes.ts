import { createOwnRoute } from "../../access.ts";
import { body, json, newRoutes } from "../../http.ts";
import { closeCard, closeCards, listCards, mostCards, putCard } from "./cards.ts";
import * as shapes from "./contract.ts";

const tags = ["smart-actions"];
const path = "/api/v1/smart-actions/workspace";

const list = createOwnRoute({
  method: "get",
  path,
  tags,
  responses: { 200: json(shapes.workspaceAnswer) },
});
const put = createOwnRoute({
  method: "put",
  path: `${path}/cards/{document}`,
  tags,
  request: { params: shapes.cardParam, ...body(shapes.cardBody) },
  responses: { 200: json(shapes.layoutAnswer, "Where all cards lie; those that made room have moved") },
});
const close = createOwnRoute({
  method: "delete",
  path: `${path}/cards/{document}`,
  tags,
  request: { params: shapes.cardParam },
  responses: { 200: json(shapes.closedAnswer, "The card is gone, its document is not") },
});

const closeAll = createOwnRoute({
  method: "delete",
  path: `${path}/cards`,
  tags,
  responses: { 200: json(shapes.closedAnswer, "No card is open any more; no document is gone") },
});

/** The open cards of the caller's workspace. */
export const workspaceRoutes = newRoutes()
  .openapi(list, async (c) =>
    c.json({ cards: await listCards(c.env, c.var.caller.userId), most: mostCards }, 200),
  )
  .openapi(put, async (c) => {
    const { userId } = c.var.caller;
    return c.json(await putCard(c.env, userId, c.req.valid("param").document, c.req.valid("json")), 200);
  })
  .openapi(closeAll, async (c) => {
    await closeCards(c.env, c.var.caller.userId);
    return c.json({ closed: true as const }, 200);
  })
  .openapi(close, async (c) => {
    await closeCard(c.env, c.var.caller.userId, c.req.valid("param").document);
    return c.json({ closed: true as const }, 200);
  });
