import { randomUUID } from "node:crypto";
import { createRoute, z } from "@hono/zod-openapi";
import type { StoredText } from "#app/document/document-tasks.ts";
import type { ServiceContext, Trx } from "../context.ts";
import { createOwnRoute, signedIn } from "../access.ts";
import { longBody } from "./long-json.ts";
import { assertSelf, notFound, ServiceError } from "../errors.ts";
import { body, cacheable, json, newService, typed } from "../http.ts";
import { text, toPagination } from "../fields.ts";
import { catalogueQuery } from "../generated.ts";
import { mountGenerations, requireEntry } from "../generating.ts";
import {
  createIfFree,
  deleteContent,
  getContent,
  isContent,
  moveContent,
  updateContent,
} from "./contents.ts";
import { listContents, showListed } from "./content-lists.ts";
import { moveCards } from "./cards.ts";
import * as shapes from "./contract.ts";
import { folderRoutes } from "./folder-routes.ts";
import { lockFolder } from "./folders.ts";
import { generateSmartOrder } from "./generate-smart.ts";
import { smartCatalogue } from "./shown-catalogue.ts";
import { toolRoutes } from "./tool-routes.ts";
import { bearContent } from "./workspace/birth.ts";
import { isKeptByOther } from "./workspace/card-rows.ts";
import { workspaceRoutes } from "./workspace/workspace-routes.ts";
import { historyRoutes } from "./history-routes.ts";
import { answerContent, answerSaved } from "./shown.ts";
import { readText } from "./texts.ts";
import { setView } from "./views.ts";

const tags = ["smart-actions"];
const path = "/api/v1/smart-actions";
const shownInstructions = 5;

