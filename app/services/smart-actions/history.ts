import { writeHtml } from "#app/document/html-out.ts";
import { writeText } from "#app/document/plain-text.ts";
import { parseStored } from "#app/document/stored.ts";
import { type Db, notFound, type Page, type Trx } from "../context.ts";
import { getContent, lockContent, shownText } from "./contents.ts";
import { keptPositions } from "./cards.ts";
import type { Version } from "./contract.ts";
import type { ContentRow, VersionRow } from "./tables.ts";
import { insertVersion } from "./versions.ts";

/** Characters of stored documents in one answer: long texts come in shorter pages. */
const mostStored = 2_000_000;

/** A page of a document's versions, newest first: at least one, while there are any. @throws ServiceError 404 */
export async function listVersions(
  db: Db,
  userId: string,
  id: string,
  { limit, offset }: Page,
): Promise<{ versions: Version[]; total: number }> {
  await getContent(db, userId, id);
  const found = db.selectFrom("versions").where("content_id", "=", id);
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const sizes = await found
    .select((eb) => ["number", eb.fn<number>("length", ["document"]).as("size")])
    .orderBy("number", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  let stored = 0;
  const fitting = sizes.filter(({ size }, at) => (stored += size) <= mostStored || at === 0);
  if (fitting.length === 0) return { versions: [], total };
  const numbers = fitting.map(({ number }) => number);
  const rows = await found.selectAll().where("number", "in", numbers).orderBy("number", "desc").execute();
  return { versions: rows.map(toVersion), total };
}

function toVersion(row: VersionRow): Version {
  return {
    id: String(row.number),
    number: row.number,
    label: `Version ${row.number}`,
    title: row.title,
    sub_title: row.sub_title,
    text: writeHtml(parseStored(JSON.parse(row.document))),
    timestamp: new Date(row.created_at).toISOString(),
    reason: row.reason,
    revision: row.revision,
    generation: row.generation_id,
  };
}

/** Brings a version back as a new revision, itself a version; one that the document already says makes none. @throws ServiceError 404 */
export async function restoreVersion(
  trx: Trx,
  userId: string,
  id: string,
  number: number,
  now: number,
): Promise<ContentRow> {
  const row = await lockContent(trx, userId, id);
  const version = await trx
    .selectFrom("versions")
    .selectAll()
    .where("content_id", "=", id)
    .where("number", "=", number)
    .executeTakeFirst();
  if (!version) throw notFound();
  const { title, sub_title, document } = version;
  if (row.title === title && row.sub_title === sub_title && row.document === document) return row;

  await insertVersion(trx, row, "overwritten", row.generation_id, now);
  const next: ContentRow = {
    ...row,
    title,
    sub_title,
    document,
    ...shownText(title, sub_title, writeText(parseStored(JSON.parse(document)))),
    revision: row.revision + 1,
    generation_id: await generationAt(trx, id, number),
    updated_at: now,
  };
  next.positions = keptPositions(next);
  await trx.updateTable("contents").set(next).where("id", "=", id).execute();
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
