import { sql } from "kysely";
import type { Bytes, Shown, StoredText } from "#app/document/document-tasks.ts";
import type { Db, ServiceContext, Trx } from "../context.ts";
import { notFound } from "../errors.ts";
import { before, getContent, headingOf, lockContent, RevisionConflict, type ShownRow } from "./contents.ts";
import { keptPositions } from "./cards.ts";
import type { ListedVersions } from "./contract.ts";
import type { ContentRow, VersionRow } from "./tables.ts";
import { searchIn } from "./searches.ts";
import { insertText, readText, saysSame } from "./texts.ts";
import { addVersion, insertVersion } from "./versions.ts";

type Texts = Pick<ServiceContext, "db" | "aside">;

/** A version as lists show it. */
export type ListedVersion = VersionRow & {
  /** Words of its text, and of the version before it; null where they were not counted. */
  words: number | null;
  words_before: number | null;
  preview: string | null;
};

/** A version with its text as it is stored. */
export interface VersionText {
  row: ListedVersion;
  document: Bytes;
}

/** Bytes of stored documents in one answer: long texts come in shorter pages. */
const mostStored = 2_000_000;

/** A document's versions with their words; nothing is read of their texts. */
const versionsOf = (db: Db, id: string) =>
  db.selectFrom((eb) =>
    eb
      .selectFrom("versions")
      .innerJoin("texts", (join) =>
        join.onRef("texts.content_id", "=", "versions.content_id").onRef("texts.number", "=", "text_number"),
      )
      .where("versions.content_id", "=", id)
      .selectAll("versions")
      .select([
        "texts.bytes",
        "texts.words",
        "texts.preview",
        sql<number | null>`lag(texts.words) over (order by versions.number)`.as("words_before"),
      ])
      .as("listed"),
  );

/** How many versions a document has: all, those of kept edits, and those with a name. */
interface VersionCounts {
  all: number;
  kept: number;
  named: number;
}

/** Numbers of the versions that have a place of their own among smart results; null where there is none. */
interface VersionPlaces {
  /** The first that is listed. */
  first: number | null;
  /** The one that the document's text is, or goes on from. */
  present: number | null;
  /** The one whose place another one has. */
  replaced: number | null;
  /** How many there are. */
  listed: number;
}

async function findPlaces(db: Db, id: string): Promise<VersionPlaces> {
  const rows = await db
    .selectFrom("versions")
    .select(["number", "revision", "reason", "replaces"])
    .where("content_id", "=", id)
    .where("number", ">", 0)
    .orderBy("number")
    .execute();
  const replaced = rows.find(({ replaces }) => replaces !== null)?.replaces ?? null;
  const said = rows.filter(({ revision, reason }) => revision > 0 && reason !== "conflict");
  return {
    first: rows.find(({ number }) => number !== replaced)?.number ?? null,
    present: said.toSorted((one, other) => other.revision - one.revision)[0]?.number ?? null,
    replaced,
    listed: rows.filter(({ number }) => number !== replaced).length,
  };
}

/** A page of a document's versions, newest first, without their texts. @throws ServiceError 404 */
export async function listVersions(
  db: Db,
  userId: string,
  id: string,
  { limit, offset, only }: ListedVersions,
): Promise<{
  rows: (ListedVersion & { bytes: number })[];
  total: number;
  counts: VersionCounts;
  places: VersionPlaces;
}> {
  await getContent(db, userId, id);
  const found = await db
    .selectFrom("versions")
    .where("content_id", "=", id)
    .select((eb) => [
      eb.fn.countAll<number>().as("all"),
      eb.fn.count<number>("name").as("named"),
      eb.fn.count<number>(eb.case().when("reason", "=", "kept").then(1).end()).as("kept"),
    ])
    .executeTakeFirstOrThrow();
  let wanted = versionsOf(db, id);
  if (only === "kept") wanted = wanted.where("reason", "=", "kept");
  if (only === "named") wanted = wanted.where("name", "is not", null);
  const rows = await wanted.selectAll().orderBy("number", "desc").limit(limit).offset(offset).execute();
  return { rows, total: found[only], counts: found, places: await findPlaces(db, id) };
}

