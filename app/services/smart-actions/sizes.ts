import { sql } from "kysely";
import type { Trx } from "../context.ts";

/** Counts anew what a document takes with its versions, in bytes, after it was written. Lengths are read, texts are not. */
export async function measure(trx: Trx, contentId: string): Promise<void> {
  await sql`
    insert into content_sizes (content_id, user_id, bytes)
    select id, user_id, (select coalesce(sum(bytes), 0) from texts where content_id = ${contentId})
      + (select coalesce(sum(octet_length(body)), 0) from searches where content_id = ${contentId})
    from contents where id = ${contentId}
    on conflict (content_id) do update set bytes = excluded.bytes
  `.execute(trx);
}
