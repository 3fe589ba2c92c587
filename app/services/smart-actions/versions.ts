import type { Trx } from "../context.ts";
import type { ContentRow, VersionRow } from "./tables.ts";

/** Keeps a state of a document so that it can be brought back; a state that the last version already holds is not kept twice. */
export async function insertVersion(
  trx: Trx,
  state: ContentRow,
  reason: VersionRow["reason"],
  generationId: string | null,
  now: number,
): Promise<void> {
  const last = await trx
    .selectFrom("versions")
    .select(["number", "revision"])
    .where("content_id", "=", state.id)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  if (last?.revision === state.revision) return;
  await trx
    .insertInto("versions")
    .values({
      content_id: state.id,
      number: (last?.number ?? 0) + 1,
      revision: state.revision,
      title: state.title,
      sub_title: state.sub_title,
      document: state.document,
      reason,
      generation_id: generationId,
      created_at: now,
    })
    .execute();
}
