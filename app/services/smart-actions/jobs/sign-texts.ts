import type { Searched } from "#app/document/document-tasks.ts";
import type { RunTask } from "#app/writer/thread-tasks.ts";
import type { Db, Trx } from "../../context.ts";
import { searchIn } from "../searches.ts";

const atOnce = 50;
const encoder = new TextEncoder();

/**
 * Signs texts that were stored before there were signatures, and stores them as texts are stored now, one document after
 * the other. `transact` does its work in one transaction.
 */
export async function signTexts(
  db: Db,
  transact: (work: (trx: Trx) => Promise<void>) => Promise<void>,
  run: RunTask,
  signal: AbortSignal,
): Promise<void> {
  let last = "";
  while (!signal.aborted) {
    const rows = await unsigned(db)
      .select(["searches.content_id as id", "user_id as user"])
      .where("searches.content_id", ">", last)
      .orderBy("searches.content_id")
      .limit(atOnce)
      .execute();
    for (const { id, user } of rows) {
      if (signal.aborted) return;
      const found = await unsigned(db)
        .select("body as document")
        .where("searches.content_id", "=", id)
        .executeTakeFirst();
      if (!found) continue;
      const { document } = found;
      const lower = typeof document === "string" ? encoder.encode(document) : document;
      const signed = await run("signText", { lower }, { user });
      await transact((trx) => store(trx, id, signed));
    }
    const next = rows.at(-1);
    if (!next) return;
    last = next.id;
  }
}

const unsigned = (db: Db | Trx) =>
  db
    .selectFrom("search_signatures")
    .innerJoin("searches", "searches.content_id", "search_signatures.content_id")
    .where("part", "=", 0);

/** What was saved meanwhile is signed. */
async function store(trx: Trx, id: string, signed: Searched): Promise<void> {
  // The document's lock.
  await trx
    .updateTable("contents")
    .set((eb) => ({ revision: eb.ref("revision") }))
    .where("id", "=", id)
    .execute();
  const waits = await unsigned(trx).select("part").where("searches.content_id", "=", id).executeTakeFirst();
  if (waits) await searchIn(trx, id, signed);
}
