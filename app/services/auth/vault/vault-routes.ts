import { createOwnRoute } from "../../access.ts";
import { body, json, newRoutes } from "../../http.ts";
import { toPagination } from "../../fields.ts";
import * as shapes from "./contract.ts";
import { createPromptFolder, deletePromptFolder, listPromptFolders } from "./prompt-folders.ts";
import {
  createSavedPrompt,
  deleteSavedPrompt,
  getSavedPrompt,
  listSavedPrompts,
  updateSavedPrompt,
} from "./saved-prompts.ts";

const tags = ["saved prompts"];
const path = "/api/v1/user/prompts";
const folders = "/api/v1/user/prompt-folders";
const params = shapes.idParam;
const promptOk = { 200: json(shapes.savedPromptAnswer) };

const list = createOwnRoute({
  method: "get",
  path,
  tags,
  request: { query: shapes.savedQuery },
  responses: { 200: json(shapes.savedPromptsAnswer) },
});
const create = createOwnRoute({
  method: "post",
  path,
  tags,
  request: body(shapes.createPromptBody),
  responses: promptOk,
});
const get = createOwnRoute({
  method: "get",
  path: `${path}/{id}`,
  tags,
  request: { params },
  responses: promptOk,
});
const update = createOwnRoute({
  method: "put",
  path: `${path}/{id}`,
  tags,
  request: { params, ...body(shapes.updatePromptBody) },
  responses: promptOk,
});
const remove = createOwnRoute({
  method: "delete",
  path: `${path}/{id}`,
  tags,
  request: { params },
  responses: { 200: json(shapes.deletedAnswer) },
});
const listFolders = createOwnRoute({
  method: "get",
  path: folders,
  tags,
  responses: { 200: json(shapes.promptFoldersAnswer) },
});
const createFolder = createOwnRoute({
  method: "post",
  path: folders,
  tags,
  request: body(shapes.promptFolderBody),
  responses: { 200: json(shapes.promptFolderAnswer) },
});
const removeFolder = createOwnRoute({
  method: "delete",
  path: `${folders}/{id}`,
  tags,
  request: { params },
  responses: { 200: json(shapes.deletedAnswer, "The prompts in it stay") },
});

/** The caller's saved prompts and their folders. */
export const vaultRoutes = newRoutes()
  .openapi(list, async (c) => {
    const { userId } = c.var.caller;
    const query = c.req.valid("query");
    const { prompts, total } = await listSavedPrompts(c.env.db, userId, query);
    return c.json({ prompts, pagination: toPagination(query.offset + prompts.length, total) }, 200);
  })
  .openapi(create, async (c) => {
    const { userId } = c.var.caller;
    const made = c.req.valid("json");
    const prompt = await c.env.transact((trx) =>
      c.env.withinStorage(trx, userId, () => createSavedPrompt(trx, userId, made, c.env.clock.now())),
    );
    return c.json({ prompt }, 200);
  })
  .openapi(get, async (c) => {
    const { userId } = c.var.caller;
    return c.json({ prompt: await getSavedPrompt(c.env.db, userId, c.req.valid("param").id) }, 200);
  })
  .openapi(update, async (c) => {
    const { userId } = c.var.caller;
    const { id } = c.req.valid("param");
    const change = c.req.valid("json");
    const now = c.env.clock.now();
    const prompt = await c.env.transact((trx) =>
      c.env.withinStorage(trx, userId, () => updateSavedPrompt(trx, userId, id, change, now)),
    );
    return c.json({ prompt }, 200);
  })
  .openapi(remove, async (c) => {
    const { userId } = c.var.caller;
    await deleteSavedPrompt(c.env.db, userId, c.req.valid("param").id);
    return c.json({ deleted: true as const }, 200);
  })
  .openapi(listFolders, async (c) => {
    const { userId } = c.var.caller;
    return c.json({ folders: await listPromptFolders(c.env.db, userId) }, 200);
  })
  .openapi(createFolder, async (c) => {
    const { userId } = c.var.caller;
    const { name } = c.req.valid("json");
    const folder = await c.env.transact((trx) => createPromptFolder(trx, userId, name, c.env.clock.now()));
    return c.json({ folder }, 200);
  })
  .openapi(removeFolder, async (c) => {
    const { userId } = c.var.caller;
    await deletePromptFolder(c.env.db, userId, c.req.valid("param").id);
    return c.json({ deleted: true as const }, 200);
  });
