import { sql } from "kysely";
import { preview } from "#app/document/counts.ts";
import { readHtml } from "#app/document/html-in.ts";
import { writeHtml } from "#app/document/html-out.ts";
import { writeText } from "#app/document/plain-text.ts";
import { parseStored, toStored } from "#app/document/stored.ts";
import { inspirationContent, readInspiration } from "#app/writer/inspiration.ts";
import { writeVersions } from "#app/writer/versions.ts";
import { assertId, type Db, holding, type NewContent, notFound, ServiceError, type Trx } from "../context.ts";
import { cardPositionsOf, keptPositions } from "./cards.ts";
import type { Content, ListQuery } from "./contract.ts";
import type { LockedFolder } from "./folders.ts";
import type { ContentRow } from "./tables.ts";
import { insertVersion } from "./versions.ts";

const previewLength = 150;

const modesOfType: Record<Exclude<ListQuery["type"], "all">, string[]> = {
  create: ["create", "generate", "freestyle", "smart_action", "document"],
  inspire: ["inspire"],
  social: ["social", "post"],
  stories: ["stories", "story"],
};
const modesOfCategory: Record<Exclude<ListQuery["category"], "all">, string[]> = {
  document: ["document", "create", "generate", "freestyle", "smart_action"],
  story: ["story", "stories"],
  post: ["post", "social"],
};
/** What the folder filter calls the contents without a folder; ids of folders are longer. */
const inNoFolder = new Set(["uncategorized", "uncategorised"]);

/** Makes a content item with its first version. */
export async function createContent(trx: Trx, userId: string, made: NewContent, now: number): Promise<void> {
  const document = JSON.stringify(made.document);
  const row: ContentRow = {
    id: made.id,
    user_id: userId,
    title: made.title,
    sub_title: made.subTitle,
    document,
    ...shownText(made.title, made.subTitle, writeText(parseStored(made.document))),
    mode: made.mode,
    content_input: made.contentInput ?? null,
    smart_actions: JSON.stringify(made.smartActions ?? []),
    actions_applied: made.actionsApplied === undefined ? null : JSON.stringify(made.actionsApplied),
    folder_id: null,
    positions: null,
    revision: 1,
    generation_id: made.generationId ?? null,
    created_at: now,
    updated_at: now,
  };
  await trx.insertInto("contents").values(row).execute();
  await insertVersion(trx, row, made.reason, row.generation_id, now);
}

