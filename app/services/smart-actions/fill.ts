import { isEmpty } from "#app/document/stored.ts";
import { nodeOf } from "#app/document/document-tasks.ts";
import type { Filling, Trx } from "../context.ts";
import { lockContent, putText } from "./contents.ts";
import { ServiceError } from "../errors.ts";
import { measure } from "./sizes.ts";
import type { ContentRow } from "./tables.ts";
import { dropTexts } from "./texts.ts";
import { insertVersion } from "./versions.ts";

/** Bytes of the longest stored document that is looked at for being empty. */
const longestEmpty = 10_000;

/**
 * Puts what was written for a document into it where its text is empty and nobody has changed it since: there is
 * nothing that it could replace unseen. What was empty is no version of it any more.
 * @returns whether it did
 */
export async function fillContent(
  trx: Trx,
  userId: string,
  { document, text, generation, action }: Filling,
  now: number,
): Promise<boolean> {
  const row = await findLocked(trx, userId, document.id);
  if (row?.revision !== document.revision || !(await isBlank(trx, row))) return false;
  await trx
    .deleteFrom("versions")
    .where("content_id", "=", row.id)
    .where("text_number", "=", row.text_number)
    .where("reason", "in", ["created", "saved", "timed"])
    .where("name", "is", null)
    .execute();
  const next: ContentRow = {
    ...row,
    ...(await putText(trx, row.id, text)),
    revision: row.revision + 1,
    generation_id: generation,
    updated_at: now,
  };
  await trx.updateTable("contents").set(next).where("id", "=", row.id).execute();
  await insertVersion(trx, next, { reason: "kept", action, generation }, now);
  await dropTexts(trx, row.id);
  await measure(trx, row.id);
  return true;
}

/** Null for a document that was deleted meanwhile. */
async function findLocked(trx: Trx, userId: string, id: string): Promise<ContentRow | null> {
  try {
    return await lockContent(trx, userId, id);
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return null;
    throw error;
  }
}

async function isBlank(trx: Trx, { id, text_number: number }: ContentRow): Promise<boolean> {
  const found = await trx
    .selectFrom("texts")
    .select((eb) => [
      "words",
      eb.case().when("bytes", "<", longestEmpty).then(eb.ref("document")).end().as("document"),
    ])
    .where("content_id", "=", id)
    .where("number", "=", number)
    .executeTakeFirst();
  if (!found?.document || (found.words ?? 0) > 0) return false;
  const { document } = found;
  return isEmpty(nodeOf(typeof document === "string" ? new TextEncoder().encode(document) : document));
}
