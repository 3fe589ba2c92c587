import { randomUUID } from "node:crypto";
import type { Letter } from "#app/services/context.ts";
import type { Db, Trx } from "../database/database.ts";

const shown = 50;

/** Writes a letter into the outbox, in the transaction of the change that it tells of. */
export async function postLetter(trx: Trx, letter: Letter, now: number): Promise<void> {
  await trx
    .insertInto("outbox")
    .values({
      id: randomUUID(),
      kind: letter.kind,
      to_address: letter.to,
      subject: letter.subject,
      text_body: letter.text,
      html_body: letter.html,
      created_at: now,
      sent_at: null,
    })
    .execute();
}

/** The newest letters, for the outbox page. */
export async function listLetters(db: Db) {
  const rows = await db
    .selectFrom("outbox")
    .select(["id", "to_address", "subject", "text_body", "created_at"])
    .orderBy("created_at", "desc")
    .limit(shown)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    to: row.to_address,
    subject: row.subject,
    text: row.text_body,
    createdAt: row.created_at,
  }));
}