/** @throws ServiceError 404, alike for absent and for somebody else's */
export async function getContent(db: Db, userId: string, id: string): Promise<ContentRow> {
  assertId(id);
  const row = await db
    .selectFrom("contents")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** Whether anybody has a content item with this id. */
export async function isContent(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom("contents").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}

/** A page of the user's contents, newest change first. */
export async function listContents(
  db: Db,
  userId: string,
  query: ListQuery,
): Promise<{ rows: ContentRow[]; total: number }> {
  let found = db.selectFrom("contents").where("user_id", "=", userId);
  if (query.type !== "all") found = found.where("mode", "in", modesOfType[query.type]);
  if (query.category !== "all") found = found.where("mode", "in", modesOfCategory[query.category]);
  if (query.folder) {
    found = inNoFolder.has(query.folder)
      ? found.where("folder_id", "is", null)
      : found.where("folder_id", "=", query.folder);
  }
  if (query.since) found = found.where("updated_at", ">=", Date.parse(query.since));
  if (query.q) {
    found = found.where(sql<boolean>`search_text like ${holding(query.q)} escape '\\'`);
  }
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy("updated_at", "desc")
    .orderBy("id")
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  return { rows, total };
}

/** How many contents a user has. */
export async function countContents(db: Db, userId: string): Promise<number> {
  const { total } = await db
    .selectFrom("contents")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return total;
}

/** What of a document's text lists show and searches read. */
export function shownText(
  title: string,
  subTitle: string,
  text: string,
): Pick<ContentRow, "preview" | "search_text"> {
  return {
    preview: preview(text, previewLength),
    search_text: [title, subTitle, text].join("\n").toLowerCase(),
  };
}

/** One change of a document: title, subtitle and body are one revision. */
export interface Change {
  title?: string | undefined;
  subTitle?: string | undefined;
  html?: string | undefined;
  /** The revision that the change started from; without one the overwritten state becomes a version first. */
  revision?: number | undefined;
  /** The proposal that the change keeps. */
  generation?: string | undefined;
}

/**
 * Saves a change; one that changes nothing makes no revision.
 * @throws ServiceError 404, or 409 `revision_conflict` with the current content
 */
export async function updateContent(
  trx: Trx,
  userId: string,
  id: string,
  change: Change,
  now: number,
): Promise<ContentRow> {
  const row = await lockContent(trx, userId, id);
  const document = change.html === undefined ? null : readHtml(change.html);
  const title = change.title ?? row.title;
  const subTitle = change.subTitle ?? row.sub_title;
  const stored = document ? JSON.stringify(toStored(document)) : row.document;
  const text = writeText(document ?? parseStored(JSON.parse(row.document)));
  const next: ContentRow = {
    ...row,
    title,
    sub_title: subTitle,
    document: stored,
    ...shownText(title, subTitle, text),
  };
  if (next.title === row.title && next.sub_title === row.sub_title && next.document === row.document)
    return row;
  if (change.revision !== undefined && change.revision !== row.revision) throw conflict(row);

  if (change.revision === undefined) await insertVersion(trx, row, "overwritten", row.generation_id, now);
  next.positions = keptPositions(next);
  next.revision = row.revision + 1;
  next.generation_id = change.generation ?? row.generation_id;
  next.updated_at = now;
  await trx.updateTable("contents").set(next).where("id", "=", id).execute();
  await insertVersion(trx, next, change.generation ? "kept" : "saved", change.generation ?? null, now);
  return next;
}

/** Files a document in a folder of its owner's, or in none; a move is no revision. @throws ServiceError 404 */
export async function moveContent(
  trx: Trx,
  userId: string,
  id: string,
  folder: LockedFolder | null,
): Promise<ContentRow> {
  const row = await lockContent(trx, userId, id);
  const folderId = folder?.id ?? null;
  await trx.updateTable("contents").set({ folder_id: folderId }).where("id", "=", id).execute();
  return { ...row, folder_id: folderId };
}

/** @throws ServiceError 404 */
export async function deleteContent(db: Db, userId: string, id: string): Promise<void> {
  assertId(id);
  const { numDeletedRows } = await db
    .deleteFrom("contents")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
}

export const conflict = (row: ContentRow): ServiceError =>
  new ServiceError(409, "This text was changed somewhere else in the meantime.", {
    code: "revision_conflict",
    current: toContent(row),
  });

/** A row as the calls show it, with its document as HTML. */
export function toContent(row: ContentRow): Content {
  const document = parseStored(JSON.parse(row.document));
  if (row.mode !== "inspire") return { ...toListed(row), content_output: { text: writeHtml(document) } };
  const versions = readInspiration(document);
  return {
    ...toListed(row),
    content_output: inspirationContent(document),
    styles: versions.map(({ label }) => label),
    earlier_characters: writeVersions(versions).length,
    positions: cardPositionsOf(row),
  };
}

/** A row as lists show it: the document is only its preview. */
export function toListed(row: ContentRow): Content {
  return {
    id: row.id,
    guid: row.id,
    title: row.title,
    sub_title: row.sub_title,
    content_input: row.content_input,
    content_output: { text: escapeHtml(row.preview) },
    preview: row.preview,
    mode: row.mode,
    smart_actions: JSON.parse(row.smart_actions) as string[],
    actions_applied: row.actions_applied === null ? null : JSON.parse(row.actions_applied),
    folder_id: row.folder_id,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
    revision: row.revision,
    generation: row.generation_id,
  };
}

const escapeHtml = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** Takes the row's lock for this transaction, so that two saves of one revision cannot both win. */
export async function lockContent(trx: Trx, userId: string, id: string): Promise<ContentRow> {
  assertId(id);
  const row = await trx
    .updateTable("contents")
    .set((eb) => ({ revision: eb.ref("revision") }))
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
