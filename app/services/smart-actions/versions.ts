import type { Bytes } from "#app/document/document-tasks.ts";
import type { Trx } from "../context.ts";
import { measure } from "./sizes.ts";
import type { ContentRow, VersionRow } from "./tables.ts";
import { insertText } from "./texts.ts";

/** How a version came to be. */
export interface Cause {
  reason: VersionRow["reason"];
  /** The action whose text was kept, or that the state was before. */
  action?: string | null;
  /** Number of the version that came back. */
  restored?: number;
  /** Number of the version whose place it has among smart results. */
  replaces?: number;
  generation: string | null;
}

/** What a version says. */
type State = Pick<ContentRow, "id" | "revision" | "title" | "sub_title" | "text_number">;

/** What a version says that was never the document's text. */
type Written = Omit<State, "revision"> & { revision: null };

/** Keeps a state of a document so that it can be brought back; one that a version holds already is not kept twice. */
export async function insertVersion(trx: Trx, state: State, cause: Cause, now: number): Promise<void> {
  const kept = await trx
    .selectFrom("versions")
    .select("number")
    .where("content_id", "=", state.id)
    .where("revision", "=", state.revision)
    .where("reason", "<>", "conflict")
    .executeTakeFirst();
  if (kept) return;
  await addVersion(trx, state, cause, now);
}

/** Keeps a state of a document that its writer has decided for: where a version holds it, that was kept. */
export async function insertKept(
  trx: Trx,
  state: State,
  kept: { generation: string; action: string },
  now: number,
): Promise<void> {
  await insertVersion(trx, state, { ...kept, reason: "kept" }, now);
  await trx
    .updateTable("versions")
    .set({ reason: "kept", action: kept.action })
    .where("content_id", "=", state.id)
    .where("revision", "=", state.revision)
    .where("reason", "in", ["generated", "saved", "timed"])
    .execute();
}

/** Keeps a choice among a generation's marks as the one version of it, in place of the choice that was `before`. */
export async function insertChosen(
  trx: Trx,
  before: State,
  state: State,
  { generation }: { generation: string },
  now: number,
): Promise<void> {
  await trx
    .deleteFrom("versions")
    .where("content_id", "=", before.id)
    .where("revision", "=", before.revision)
    .where("generation_id", "=", generation)
    .where("reason", "=", "saved")
    .where("name", "is", null)
    .execute();
  await insertVersion(trx, state, { reason: "saved", generation }, now);
}

/** Adds a version to a document whose lock the transaction holds. @returns its number */
export async function addVersion(
  trx: Trx,
  { id, revision, title, sub_title, text_number }: State | Written,
  { reason, action = null, restored, replaces, generation }: Cause,
  now: number,
): Promise<number> {
  const { last } = await trx
    .selectFrom("versions")
    .select((eb) => eb.fn.coalesce(eb.fn.max<number>("number"), eb.lit(0)).as("last"))
    .where("content_id", "=", id)
    .executeTakeFirstOrThrow();
  const number = last + 1;
  await trx
    .insertInto("versions")
    .values({
      content_id: id,
      number,
      revision: revision ?? -number,
      title,
      sub_title,
      text_number,
      reason,
      action,
      restored: restored ?? null,
      replaces: replaces ?? null,
      name: null,
      decided_at: null,
      generation_id: generation,
      created_at: now,
    })
    .execute();
  await measure(trx, id);
  return number;
}

const timedAfterMs = 10 * 60 * 1000;

/** Keeps an autosaved state as a version where ten minutes of work have none, by the clock as it goes now. */
export async function insertTimed(trx: Trx, state: ContentRow, now: number): Promise<void> {
  const last = await trx
    .selectFrom("versions")
    .select("created_at")
    .where("content_id", "=", state.id)
    .where("reason", "<>", "conflict")
    .where("revision", ">", 0)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  const passed = last ? now - last.created_at : timedAfterMs;
  if (passed >= 0 && passed < timedAfterMs) return;
  await insertVersion(trx, state, { reason: "timed", generation: null }, now);
}

const typedTitle = "Your text";

/** Keeps what the writer typed, a stored document, beside the text that was made of it, as number 0. */
export async function insertTyped(trx: Trx, contentId: string, document: Bytes, now: number): Promise<void> {
  await trx
    .insertInto("versions")
    .values({
      content_id: contentId,
      number: 0,
      revision: 0,
      title: typedTitle,
      sub_title: "",
      text_number: await insertText(trx, contentId, { document, words: null }),
      reason: "typed",
      action: null,
      restored: null,
      replaces: null,
      name: null,
      decided_at: null,
      generation_id: null,
      created_at: now,
    })
    .execute();
  await measure(trx, contentId);
}
