import { randomUUID } from "node:crypto";
import { emailKey, isAddress } from "#app/services/auth/accounts/addresses.ts";
import type { Letter } from "#app/services/context.ts";
import type { Db, Trx } from "../database/database.ts";

const shown = 50;
const keptMs = 30 * 24 * 60 * 60 * 1000;

/** Writes a letter into the outbox, in the transaction of the change that it tells of; none to what no letter reaches. */
export async function postLetter(trx: Trx, letter: Letter, now: number): Promise<void> {
  const row = {
    id: randomUUID(),
    kind: letter.kind,
    subject: letter.subject,
    attempts: 0,
    next_try_at: now,
    created_at: now,
    failed_at: null,
  };
  const addressed = {
    ...row,
    to_address: letter.to,
    person: emailKey(letter.replyTo ?? letter.to),
    reply_to: letter.replyTo ?? null,
    text_body: letter.text,
    html_body: letter.html,
    sent_at: null,
  };
  const unaddressed = {
    ...row,
    to_address: "",
    person: "",
    reply_to: null,
    text_body: "",
    html_body: "",
    sent_at: now,
  };
  await trx
    .insertInto("outbox")
    .values(letter.nobody || !isAddress(letter.to) ? unaddressed : addressed)
    .execute();
}

/** The newest letters, for the outbox page. */
export async function listLetters(db: Db) {
  const rows = await db
    .selectFrom("outbox")
    .select(["id", "to_address", "subject", "text_body", "created_at"])
    .where("sent_at", "is", null)
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

/** Deletes letters after 30 days, and at once those that were written for nobody. */
export async function deleteOldLetters(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom("outbox")
    .where((eb) => eb.or([eb("created_at", "<=", now - keptMs), eb("to_address", "=", "")]))
    .execute();
}
