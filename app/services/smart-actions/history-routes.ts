import { createRoute } from "@hono/zod-openapi";
import { createOwnRoute, signedIn } from "../access.ts";
import { assertSelf, notFound, ServiceError } from "../errors.ts";
import { body, json, newRoutes, typed } from "../http.ts";
import { toPagination } from "../fields.ts";
import { answerAround, longBody } from "./long-json.ts";
import { countContents } from "./contents.ts";
import * as shapes from "./contract.ts";
import {
  decideMet,
  findUndecided,
  getVersion,
  keepMet,
  listVersions,
  nameVersion,
  readReturning,
  readRevision,
  readVersion,
  readVersions,
  restoreVersion,
} from "./history.ts";
import { answerSaved, answerStored, showVersions, toVersion } from "./shown.ts";

const tags = ["smart-actions"];
const path = "/api/v1/smart-actions/recentContent";

const stats = createOwnRoute({
  method: "get",
  path: `${path}/user/{userId}/stats`,
  tags,
  request: { params: shapes.userParam },
  responses: { 200: json(shapes.statsAnswer) },
});
const versions = createOwnRoute({
  method: "get",
  path: `${path}/{id}/versions`,
  tags,
  request: { params: shapes.idParam, query: shapes.versionsQuery },
  responses: { 200: json(shapes.versionsAnswer, "Newest first; long texts come in shorter pages") },
});
const version = createOwnRoute({
  method: "get",
  path: `${path}/{id}/versions/{n}`,
  tags,
  request: { params: shapes.versionParam, query: shapes.textQuery },
  responses: { 200: json(shapes.versionAnswer, "Number 0 is what was typed on home") },
});
const met = createRoute({
  method: "post",
  path: `${path}/{id}/versions`,
  tags,
  middleware: [signedIn, longBody] as const,
  request: { params: shapes.idParam, ...body(shapes.metBody) },
  responses: {
    200: json(
      shapes.versionAnswer,
      "A text that met another one, kept as a version; the document is as it was",
    ),
  },
});
const name = createOwnRoute({
  method: "put",
  path: `${path}/{id}/versions/{n}`,
  tags,
  request: { params: shapes.versionParam, ...body(shapes.nameBody) },
  responses: { 200: json(shapes.versionAnswer, "The version, without its text") },
});
const versionDocument = createOwnRoute({
  method: "get",
  path: `${path}/{id}/versions/{n}/document`,
  tags,
  request: { params: shapes.versionParam },
  responses: { 200: json(shapes.storedDocument, "The version's text as it is stored") },
});
const document = createOwnRoute({
  method: "get",
  path: `${path}/{id}/document`,
  tags,
  request: { params: shapes.idParam, query: shapes.revisionQuery },
  responses: { 200: json(shapes.storedDocument, "The text as it is stored") },
});
const undecided = createOwnRoute({
  method: "get",
  path: `${path}/{id}/conflict`,
  tags,
  request: { params: shapes.idParam },
  responses: { 200: json(shapes.undecidedAnswer) },
});
const decide = createOwnRoute({
  method: "post",
  path: `${path}/{id}/versions/{n}/decide`,
  tags,
  request: { params: shapes.versionParam },
  responses: { 200: json(shapes.undecidedAnswer, "One that met another text is decided about") },
});
const restore = createOwnRoute({
  method: "post",
  path: `${path}/{id}/versions/{n}/restore`,
  tags,
  request: { params: shapes.versionParam, query: shapes.restoreQuery },
  responses: { 200: json(shapes.contentAnswer, "The content, with the version's text as a new revision") },
});

