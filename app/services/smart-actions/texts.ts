import { sql } from "kysely";
import type { Bytes } from "#app/document/document-tasks.ts";
import type { Db, ServiceContext, Trx } from "../context.ts";
import { notFound } from "../errors.ts";

/** Bytes from which on a text is read and written aside. */
const longText = 50_000;

/** Bytes as a text of the database. */
export const asText = (bytes: Bytes) => sql<string>`cast(${bytes} as text)`;

/** Adds a text to a document. @returns its number */
export async function insertText(
  trx: Trx,
  contentId: string,
  { document, words, preview = null }: { document: Bytes; words: number | null; preview?: string | null },
): Promise<number> {
  const { last } = await trx
    .selectFrom("texts")
    .select((eb) => eb.fn.coalesce(eb.fn.max<number>("number"), eb.lit(0)).as("last"))
    .where("content_id", "=", contentId)
    .executeTakeFirstOrThrow();
  const number = last + 1;
  await trx
    .insertInto("texts")
    .values({
      content_id: contentId,
      number,
      bytes: document.byteLength,
      words,
      preview,
      document: asText(document),
    })
    .execute();
  return number;
}

/** Deletes texts of a document that neither it nor a version of it says. The transaction holds the document's lock. */
export async function dropTexts(trx: Trx, contentId: string): Promise<void> {
  await trx
    .deleteFrom("texts")
    .where("content_id", "=", contentId)
    .where("number", "not in", (eb) =>
      eb.selectFrom("versions").select("text_number").where("content_id", "=", contentId),
    )
    .where("number", "not in", (eb) =>
      eb.selectFrom("contents").select("text_number").where("id", "=", contentId),
    )
    .execute();
}

/** Whether a text of a document says what another one says; `number` null: whether any of them does. */
export async function saysSame(
  trx: Trx,
  id: string,
  number: number | null,
  document: Bytes,
): Promise<boolean> {
  const row = await trx
    .selectFrom("texts")
    .select("number")
    .where("content_id", "=", id)
    .$if(number !== null, (same) => same.where("number", "=", number))
    .where("bytes", "=", document.byteLength)
    .where("document", "=", asText(document))
    .executeTakeFirst();
  return row !== undefined;
}

/** A text of a document, as stored. @throws ServiceError 404 when the document is gone */
export async function readText(
  { db, aside }: Pick<ServiceContext, "db" | "aside">,
  { id, text_number: number }: { id: string; text_number: number },
): Promise<Bytes> {
  const found = (from: Db) =>
    from.selectFrom("texts").where("content_id", "=", id).where("number", "=", number);
  const row = await found(db)
    .select((eb) => [
      "bytes",
      eb.case().when("bytes", "<", longText).then(eb.ref("document")).end().as("document"),
    ])
    .executeTakeFirst();
  if (!row) throw notFound();
  if (row.document !== null) return toBytes(row.document);
  const long = await found(aside).select("document").executeTakeFirst();
  if (!long) throw notFound();
  return toBytes(long.document);
}

/** The present texts of some documents, as stored, as many of them in their order as `most` bytes hold. */
export async function readTexts(
  aside: Db,
  documents: readonly { id: string; text_number: number }[],
  most: number,
): Promise<{ id: string; document: Bytes }[]> {
  const sizes = await textsOf(aside, documents).select(["content_id", "bytes"]).execute();
  const bytesOf = new Map(sizes.map(({ content_id: id, bytes }) => [id, bytes]));
  let taken = 0;
  const fitting = documents.filter(({ id }) => (taken += bytesOf.get(id) ?? Infinity) <= most);
  if (fitting.length === 0) return [];
  const rows = await textsOf(aside, fitting).select(["content_id", "document"]).execute();
  return rows.map(({ content_id: id, document }) => ({ id, document: toBytes(document) }));
}

const textsOf = (db: Db, documents: readonly { id: string; text_number: number }[]) =>
  db
    .selectFrom("texts")
    .where((eb) =>
      eb.or(
        documents.map(({ id, text_number: number }) =>
          eb.and([eb("content_id", "=", id), eb("number", "=", number)]),
        ),
      ),
    );

const encoder = new TextEncoder();
const toBytes = (value: string | Bytes): Bytes => (typeof value === "string" ? encoder.encode(value) : value);
