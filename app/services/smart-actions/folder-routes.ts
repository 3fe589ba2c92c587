import { createOwnRoute } from "../access.ts";
import { body, json, newRoutes } from "../http.ts";
import { page, toPagination } from "../fields.ts";
import { listContents } from "./content-lists.ts";
import * as shapes from "./contract.ts";
import { countUnfiled, createFolder, deleteFolder, getFolder, listFolders, renameFolder } from "./folders.ts";
import { toListed } from "./listed.ts";

const tags = ["folders"];
const path = "/api/v1/folders";
const one = `${path}/{guid}`;
const params = shapes.guidParam;
const folderOk = { 200: json(shapes.folderAnswer) };

const list = createOwnRoute({ method: "get", path, tags, responses: { 200: json(shapes.foldersAnswer) } });
const create = createOwnRoute({
  method: "post",
  path,
  tags,
  request: body(shapes.folderBody),
  responses: folderOk,
});
const get = createOwnRoute({ method: "get", path: one, tags, request: { params }, responses: folderOk });
const rename = createOwnRoute({
  method: "put",
  path: one,
  tags,
  request: { params, ...body(shapes.folderBody) },
  responses: folderOk,
});
const remove = createOwnRoute({
  method: "delete",
  path: one,
  tags,
  request: { params },
  responses: { 200: json(shapes.deletedAnswer, "Its contents are uncategorised now") },
});
const contents = createOwnRoute({
  method: "get",
  path: `${one}/contents`,
  tags,
  request: { params, query: page(50) },
  responses: { 200: json(shapes.contentsAnswer, "Newest change first") },
});

/** The caller's folders of contents. */
export const folderRoutes = newRoutes()
  .openapi(list, async (c) => {
    const { userId } = c.var.caller;
    const { db } = c.env;
    const folders = await listFolders(db, userId);
    return c.json({ folders, uncategorized: await countUnfiled(db, userId) }, 200);
  })
  .openapi(create, async (c) => {
    const { userId } = c.var.caller;
    const { name } = c.req.valid("json");
    const id = await c.env.transact((trx) => createFolder(trx, userId, name, c.env.clock.now()));
    return c.json({ folder: await getFolder(c.env.db, userId, id) }, 200);
  })
  .openapi(get, async (c) => {
    const { userId } = c.var.caller;
    return c.json({ folder: await getFolder(c.env.db, userId, c.req.valid("param").guid) }, 200);
  })
  .openapi(rename, async (c) => {
    const { userId } = c.var.caller;
    const { guid } = c.req.valid("param");
    const { name } = c.req.valid("json");
    await c.env.transact((trx) => renameFolder(trx, userId, guid, name));
    return c.json({ folder: await getFolder(c.env.db, userId, guid) }, 200);
  })
  .openapi(remove, async (c) => {
    const { userId } = c.var.caller;
    await c.env.transact((trx) => deleteFolder(trx, userId, c.req.valid("param").guid));
    return c.json({ deleted: true as const }, 200);
  })
  .openapi(contents, async (c) => {
    const { userId } = c.var.caller;
    const folder = await getFolder(c.env.db, userId, c.req.valid("param").guid);
    const part = c.req.valid("query");
    const query = { ...part, folder: folder.id, type: "all", category: "all" } as const;
    const { rows, total } = await listContents(c.env, userId, query);
    const pagination = toPagination(part.offset + rows.length, total);
    return c.json({ contents: rows.map(toListed), pagination }, 200);
  });
