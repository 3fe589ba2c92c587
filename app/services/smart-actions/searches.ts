/** What searches read of documents: their texts in lower case, and which of them cannot have some words. */

import { type RawBuilder, sql } from "kysely";
import type { Bytes, Searched } from "#app/document/document-tasks.ts";
import { bitsOf, folded, signatureColumns } from "#app/document/search-signature.ts";
import type { Db, Trx } from "../context.ts";
import { holding } from "../like-pattern.ts";
import { asText } from "./texts.ts";

const bitColumn = (column: number) => sql.ref(`b${column}`);
const bitColumns = sql.join(Array.from({ length: signatureColumns }, (_, column) => bitColumn(column)));
/** Signatures that are stored by one statement: both databases take some 30,000 values. */
const atOnce = 100;

/** Makes a document's present text the one that searches read. The transaction holds the document's lock. */
export async function searchIn(trx: Trx, contentId: string, { lower, signatures }: Searched): Promise<void> {
  const body = asText(lower);
  await trx
    .insertInto("searches")
    .values({ content_id: contentId, body })
    .onConflict((conflict) => conflict.column("content_id").doUpdateSet({ body }))
    .execute();
  await trx.deleteFrom("search_signatures").where("content_id", "=", contentId).execute();
  const rows = rowsOf(signatures);
  for (let from = 0; from < rows.length; from += atOnce) {
    const values = rows
      .slice(from, from + atOnce)
      .map(
        (bits, at) =>
          sql`(${contentId}, ${from + at + 1}, (select user_id from contents where id = ${contentId}), ${sql.join([...bits])})`,
      );
    await sql`insert into search_signatures (content_id, part, user_id, ${bitColumns}) values ${sql.join(values)}`.execute(
      trx,
    );
  }
}

function rowsOf(signatures: Bytes): Int32Array[] {
  const bits = new Int32Array(signatures.buffer, signatures.byteOffset, signatures.byteLength / 4);
  return Array.from({ length: bits.length / signatureColumns }, (_, at) =>
    bits.subarray(at * signatureColumns, (at + 1) * signatureColumns),
  );
}

/**
 * What tells whether a row of `contents`, joined with its row of `searches`, has some words in its title, subtitle or
 * text. Where most of the user's texts may have them, it takes longer to leave the others out than to look into all.
 */
export async function findWords(db: Db, userId: string, words: string): Promise<RawBuilder<boolean>> {
  const like = sql`like ${holding(folded(words))} escape '\\'`;
  const bits = bitsOf(words).map(
    ({ column, mask }) => sql`(${bitColumn(column)} & ${sql.lit(mask)}) = ${sql.lit(mask)}`,
  );
  const mayHave = sql.join(bits, sql` and `);
  const ofUser = sql`from search_signatures where user_id = ${userId}`;
  const { rows } = await sql<{ all: number; some: number | null }>`
    select count(*) as "all", sum(case when ${mayHave} then 1 end) as "some" ${ofUser}
  `.execute(db);
  const [{ all, some } = { all: 0, some: null }] = rows;
  if (2 * (some ?? 0) > all) return sql`(heading ${like} or body ${like})`;
  // By cases: of two conditions SQLite looks first at the one without a query of its own, and that is the long text.
  return sql`(heading ${like} or case when contents.id in (select content_id ${ofUser} and ${mayHave}) then body ${like} end)`;
}
