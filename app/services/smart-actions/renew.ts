import type { NewContent, Trx } from "../context.ts";
import { notFound } from "../errors.ts";
import { before, putText } from "./contents.ts";
import type { ContentRow } from "./tables.ts";
import { insertVersion } from "./versions.ts";

/**
 * Puts a new text into the user's content item; the one that it replaces stays among its versions.
 * @throws ServiceError 404 for one that was deleted meanwhile
 */
export async function renewContent(trx: Trx, userId: string, made: NewContent, now: number): Promise<void> {
  const row = await trx
    .updateTable("contents")
    .set((eb) => ({ revision: eb.ref("revision") }))
    .where("user_id", "=", userId)
    .where("id", "=", made.id)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw notFound();
  const { reason, action = null } = made;
  await insertVersion(trx, row, before(row, action), now);
  const next: ContentRow = {
    ...row,
    ...(await putText(trx, made.id, made.text)),
    content_input: made.contentInput ?? row.content_input,
    smart_actions: JSON.stringify(made.smartActions ?? []),
    actions_applied: made.actionsApplied === undefined ? null : JSON.stringify(made.actionsApplied),
    // The cards of new versions lie where new cards lie.
    positions: made.positions === undefined ? null : JSON.stringify(made.positions),
    revision: row.revision + 1,
    generation_id: made.generationId ?? row.generation_id,
    updated_at: now,
  };
  await trx.updateTable("contents").set(next).where("id", "=", made.id).execute();
  return insertVersion(trx, next, { reason, action, generation: next.generation_id }, now);
}
