import type { Db } from "#app/server/database/database.ts";
import type { OutboxRow } from "#app/server/mail/tables.ts";

/** The letters to an address, the oldest first; those of one kind if named. */
export async function lettersTo(db: Db, email: string, kind?: string): Promise<OutboxRow[]> {
  const letters = await db
    .selectFrom("outbox")
    .selectAll()
    .where("to_address", "=", email)
    .orderBy("created_at")
    .execute();
  return kind === undefined ? letters : letters.filter((letter) => letter.kind === kind);
}

/** The token of the link in the newest letter of a kind. @throws Error when there is none */
export async function tokenFrom(db: Db, email: string, kind: string): Promise<string> {
  const letter = (await lettersTo(db, email, kind)).at(-1);
  const token = /token=([\w-]+)/.exec(letter?.text_body ?? "")?.[1];
  if (!token) throw new Error(`there is no letter "${kind}" with a link to ${email}`);
  return token;
}
