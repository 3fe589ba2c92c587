import { randomUUID } from "node:crypto";
import { createRoute, z } from "@hono/zod-openapi";
import { readHtml } from "#app/document/html-in.ts";
import { toStored } from "#app/document/stored.ts";
import {
  assertSelf,
  body,
  cacheable,
  json,
  newService,
  notFound,
  text,
  toPagination,
  typed,
} from "../context.ts";
import { catalogueQuery, mountGenerations } from "../generating.ts";
import {
  deleteContent,
  getContent,
  isContent,
  listContents,
  moveContent,
  toContent,
  toListed,
  updateContent,
} from "./contents.ts";
import { moveCards } from "./cards.ts";
import * as shapes from "./contract.ts";
import { folderRoutes } from "./folder-routes.ts";
import { lockFolder } from "./folders.ts";
import { generateSmartOrder } from "./generate-smart.ts";
import { smartCatalogue } from "./shown-catalogue.ts";
import { toolRoutes } from "./tool-routes.ts";
import { historyRoutes } from "./history-routes.ts";

const tags = ["smart-actions"];
const path = "/api/v1/smart-actions";

const generateSmart = createRoute({
  method: "post",
  path: `${path}/generateSmart`,
  tags,
  request: body(shapes.generateSmartBody),
  responses: { 200: json(shapes.generateSmartAnswer) },
});
const list = createRoute({
  method: "get",
  path: `${path}/recentContent/user/{userId}`,
  tags,
  request: { params: shapes.userParam, query: shapes.listQuery },
  responses: { 200: json(shapes.contentsAnswer) },
});
const get = createRoute({
  method: "get",
  path: `${path}/recentContent/{id}`,
  tags,
  request: { params: shapes.idParam },
  responses: { 200: json(shapes.contentAnswer) },
});
const put = createRoute({
  method: "put",
  path: `${path}/recentContent/{id}`,
  tags,
  request: { params: shapes.idParam, ...body(shapes.updateBody) },
  responses: { 200: json(shapes.contentAnswer) },
});
const remove = createRoute({
  method: "delete",
  path: `${path}/recentContent/{id}`,
  tags,
  request: { params: shapes.idParam },
  responses: { 200: json(shapes.deletedAnswer) },
});
const discard = createRoute({
  method: "post",
  path: `${path}/recentContent/{id}/discard`,
  tags,
  request: { params: shapes.idParam, ...body(z.object({ generation: text(100) })) },
  responses: { 200: json(z.object({ discarded: z.literal(true) })) },
});
const create = createRoute({
  method: "post",
  path: `${path}/createContent`,
  tags,
  request: body(shapes.createBody),
  responses: { 200: json(shapes.createdAnswer) },
});
const catalogue = createRoute({
  method: "get",
  path: `${path}/catalogue`,
  tags,
  middleware: cacheable,
  request: { query: catalogueQuery },
  responses: { 200: json(shapes.smartCatalogue, "The public part of the catalogue") },
});

export const smartActions = newService()
  .route("/", toolRoutes)
  .route("/", folderRoutes)
  .route("/", historyRoutes)
  .openapi(generateSmart, async (c) => {
    const caller = await c.env.session.require(c.req.raw);
    const order = await generateSmartOrder(c.env, caller.userId, c.req.valid("json"));
    return typed<shapes.GenerateSmartAnswer>(await c.env.generate(c.req.raw, caller, order));
  })
  .openapi(list, async (c) => {
    const caller = await c.env.session.require(c.req.raw);
    assertSelf(caller, c.req.valid("param").userId);
    const query = c.req.valid("query");
    const { rows, total } = await listContents(c.env.db, caller.userId, query);
    const pagination = toPagination(query.offset + rows.length, total);
    return c.json({ contents: rows.map(toListed), pagination }, 200);
  })
  .openapi(get, async (c) => {
    const { userId } = await c.env.session.require(c.req.raw);
    return c.json({ content: toContent(await getContent(c.env.db, userId, c.req.valid("param").id)) }, 200);
  })
  .openapi(put, async (c) => {
    const { userId } = await c.env.session.require(c.req.raw);
    const { id } = c.req.valid("param");
    const change = c.req.valid("json");
    const row = await c.env.transact(async (trx) => {
      const folder = change.folder_id == null ? null : await lockFolder(trx, userId, change.folder_id);
      if (change.generation)
        await c.env.generations.decide(trx, userId, { generation: change.generation, document: id }, "kept");
      let saved = await updateContent(
        trx,
        userId,
        id,
        {
          title: change.title,
          subTitle: change.sub_title,
          html: change.content_output?.text,
          revision: change.revision,
          generation: change.generation,
        },
        c.env.clock.now(),
      );
      if (change.folder_id !== undefined) {
        saved = { ...saved, folder_id: (await moveContent(trx, userId, id, folder)).folder_id };
      }
      return change.positions === undefined ? saved : moveCards(trx, saved, change.positions);
    });
    return c.json({ content: toContent(row) }, 200);
  })
  .openapi(remove, async (c) => {
    const { userId } = await c.env.session.require(c.req.raw);
    await deleteContent(c.env.db, userId, c.req.valid("param").id);
    return c.json({ deleted: true as const }, 200);
  })
  .openapi(discard, async (c) => {
    const { userId } = await c.env.session.require(c.req.raw);
    const { id } = c.req.valid("param");
    await getContent(c.env.db, userId, id);
    const { generation } = c.req.valid("json");
    await c.env.transact((trx) =>
      c.env.generations.decide(trx, userId, { generation, document: id }, "discarded"),
    );
    return c.json({ discarded: true as const }, 200);
  })
  .openapi(create, async (c) => {
    const { userId } = await c.env.session.require(c.req.raw);
    const made = c.req.valid("json");
    const id = made.guid ?? randomUUID();
    await c.env.transact(async (trx) => {
      if (made.guid && (await isContent(trx, made.guid))) return;
      if (made.guid && (await c.env.generations.isReserved(trx, made.guid))) throw notFound();
      await c.env.createContent(trx, userId, {
        id,
        title: made.title,
        subTitle: made.sub_title,
        document: toStored(readHtml(made.content_output.text)),
        mode: made.mode,
        reason: "created",
      });
    });
    const row = await getContent(c.env.db, userId, id);
    return c.json({ guid: id, content: toContent(row) }, 200);
  })
  .openapi(catalogue, (c) => {
    const { writer } = c.req.valid("query");
    return c.json(
      smartCatalogue((entry) => c.env.priceOf(entry, writer)),
      200,
    );
  });

mountGenerations(smartActions, "smart-actions");