const generateSmart = createOwnRoute({
  method: "post",
  path: `${path}/generateSmart`,
  tags,
  request: body(shapes.generateSmartBody),
  responses: { 200: json(shapes.generateSmartAnswer) },
});
const list = createOwnRoute({
  method: "get",
  path: `${path}/recentContent/user/{userId}`,
  tags,
  request: { params: shapes.userParam, query: shapes.listQuery },
  responses: { 200: json(shapes.contentsAnswer) },
});
const get = createOwnRoute({
  method: "get",
  path: `${path}/recentContent/{id}`,
  tags,
  request: { params: shapes.idParam, query: shapes.textQuery },
  responses: { 200: json(shapes.contentAnswer) },
});
const put = createRoute({
  method: "put",
  path: `${path}/recentContent/{id}`,
  tags,
  middleware: [signedIn, longBody] as const,
  request: { params: shapes.idParam, query: shapes.textQuery, ...body(shapes.updateBody) },
  responses: { 200: json(shapes.contentAnswer) },
});
const remove = createOwnRoute({
  method: "delete",
  path: `${path}/recentContent/{id}`,
  tags,
  request: { params: shapes.idParam },
  responses: { 200: json(shapes.deletedAnswer) },
});
const proposals = createOwnRoute({
  method: "get",
  path: `${path}/recentContent/{id}/proposals`,
  tags,
  request: { params: shapes.idParam },
  responses: { 200: json(shapes.proposalsAnswer, "The undecided ones, the oldest first") },
});
const instructions = createOwnRoute({
  method: "get",
  path: `${path}/recentContent/{id}/instructions`,
  tags,
  request: { params: shapes.idParam },
  responses: { 200: json(shapes.instructionsAnswer, "What `chat` was last asked of it, the oldest first") },
});
const discard = createOwnRoute({
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
  middleware: [signedIn, longBody] as const,
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
  .route("/", workspaceRoutes)
  .openapi(generateSmart, async (c) => {
    const { caller } = c.var;
    const order = await generateSmartOrder(c.env, caller.userId, c.req.valid("json"));
    return typed<shapes.GenerateSmartAnswer>(await c.env.generate(c.req.raw, caller, order));
  })
  .openapi(list, async (c) => {
    const { caller } = c.var;
    assertSelf(caller, c.req.valid("param").userId);
    const query = c.req.valid("query");
    const { rows, total } = await listContents(c.env, caller.userId, query);
    const pagination = toPagination(query.offset + rows.length, total);
    return c.json({ contents: await showListed(c.env, caller.userId, rows, query.q), pagination }, 200);
  })
  .openapi(get, async (c) => {
    const { userId } = c.var.caller;
    const row = await getContent(c.env.db, userId, c.req.valid("param").id);
    const wanted = c.req.valid("query").text;
    return typed<shapes.ContentAnswer>(await answerContent(c.env, userId, row, wanted));
  })
  .openapi(put, async (c) => {
    const { userId } = c.var.caller;
    const { id } = c.req.valid("param");
    const change = c.req.valid("json");
    const wanted = c.req.valid("query").text;
    const long = sizeOfText(c.var.text);
    const born = await bearContent(c.env, userId, id, change, c.var.text, long);
    if (born) return typed<shapes.ContentAnswer>(await answerContent(c.env, userId, born, wanted));
    const read = await readChange(c.env, userId, id, change, c.var.text);
    const save = async (trx: Trx) => {
      const folder = change.folder_id == null ? null : await lockFolder(trx, userId, change.folder_id);
      const kept = change.generation
        ? await c.env.generations.decide(
            trx,
            userId,
            { generation: change.generation, document: id, stood: change.stood },
            "kept",
          )
        : undefined;
      const asked = {
        title: change.title,
        subTitle: change.sub_title,
        text: read.text,
        versions: read.versions,
        revision: change.revision,
        kept,
        autosave: change.autosave,
        keepBefore: change.keep_before,
      };
      const { view } = change;
      const looked = view && (await setView(trx, userId, id, view));
      if (looked && Object.keys(change).length === 1) return looked;
      let saved = await c.env.withinStorage(trx, userId, () =>
        updateContent(trx, userId, id, asked, c.env.clock.now()),
      );
      if (change.folder_id !== undefined) {
        saved = { ...saved, folder_id: (await moveContent(trx, userId, id, folder)).folder_id };
      }
      return change.positions === undefined
        ? saved
        : moveCards(trx, saved, change.positions, read.versions ?? []);
    };
    return typed<shapes.ContentAnswer>(
      await answerSaved(c.env, userId, wanted, () => c.env.transact(save, long)),
    );
  })
  .openapi(remove, async (c) => {
    const { userId } = c.var.caller;
    const { id } = c.req.valid("param");
    const erase = async (trx: Trx) => {
      await deleteContent(trx, userId, id);
      await c.env.generations.abandon(trx, userId, [id]);
    };
    // However many long texts go with it.
    await c.env.transact(erase, Infinity);
    return c.json({ deleted: true as const }, 200);
  })
  .openapi(proposals, async (c) => {
    const { userId } = c.var.caller;
    const { id } = c.req.valid("param");
    await getContent(c.env.db, userId, id);
    const [proposed, runs] = await Promise.all([
      c.env.generations.listProposed(userId, id),
      c.env.generations.listForCards(userId, [id]),
    ]);
    const run = runs.find(({ state, document }) => state === "running" && document === id);
    const running = run ? { generation: run.generation, action: run.action } : null;
    return c.json({ proposals: proposed, running }, 200);
  })
  .openapi(instructions, async (c) => {
    const { userId } = c.var.caller;
    const { id } = c.req.valid("param");
    await getContent(c.env.db, userId, id);
    const { name } = requireEntry("assist/chat");
    const asked = await c.env.generations.listInstructions(userId, id, name, shownInstructions);
    const shown = asked.map((one) => ({ ...one, createdAt: new Date(one.createdAt).toISOString() }));
    return c.json({ instructions: shown }, 200);
  })
  .openapi(discard, async (c) => {
    const { userId } = c.var.caller;
    const { id } = c.req.valid("param");
    await getContent(c.env.db, userId, id);
    const { generation } = c.req.valid("json");
    await c.env.transact((trx) =>
      c.env.generations.decide(trx, userId, { generation, document: id }, "discarded"),
    );
    return c.json({ discarded: true as const }, 200);
  })
  .openapi(create, async (c) => {
    const { userId } = c.var.caller;
    const made = c.req.valid("json");
    const id = made.guid ?? randomUUID();
    const { text: stored } = c.var;
    if (!stored) throw new ServiceError(422, "content_output: has no text");
    await c.env.transact(async (trx) => {
      if (made.guid && (await isContent(trx, made.guid))) return;
      if (made.guid && (await c.env.generations.isReserved(trx, made.guid))) throw notFound();
      if (made.guid && (await isKeptByOther(trx, userId, made.guid))) throw notFound();
      const content = {
        id,
        title: made.title,
        subTitle: made.sub_title,
        text: stored,
        mode: made.mode,
        reason: made.imported ? ("imported" as const) : ("created" as const),
      };
      // Another request of the same click may have made it in between: its item is answered.
      await c.env.withinStorage(trx, userId, () => createIfFree(trx, userId, content, c.env.clock.now()));
    }, sizeOfText(stored));
    const row = await getContent(c.env.db, userId, id);
    return typed<shapes.CreatedAnswer>(await answerContent(c.env, userId, row, "html", { guid: id }));
  })
  .openapi(catalogue, (c) => {
    const { writer } = c.req.valid("query");
    return c.json(
      smartCatalogue((entry) => c.env.priceOf(entry, writer)),
      200,
    );
  });

/**
 * What a change says, read before the transaction that saves it: its text, and the versions of the inspiration that
 * the cards belong to.
 */
async function readChange(
  context: ServiceContext,
  userId: string,
  id: string,
  { positions }: z.infer<typeof shapes.updateBody>,
  sent: StoredText | null,
): Promise<{ text: StoredText | undefined; versions: string[] | null }> {
  const read = sent ?? undefined;
  const present = await getContent(context.db, userId, id);
  if (present.mode !== "inspire" || (positions === undefined && present.positions === null))
    return { text: read, versions: null };
  const document = read?.document ?? (await readText(context, present));
  const { content } = await context.run("showInspiration", { document }, { user: userId });
  return { text: read, versions: Object.keys(content) };
}

const sizeOfText = (stored: StoredText | null): number =>
  (stored?.document.byteLength ?? 0) + (stored?.lower.byteLength ?? 0);

mountGenerations(smartActions, "smart-actions");
