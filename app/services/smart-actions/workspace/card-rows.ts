/** What other parts of the service do to cards: all that they know of them. */

import type { Db, Trx } from "../../context.ts";

/** A document's card shows it from now on, where it has one: its first text is there. */
export async function fillCard(trx: Trx, userId: string, document: string): Promise<void> {
  await trx
    .updateTable("workspace_cards")
    .set({ state: "open" })
    .where("document", "=", document)
    .where("user_id", "=", userId)
    .execute();
}

/** Takes a document's card away. @returns whether there was one */
export async function dropCard(trx: Trx, userId: string, document: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("workspace_cards")
    .where("document", "=", document)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Whether a new card of a user's keeps a guid for a text that is still to come. */
export async function isKept(db: Db, userId: string, document: string): Promise<boolean> {
  const row = await db
    .selectFrom("workspace_cards")
    .select("document")
    .where("document", "=", document)
    .where("user_id", "=", userId)
    .where("state", "=", "new")
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a guid is kept for a card of somebody else's. */
export async function isKeptByOther(db: Db, userId: string, document: string): Promise<boolean> {
  const row = await db
    .selectFrom("workspace_cards")
    .select("user_id")
    .where("document", "=", document)
    .where("user_id", "<>", userId)
    .executeTakeFirst();
  return row !== undefined;
}
