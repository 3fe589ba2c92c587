import type { Bytes, Shown } from "#app/document/document-tasks.ts";
import type { Db, ServiceContext, Trx } from "../context.ts";
import { notFound } from "../errors.ts";
import { type Page } from "../fields.ts";
import { getContent, headingOf, lockContent, type ShownRow } from "./contents.ts";
import { keptPositions } from "./cards.ts";
import type { ContentRow, VersionRow } from "./tables.ts";
import { readText, searchIn } from "./texts.ts";
import { insertVersion } from "./versions.ts";

type Texts = Pick<ServiceContext, "db" | "aside">;

/** A version with its text as it is stored. */
export interface VersionText {
  row: VersionRow;
  document: Bytes;
}

/** Bytes of stored documents in one answer: long texts come in shorter pages. */
const mostStored = 2_000_000;

/** A page of a document's versions, newest first: at least one, while there are any. @throws ServiceError 404 */
export async function listVersions(
  texts: Texts,
  userId: string,
  id: string,
  { limit, offset }: Page,
): Promise<{ versions: VersionText[]; total: number }> {
  const { db } = texts;
  await getContent(db, userId, id);
  const { total } = await db
    .selectFrom("versions")
    .where("content_id", "=", id)
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom("versions")
    .innerJoin("texts", (join) =>
      join.onRef("texts.content_id", "=", "versions.content_id").onRef("texts.number", "=", "text_number"),
    )
    .where("versions.content_id", "=", id)
    .selectAll("versions")
    .select("texts.bytes")
    .orderBy("versions.number", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  let stored = 0;
  const fitting = rows.filter(({ bytes }, at) => (stored += bytes) <= mostStored || at === 0);
  const versions: VersionText[] = [];
  for (const { bytes: _, ...row } of fitting) versions.push({ row, document: await textOf(texts, row) });
  return { versions, total };
}

const textOf = (texts: Texts, { content_id: id, text_number }: VersionRow): Promise<Bytes> =>
  readText(texts, { id, text_number });

/** One version of a document. @throws ServiceError 404 */
export async function getVersion(db: Db, userId: string, id: string, number: number): Promise<VersionRow> {
  await getContent(db, userId, id);
  const row = await db
    .selectFrom("versions")
    .selectAll()
    .where("content_id", "=", id)
    .where("number", "=", number)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** With its text. @throws ServiceError 404 */
export async function readVersion(
  texts: Texts,
  userId: string,
  id: string,
  number: number,
): Promise<VersionText> {
  const row = await getVersion(texts.db, userId, id, number);
  return { row, document: await textOf(texts, row) };
}

/** A document's text at a revision, the present one if null. @throws ServiceError 404 */
export async function readRevision(
  texts: Texts,
  userId: string,
  id: string,
  revision: number | null,
): Promise<Bytes> {
  const present = await getContent(texts.db, userId, id);
  if (revision === null || revision === present.revision) return readText(texts, present);
  const row = await texts.db
    .selectFrom("versions")
    .selectAll()
    .where("content_id", "=", id)
    .where("revision", "=", revision)
    .where("number", ">", 0)
    .executeTakeFirst();
  if (!row) throw notFound();
  return textOf(texts, row);
}

/** A version that is to come back, read before the transaction that does it: it never changes. */
export interface Returning {
  row: VersionRow;
  shown: Shown;
  /** Keys of its versions as an inspiration. */
  versions: string[] | null;
}

/** @throws ServiceError 404 */
export async function readReturning(
  context: ServiceContext,
  userId: string,
  id: string,
  number: number,
): Promise<Returning> {
  const { mode, positions }: ShownRow = await getContent(context.db, userId, id);
  const { row, document } = await readVersion(context, userId, id, number);
  const shown = await context.run("shown", { document }, { user: userId });
  if (mode !== "inspire" || positions === null) return { row, shown, versions: null };
  const { content } = await context.run("showInspiration", { document }, { user: userId });
  return { row, shown, versions: Object.keys(content) };
}

/**
 * Brings a version back as a new revision, itself a version; one that the document already says makes none. What was
 * typed comes back under the present title. @throws ServiceError 404
 */
export async function restoreVersion(
  trx: Trx,
  userId: string,
  id: string,
  { row: version, shown, versions }: Returning,
  now: number,
): Promise<ContentRow> {
  const row = await lockContent(trx, userId, id);
  // What was typed had no title of its own.
  const { title, sub_title } = version.reason === "typed" ? row : version;
  const { number, text_number } = version;
  if (row.title === title && row.sub_title === sub_title && row.text_number === text_number) return row;

  await insertVersion(trx, row, "overwritten", row.generation_id, now);
  const next: ContentRow = {
    ...row,
    title,
    sub_title,
    heading: headingOf(title, sub_title),
    text_number,
    preview: shown.preview,
    revision: row.revision + 1,
    generation_id: await generationAt(trx, id, number),
    updated_at: now,
  };
  next.positions = keptPositions(row.positions, versions);
  await trx.updateTable("contents").set(next).where("id", "=", id).execute();
  await searchIn(trx, id, shown.lower);
  await insertVersion(trx, next, "restored", next.generation_id, now);
  return next;
}

/** The generation that had last changed the document when a version of it came to be. */
async function generationAt(trx: Trx, id: string, number: number): Promise<string | null> {
  const row = await trx
    .selectFrom("versions")
    .select("generation_id")
    .where("content_id", "=", id)
    .where("number", "<=", number)
    // What was brought back or overwritten names it even when it is none.
    .where((eb) =>
      eb.or([eb("generation_id", "is not", null), eb("reason", "in", ["restored", "overwritten"])]),
    )
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.generation_id ?? null;
}
