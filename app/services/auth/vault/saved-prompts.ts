import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { preview } from "#app/document/counts.ts";
import { assertId, notFound } from "../../errors.ts";
import { type Db, type Trx } from "../../context.ts";
import { holding } from "../../like-pattern.ts";
import type { SavedPromptRow } from "../tables.ts";
import type { CreatePrompt, SavedPrompt, SavedQuery, UpdatePrompt } from "./contract.ts";
import { keyOf, lockPromptFolder } from "./prompt-folders.ts";

const previewLength = 150;
const columns = {
  updatedAt: "updated_at",
  createdAt: "created_at",
  title: "title_key",
  domain: "domain_key",
} as const satisfies Record<SavedQuery["sort"], keyof SavedPromptRow>;

/** A page of the user's saved prompts, with the beginnings of their contents. */
export async function listSavedPrompts(
  db: Db,
  userId: string,
  query: SavedQuery,
): Promise<{ prompts: SavedPrompt[]; total: number }> {
  let found = db.selectFrom("saved_prompts").where("user_id", "=", userId);
  if (query.folder) found = found.where("folder_id", "=", query.folder);
  if (query.search) found = found.where(sql<boolean>`search_text like ${holding(query.search)} escape '\\'`);
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy(columns[query.sort], query.order)
    .orderBy("id")
    .limit(query.limit)
    .offset(query.offset)
    .execute();
  const prompts = rows.map((row) => ({
    ...toSavedPrompt(row),
    content: preview(row.content, previewLength),
  }));
  return { prompts, total };
}

/** @throws ServiceError 404, alike for absent and for somebody else's */
export async function getSavedPrompt(db: Db, userId: string, id: string): Promise<SavedPrompt> {
  assertId(id);
  const row = await db
    .selectFrom("saved_prompts")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return toSavedPrompt(row);
}

/** @throws ServiceError 404 for a folder or a prompt that is not the user's */
export async function createSavedPrompt(
  trx: Trx,
  userId: string,
  { id = randomUUID(), ...made }: CreatePrompt,
  now: number,
): Promise<SavedPrompt> {
  const folder = await folderOf(trx, userId, made);
  const row: SavedPromptRow = {
    id,
    user_id: userId,
    folder_id: folder ?? null,
    ...said(made),
    created_at: now,
    updated_at: now,
  };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("saved_prompts")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return updateSavedPrompt(trx, userId, id, made, now);
  return toSavedPrompt(row);
}

/** Changes what is named; filing a prompt is no change of it. @throws ServiceError 404, also for the folder */
export async function updateSavedPrompt(
  trx: Trx,
  userId: string,
  id: string,
  change: UpdatePrompt,
  now: number,
): Promise<SavedPrompt> {
  assertId(id);
  const folder = await folderOf(trx, userId, change);
  const row = await trx
    .updateTable("saved_prompts")
    .set((eb) => ({ updated_at: eb.ref("updated_at") }))
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw notFound();
  const { folder: _filed, ...words } = change;
  const given = Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined));
  const next: SavedPromptRow = { ...row, ...said({ ...toSavedPrompt(row), ...given }) };
  if (folder !== undefined && (change.folder !== undefined || (await followsDomain(trx, row)))) {
    next.folder_id = folder;
  }
  const { folder_id: _from, ...before } = row;
  const { folder_id: _to, ...after } = next;
  if (JSON.stringify(before) !== JSON.stringify(after)) next.updated_at = now;
  await trx.updateTable("saved_prompts").set(next).where("id", "=", id).execute();
  return toSavedPrompt(next);
}

/** @throws ServiceError 404 */
export async function deleteSavedPrompt(db: Db, userId: string, id: string): Promise<void> {
  assertId(id);
  const { numDeletedRows } = await db
    .deleteFrom("saved_prompts")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
}

/** The folder that is named, or the one with the domain's name; undefined when nothing speaks of one. */
async function folderOf(
  trx: Trx,
  userId: string,
  { folder, domain }: Pick<UpdatePrompt, "folder" | "domain">,
): Promise<string | null | undefined> {
  if (folder === null) return null;
  if (folder !== undefined) return lockPromptFolder(trx, userId, { id: folder });
  return domain === undefined ? undefined : lockPromptFolder(trx, userId, { domain });
}

/** A new domain moves what is in no folder, or in the one of the old domain; where somebody has filed it, it stays. */
async function followsDomain(trx: Trx, { folder_id: id, domain_key: key }: SavedPromptRow): Promise<boolean> {
  if (id === null) return true;
  const folder = await trx
    .selectFrom("prompt_folders")
    .select("name_key")
    .where("id", "=", id)
    .executeTakeFirst();
  return folder?.name_key === key;
}

type Said = Pick<SavedPrompt, "title" | "content" | "domain" | "model" | "isPublic" | "tags">;

function said({ title, content, domain, model, isPublic, tags }: Said) {
  return {
    title,
    title_key: title.toLowerCase(),
    content,
    domain,
    domain_key: keyOf(domain),
    model,
    is_public: isPublic ? (1 as const) : (0 as const),
    tags: JSON.stringify(tags),
    search_text: [title, content, domain, model, ...tags].join("\n").toLowerCase(),
  };
}

const toSavedPrompt = (row: SavedPromptRow): SavedPrompt => ({
  id: row.id,
  title: row.title,
  content: row.content,
  domain: row.domain,
  model: row.model,
  isPublic: row.is_public === 1,
  tags: JSON.parse(row.tags) as string[],
  folder: row.folder_id,
  createdAt: new Date(row.created_at).toISOString(),
  updatedAt: new Date(row.updated_at).toISOString(),
});
