import type { Bytes } from "#app/document/document-tasks.ts";
import type { Trx } from "../context.ts";
import { measure } from "./sizes.ts";
import type { ContentRow, VersionRow } from "./tables.ts";
import { insertText } from "./texts.ts";

/** Keeps a state of a document so that it can be brought back; one that the last version already holds is not kept twice. */
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
      text_number: state.text_number,
      reason,
      generation_id: generationId,
      created_at: now,
    })
    .execute();
  await measure(trx, state.id);
}

export const typedTitle = "Your text";

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
      text_number: await insertText(trx, contentId, document),
      reason: "typed",
      generation_id: null,
      created_at: now,
    })
    .execute();
  await measure(trx, contentId);
}
