import type { StoredText } from "#app/document/document-tasks.ts";
import { folded } from "#app/document/search-signature.ts";
import { assertId, notFound } from "../errors.ts";
import type { Db, NewContent, Trx } from "../context.ts";
import { keptPositions } from "./cards.ts";
import type { LockedFolder } from "./folders.ts";
import { listed } from "./listed.ts";
import { measure } from "./sizes.ts";
import type { ContentRow } from "./tables.ts";
import { dropCard, fillCard } from "./workspace/card-rows.ts";
import { searchIn } from "./searches.ts";
import { dropTexts, insertText, saysSame } from "./texts.ts";
import { type Cause, insertChosen, insertKept, insertTimed, insertTyped, insertVersion } from "./versions.ts";

/** Makes a content item with its first version. @throws Error when there is one with its id */
export async function createContent(trx: Trx, userId: string, made: NewContent, now: number): Promise<void> {
  if (!(await createIfFree(trx, userId, made, now))) throw new Error(`there is a content ${made.id} already`);
}

/** Makes it unless somebody has one with its id, also one that is made at this moment. @returns whether it was made */
export async function createIfFree(
  trx: Trx,
  userId: string,
  made: NewContent,
  now: number,
): Promise<boolean> {
  const row: ContentRow = {
    id: made.id,
    user_id: userId,
    title: made.title,
    sub_title: made.subTitle,
    preview: made.text.preview,
    heading: headingOf(made.title, made.subTitle),
    text_number: 0,
    mode: made.mode,
    content_input: made.contentInput ?? null,
    smart_actions: JSON.stringify(made.smartActions ?? []),
    actions_applied: made.actionsApplied === undefined ? null : JSON.stringify(made.actionsApplied),
    folder_id: null,
    positions: null,
    view: null,
    revision: 1,
    generation_id: made.generationId ?? null,
    created_at: now,
    updated_at: now,
  };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("contents")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  Object.assign(row, await putText(trx, row.id, made.text));
  if (made.typed !== undefined) await insertTyped(trx, made.id, made.typed, now);
  const { reason, action = null } = made;
  await insertVersion(trx, row, { reason, action, generation: row.generation_id }, now);
  await fillCard(trx, userId, made.id);
  return true;
}

const shown = [...listed, "positions", "view"] as const;
/** What a call shows of one. */
export type ShownRow = Pick<ContentRow, (typeof shown)[number]>;

/** @throws ServiceError 404, alike for absent and for somebody else's */
export async function getContent(db: Db, userId: string, id: string): Promise<ShownRow> {
  assertId(id);
  const row = await db
    .selectFrom("contents")
    .select(shown)
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

/** How many contents a user has. */
export async function countContents(db: Db, userId: string): Promise<number> {
  const { total } = await db
    .selectFrom("contents")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return total;
}

/** What searches read of a title and a subtitle. */
export const headingOf = (title: string, subTitle: string): string => folded(`${title}\n${subTitle}\n`);

/** Stores a text of a document as its present one. @returns what its row says of it */
export async function putText(
  trx: Trx,
  id: string,
  { document, preview, words, ...searched }: StoredText,
): Promise<Pick<ContentRow, "text_number" | "preview">> {
  const number = await insertText(trx, id, { document, words, preview });
  await trx.updateTable("contents").set({ text_number: number, preview }).where("id", "=", id).execute();
  await searchIn(trx, id, searched);
  return { text_number: number, preview };
}

/** One change of a document: title, subtitle and body are one revision. `versions` names those that its text has. */
export interface Change {
  title?: string | undefined;
  subTitle?: string | undefined;
  text?: StoredText | undefined;
  /** Keys of the versions that the text has as an inspiration. */
  versions: readonly string[] | null;
  /** The revision that the change started from; without one the overwritten state becomes a version first. */
  revision?: number | undefined;
  /** The overwritten state becomes a version first. */
  keepBefore?: boolean | undefined;
  /** The proposal that the change keeps. */
  kept?: { generation: string; action: string } | undefined;
  /**
   * The writer did not ask for it: a version comes of it after ten minutes of work alone; with `kept`, one for all that is
   * chosen until it is kept.
   */
  autosave?: boolean | undefined;
}

/**
 * Saves a change; one that changes nothing makes no revision, but what was autosaved is a version when it is saved.
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
  const title = change.title ?? row.title;
  const subTitle = change.subTitle ?? row.sub_title;
  const { text, kept, autosave } = change;
  const isSame = !text || (await saysSame(trx, id, row.text_number, text.document));
  if (isSame && title === row.title && subTitle === row.sub_title) {
    if (kept && !autosave) await insertKept(trx, row, kept, now);
    else if (!autosave) await insertVersion(trx, row, { reason: "saved", generation: null }, now);
    return row;
  }
  if (change.revision !== undefined && change.revision !== row.revision) throw new RevisionConflict(row);

  if (change.revision === undefined || change.keepBefore || (kept && !autosave))
    await insertVersion(trx, row, before(row, kept?.action), now);
  const next: ContentRow = {
    ...row,
    title,
    sub_title: subTitle,
    heading: headingOf(title, subTitle),
    ...(isSame ? {} : await putText(trx, id, text)),
    positions: keptPositions(row.positions, text ? change.versions : null),
    revision: row.revision + 1,
    generation_id: kept?.generation ?? row.generation_id,
    updated_at: now,
  };
  await trx.updateTable("contents").set(next).where("id", "=", id).execute();
  if (autosave && kept) await insertChosen(trx, row, next, kept, now);
  else if (autosave) await insertTimed(trx, next, now);
  else await insertVersion(trx, next, { generation: null, ...kept, reason: kept ? "kept" : "saved" }, now);
  await dropTexts(trx, id);
  await measure(trx, id);
  return next;
}

/** The cause of a version of what is about to be overwritten. */
export const before = ({ generation_id: generation }: ContentRow, action: string | null = null): Cause => ({
  reason: "before",
  action,
  generation,
});

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

/** Deletes a document and its card. @throws ServiceError 404 */
export async function deleteContent(trx: Trx, userId: string, id: string): Promise<void> {
  assertId(id);
  const { numDeletedRows } = await trx
    .deleteFrom("contents")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
  await dropCard(trx, userId, id);
}

/** A save met another one; `row` is what is stored. */
export class RevisionConflict extends Error {
  override name = "RevisionConflict";
  readonly row: ContentRow;

  constructor(row: ContentRow) {
    super("the revision is not the present one");
    this.row = row;
  }
}

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