/** The same with their texts: at least one, while there are any. @throws ServiceError 404 */
export async function readVersions(texts: Texts, userId: string, id: string, asked: ListedVersions) {
  const { rows, ...found } = await listVersions(texts.db, userId, id, asked);
  let stored = 0;
  const fitting = rows.filter(({ bytes }, at) => (stored += bytes) <= mostStored || at === 0);
  const versions: VersionText[] = [];
  for (const row of fitting) versions.push({ row, document: await textOf(texts, row) });
  return { ...found, versions };
}

/** So many of them are looked through for what was said already. */
const mostEarlier = 100;

/** The texts that a document had, the newest first. @throws ServiceError 404 */
export async function readEarlier(texts: Texts, userId: string, id: string) {
  const asked = { limit: mostEarlier, offset: 0, only: "all" } as const;
  const { versions } = await readVersions(texts, userId, id, asked);
  return versions
    .filter(({ row: { reason, revision } }) => reason !== "typed" && revision > 0)
    .map(({ row: { number }, document }) => ({ number, document }));
}

const textOf = (texts: Texts, { content_id: id, text_number }: VersionRow): Promise<Bytes> =>
  readText(texts, { id, text_number });

/** One version of a document. @throws ServiceError 404 */
export async function getVersion(db: Db, userId: string, id: string, number: number): Promise<ListedVersion> {
  await getContent(db, userId, id);
  const row = await versionsOf(db, id).selectAll().where("number", "=", number).executeTakeFirst();
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
    .where("revision", ">", 0)
    .where("reason", "not in", ["typed", "conflict"])
    .executeTakeFirst();
  if (!row) throw notFound();
  return textOf(texts, row);
}

/** A version that is to come back, read before the transaction that does it: it never changes. */
interface Returning {
  row: VersionRow;
  shown: Shown;
  /** Where what was typed comes back, which has no title of its own: the present title, and the one for it. */
  titles: { present: string; next: string } | null;
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
  const present: ShownRow = await getContent(context.db, userId, id);
  const { title, mode, positions } = present;
  const { row, document } = await readVersion(context, userId, id, number);
  const user = { user: userId };
  const shown = await context.run("shown", { document }, user);
  const titled = async () => ({ title, before: await readText(context, present), after: document });
  const titles =
    row.reason === "typed"
      ? { present: title, next: await context.run("titleAfter", await titled(), user) }
      : null;
  if (mode !== "inspire" || positions === null) return { row, shown, titles, versions: null };
  const { content } = await context.run("showInspiration", { document }, user);
  return { row, shown, titles, versions: Object.keys(content) };
}

/**
 * Brings a version back as a new revision, itself a version; one that the document already says makes none, and one that
 * was only written for it is that version. What was
 * typed comes back under the present title, or its own where that was made of the text. With the revision that the writer saw, nothing unseen is overwritten.
 * @throws ServiceError 404, RevisionConflict
 */
export async function restoreVersion(
  trx: Trx,
  userId: string,
  id: string,
  { row: version, shown, titles, versions }: Returning,
  seen: number | undefined,
  now: number,
): Promise<ContentRow> {
  const row = await lockContent(trx, userId, id);
  const { title, sub_title } = titles ? { ...row, title: followed(titles, row.title) } : version;
  const { number, text_number } = version;
  if (version.reason === "conflict") await markDecided(trx, id, number, now);
  if (row.title === title && row.sub_title === sub_title && row.text_number === text_number) return row;
  if (seen !== undefined && seen !== row.revision) throw new RevisionConflict(row);

  await insertVersion(trx, row, before(row), now);
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
  await searchIn(trx, id, shown);
  if (isOnlyWritten(version)) {
    await adoptVersion(trx, next, number);
    return next;
  }
  const cause = { reason: "restored", restored: number, generation: next.generation_id } as const;
  await insertVersion(trx, next, cause, now);
  return next;
}

/** Whether it was written for the document, and never was its text. */
const isOnlyWritten = ({ revision }: VersionRow): boolean => revision < 0;

