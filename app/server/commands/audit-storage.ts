import { sql } from "kysely";
import type { Db } from "../database/database.ts";
import type { Broken } from "./audit-broken.ts";

/** Versions and documents name texts that there are, and every text is named. */
export async function textsStand(db: Db): Promise<Broken[]> {
  const rows = await db
    .selectFrom("versions")
    .leftJoin("texts", (join) =>
      join.onRef("texts.content_id", "=", "versions.content_id").onRef("texts.number", "=", "text_number"),
    )
    .select(["versions.content_id", "versions.number", "versions.text_number"])
    .where("texts.number", "is", null)
    .execute();
  const { rows: unnamed } = await sql<{ content_id: string; number: number }>`
    select content_id, number from texts where not exists (
      select 1 from versions where versions.content_id = texts.content_id and text_number = texts.number
    ) and not exists (select 1 from contents where id = texts.content_id and text_number = texts.number)
  `.execute(db);
  const missing = await db
    .selectFrom("contents")
    .leftJoin("texts", (join) =>
      join.onRef("texts.content_id", "=", "contents.id").onRef("texts.number", "=", "text_number"),
    )
    .select(["contents.id", "contents.text_number"])
    .where("texts.number", "is", null)
    .execute();
  return [
    ...rows.map((row) => ({
      rule: "a version names a text of its document",
      id: `${row.content_id} ${row.number}`,
      found: String(row.text_number),
    })),
    ...missing.map((row) => ({
      rule: "a document names one of its texts",
      id: row.id,
      found: String(row.text_number),
    })),
    ...unnamed.map((row) => ({
      rule: "a text is that of a version, or of its document now",
      id: row.content_id,
      found: String(row.number),
    })),
  ];
}

/** What a document is counted at is what it takes. */
export async function sizesAsMeasured(db: Db): Promise<Broken[]> {
  const { rows } = await sql<{ id: string; counted: number | null; taken: number | string }>`
    select contents.id, content_sizes.bytes as counted,
      (select coalesce(sum(octet_length(document)), 0) from texts where content_id = contents.id)
        + (select coalesce(sum(octet_length(body)), 0) from searches where content_id = contents.id) as taken
    from contents left join content_sizes on content_sizes.content_id = contents.id
  `.execute(db);
  return rows
    .filter(({ counted, taken }) => (counted ?? -1) !== Number(taken))
    .map(({ id, counted, taken }) => ({
      rule: "a document is counted at what it takes",
      id,
      found: `${counted ?? "nothing"} against ${taken}`,
    }));
}

/** What has no signature is found by no search. */
export async function searchable(db: Db): Promise<Broken[]> {
  const rows = await db
    .selectFrom("contents")
    .leftJoin("searches", "searches.content_id", "contents.id")
    .leftJoin("search_signatures", "search_signatures.content_id", "contents.id")
    .select(["contents.id", "searches.content_id as body", "search_signatures.part"])
    .where((eb) => eb.or([eb("searches.content_id", "is", null), eb("part", "is", null)]))
    .execute();
  return rows.map(({ id, body }) => ({
    rule: "a document can be searched",
    id,
    found: body === null ? "no text" : "no signature",
  }));
}
