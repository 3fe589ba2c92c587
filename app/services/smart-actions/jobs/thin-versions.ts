import { sql } from "kysely";
import type { Db, Trx } from "../../context.ts";
import { measure } from "../sizes.ts";
import { dropTexts } from "../texts.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const atOnce = 200;

/** Where a look at the timed versions, the oldest first, goes on. */
interface Place {
  created_at: number;
  content_id: string;
  number: number;
}

interface Found extends Place {
  /** A later one of its hour, or of its day, stays. */
  goes: number;
}

/**
 * Thins out the versions that were made by time alone and have no name: all of a day stay, the last of each hour for a
 * week, the last of each day after that. `transact` does its work in one transaction.
 */
export async function thinVersions(
  db: Db,
  transact: (work: (trx: Trx) => Promise<void>) => Promise<void>,
  now: number,
  signal: AbortSignal,
): Promise<void> {
  let place: Place = { created_at: -1, content_id: "", number: 0 };
  while (!signal.aborted) {
    const found = await look(db, place, now);
    const going = Map.groupBy(
      found.filter(({ goes }) => goes === 1),
      ({ content_id: id }) => id,
    );
    for (const [id, versions] of going) {
      if (signal.aborted) return;
      await transact((trx) => thin(trx, id, versions));
    }
    const last = found.at(-1);
    if (!last || found.length < atOnce) return;
    place = last;
  }
}

/** Timed versions that are older than a day, from `place` on. */
async function look(db: Db, place: Place, now: number): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select created_at, content_id, number, case when exists (
      select 1 from versions later
      where later.content_id = old.content_id and later.number > old.number
        and later.reason = 'timed' and later.name is null
        and case when old.created_at < ${now - 7 * day}
          then later.created_at / ${sql.lit(day)} = old.created_at / ${sql.lit(day)}
          else later.created_at / ${sql.lit(hour)} = old.created_at / ${sql.lit(hour)} end
    ) then 1 else 0 end as goes
    from versions old
    where reason = 'timed' and name is null and created_at < ${now - day}
      and (created_at, content_id, number) > (${place.created_at}, ${place.content_id}, ${place.number})
    order by created_at, content_id, number
    limit ${atOnce}
  `.execute(db);
  return rows;
}

async function thin(trx: Trx, id: string, versions: readonly Found[]): Promise<void> {
  // The document's lock: what is named at this moment stays.
  await trx
    .updateTable("contents")
    .set((eb) => ({ revision: eb.ref("revision") }))
    .where("id", "=", id)
    .execute();
  await trx
    .deleteFrom("versions")
    .where("content_id", "=", id)
    .where("reason", "=", "timed")
    .where("name", "is", null)
    .where(
      "number",
      "in",
      versions.map(({ number }) => number),
    )
    .execute();
  await dropTexts(trx, id);
  await measure(trx, id);
}