/** A version that was only written is the document's text from now on: it is not kept twice. */
const adoptVersion = (trx: Trx, { id, revision }: ContentRow, number: number) =>
  trx
    .updateTable("versions")
    .set({ revision })
    .where("content_id", "=", id)
    .where("number", "=", number)
    .execute();

/** The title made for a text, unless another one was given meanwhile. */
const followed = ({ present, next }: NonNullable<Returning["titles"]>, title: string): string =>
  title === present ? next : title;

/** A text that met another one, and the revision that it started from. */
interface MetText {
  title: string;
  subTitle: string;
  text: StoredText;
  revision: number;
}

/**
 * Keeps a text that was not saved because the document was changed meanwhile, so that neither is lost; sent again it is
 * kept once, and waits anew. @returns its number @throws ServiceError 404
 */
export async function keepMet(
  trx: Trx,
  userId: string,
  id: string,
  { title, subTitle, text, revision }: MetText,
  now: number,
): Promise<number> {
  const row = await lockContent(trx, userId, id);
  const last = await trx
    .selectFrom("versions")
    .select(["number", "title", "sub_title", "text_number", "reason"])
    .where("content_id", "=", id)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  const isKept =
    last?.reason === "conflict" &&
    last.title === title &&
    last.sub_title === subTitle &&
    (await saysSame(trx, id, last.text_number, text.document));
  if (isKept) {
    await markDecided(trx, id, last.number, null);
    return last.number;
  }
  const state = {
    id,
    title,
    sub_title: subTitle,
    text_number: await insertText(trx, id, text),
    revision: Math.max(1, Math.min(revision, row.revision)),
  };
  return addVersion(trx, state, { reason: "conflict", generation: null }, now);
}

/** Number of the newest text that met another one and waits for its writer's choice; null where none does. @throws ServiceError 404 */
export async function findUndecided(db: Db, userId: string, id: string): Promise<number | null> {
  await getContent(db, userId, id);
  return (await listUndecided(db, [id])).get(id) ?? null;
}

/** The same for several documents, which were found to be the user's: number by document. */
export async function listUndecided(
  db: Db,
  documents: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (documents.length === 0) return new Map();
  const rows = await db
    .selectFrom("versions")
    .select(({ fn }) => ["content_id", fn.max("number").as("number")])
    .where("content_id", "in", documents)
    .where("reason", "=", "conflict")
    .where("decided_at", "is", null)
    .groupBy("content_id")
    .execute();
  return new Map(rows.map(({ content_id: id, number }) => [id, number]));
}

/** Notes that the writer chose between a text that met another one and that one. @throws ServiceError 404 */
export async function decideMet(
  trx: Trx,
  userId: string,
  id: string,
  number: number,
  now: number,
): Promise<void> {
  await lockContent(trx, userId, id);
  if (!(await markDecided(trx, id, number, now))) throw notFound();
}

/** Null: its writer is to choose once more. @returns whether there is such a conflict */
async function markDecided(trx: Trx, id: string, number: number, at: number | null): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("versions")
    .set({ decided_at: at })
    .where("content_id", "=", id)
    .where("number", "=", number)
    .where("reason", "=", "conflict")
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Names a version, or takes its name away. @throws ServiceError 404 */
export async function nameVersion(
  trx: Trx,
  userId: string,
  id: string,
  number: number,
  name: string | null,
): Promise<void> {
  await lockContent(trx, userId, id);
  const { numUpdatedRows } = await trx
    .updateTable("versions")
    .set({ name })
    .where("content_id", "=", id)
    .where("number", "=", number)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound();
}

/** The generation that had last changed the document when a version of it came to be. */
async function generationAt(trx: Trx, id: string, number: number): Promise<string | null> {
  const row = await trx
    .selectFrom("versions")
    .select("generation_id")
    .where("content_id", "=", id)
    .where("number", "<=", number)
    .where((eb) => eb.or([eb("revision", ">", 0), eb("number", "=", number)]))
    // What was brought back or overwritten names it even when it is none.
    .where((eb) => eb.or([eb("generation_id", "is not", null), eb("reason", "in", ["restored", "before"])]))
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.generation_id ?? null;
}
