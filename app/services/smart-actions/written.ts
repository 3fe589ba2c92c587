import type { Trx, WrittenVersion } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { lockContent } from "./contents.ts";
import { insertText, saysSame } from "./texts.ts";
import { addVersion } from "./versions.ts";

/**
 * Keeps what was written for a document as one of its versions; the document's own text stays as it is.
 * @throws ServiceError 404 for one that was deleted meanwhile, 422 `not_possible` for a text that the document has already
 */
export async function keepWritten(
  trx: Trx,
  userId: string,
  { document, text, generation, action, inPlace }: WrittenVersion,
  now: number,
): Promise<void> {
  const { id, title, sub_title } = await lockContent(trx, userId, document);
  if (await saysSame(trx, id, null, text.document))
    throw new ServiceError(422, nothingNew, { code: "not_possible" });
  const first = inPlace ? await findOnly(trx, id) : null;
  const state = { id, title, sub_title, text_number: await insertText(trx, id, text), revision: null };
  const cause = { reason: "generated", action, generation } as const;
  await addVersion(trx, state, first === null ? cause : { ...cause, replaces: first }, now);
}

const nothingNew =
  "It came out the same as a version that you have. Change the text or the context, or choose another tool.";

/** Number of a document's only version; null where it has another number of them. */
async function findOnly(trx: Trx, id: string): Promise<number | null> {
  const rows = await trx
    .selectFrom("versions")
    .select("number")
    .where("content_id", "=", id)
    .where("number", ">", 0)
    .limit(2)
    .execute();
  return rows.length === 1 ? (rows[0]?.number ?? null) : null;
}