/** What became of the caller's texts: their versions, and what was done with them in all. */
export const historyRoutes = newRoutes()
  .openapi(stats, async (c) => {
    const { caller } = c.var;
    assertSelf(caller, c.req.valid("param").userId);
    const { actions, words } = await c.env.history.totals(caller.userId);
    const items = await countContents(c.env.db, caller.userId);
    return c.json({ stats: { total_items: items, actions_used: actions, enhanced_words: words } }, 200);
  })
  .openapi(versions, async (c) => {
    const { userId } = c.var.caller;
    const part = c.req.valid("query");
    const { id } = c.req.valid("param");
    if (part.text === "none") {
      const { rows, total, counts, places } = await listVersions(c.env.db, userId, id, part);
      const pagination = toPagination(part.offset + rows.length, total);
      return c.json({ versions: rows.map((row) => toVersion(row, "")), pagination, counts, places }, 200);
    }
    const { versions: found, total, counts, places } = await readVersions(c.env, userId, id, part);
    const pagination = toPagination(part.offset + found.length, total);
    return typed<shapes.VersionsAnswer>(
      await answerAround(async (holes) => ({
        versions: await showVersions(c.env, userId, found, holes),
        pagination,
        counts,
        places,
      })),
    );
  })
  .openapi(met, async (c) => {
    const { userId } = c.var.caller;
    const { id } = c.req.valid("param");
    const { title, sub_title: subTitle, revision } = c.req.valid("json");
    const { text } = c.var;
    if (!text) throw new ServiceError(422, "content_output: has no text");
    const number = await c.env.transact(
      (trx) =>
        c.env.withinStorage(trx, userId, () =>
          keepMet(trx, userId, id, { title, subTitle, text, revision }, c.env.clock.now()),
        ),
      text.document.byteLength,
    );
    return c.json({ version: toVersion(await getVersion(c.env.db, userId, id, number), "") }, 200);
  })
  .openapi(name, async (c) => {
    const { userId } = c.var.caller;
    const { id, n } = c.req.valid("param");
    const number = parseNumber(n);
    await c.env.transact((trx) => nameVersion(trx, userId, id, number, c.req.valid("json").name));
    return c.json({ version: toVersion(await getVersion(c.env.db, userId, id, number), "") }, 200);
  })
  .openapi(version, async (c) => {
    const { userId } = c.var.caller;
    const { id, n } = c.req.valid("param");
    if (c.req.valid("query").text === "none")
      return c.json({ version: toVersion(await getVersion(c.env.db, userId, id, parseNumber(n)), "") }, 200);
    const found = await readVersion(c.env, userId, id, parseNumber(n));
    return typed<shapes.VersionAnswer>(
      await answerAround(async (holes) => {
        const [shown] = await showVersions(c.env, userId, [found], holes);
        return { version: shown };
      }),
    );
  })
  .openapi(versionDocument, async (c) => {
    const { userId } = c.var.caller;
    const { id, n } = c.req.valid("param");
    const { document: stored } = await readVersion(c.env, userId, id, parseNumber(n));
    return typed<shapes.StoredDocument>(answerStored(stored));
  })
  .openapi(document, async (c) => {
    const { userId } = c.var.caller;
    const { revision = null } = c.req.valid("query");
    const stored = await readRevision(c.env, userId, c.req.valid("param").id, revision);
    return typed<shapes.StoredDocument>(answerStored(stored));
  })
  .openapi(undecided, async (c) => {
    const { userId } = c.var.caller;
    return c.json({ version: await findUndecided(c.env.db, userId, c.req.valid("param").id) }, 200);
  })
  .openapi(decide, async (c) => {
    const { userId } = c.var.caller;
    const { id, n } = c.req.valid("param");
    const number = parseNumber(n);
    await c.env.transact((trx) => decideMet(trx, userId, id, number, c.env.clock.now()));
    return c.json({ version: await findUndecided(c.env.db, userId, id) }, 200);
  })
  .openapi(restore, async (c) => {
    const { userId } = c.var.caller;
    const { id, n } = c.req.valid("param");
    const found = await readReturning(c.env, userId, id, parseNumber(n));
    const { text: wanted, revision } = c.req.valid("query");
    const work = () =>
      c.env.transact(
        (trx) =>
          c.env.withinStorage(trx, userId, () =>
            restoreVersion(trx, userId, id, found, revision, c.env.clock.now()),
          ),
        found.shown.lower.byteLength,
      );
    return typed<shapes.ContentAnswer>(await answerSaved(c.env, userId, wanted, work));
  });

/** @throws ServiceError 404 for what is no version's number */
function parseNumber(n: string): number {
  if (!/^(0|[1-9]\d{0,8})$/.test(n)) throw notFound();
  return Number(n);
}
