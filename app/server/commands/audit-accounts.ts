import type { Db } from "../database/database.ts";
import type { Broken } from "./audit-broken.ts";

/** An account waits to be erased only after it was closed. */
export async function erasedAreClosed(db: Db): Promise<Broken[]> {
  const rows = await db
    .selectFrom("users")
    .select("id")
    .where("delete_at", "is not", null)
    .where("deactivated_at", "is", null)
    .execute();
  return rows.map(({ id }) => ({ rule: "an account to be erased is closed", id, found: "open" }));
}

/** Links in letters are secrets; a letter that has gone, or was given up, keeps none. */
export async function goneLettersAreEmpty(db: Db): Promise<Broken[]> {
  const rows = await db
    .selectFrom("outbox")
    .select("id")
    .where((eb) => eb.or([eb("sent_at", "is not", null), eb("failed_at", "is not", null)]))
    .where((eb) => eb.or([eb("text_body", "<>", ""), eb("html_body", "<>", "")]))
    .execute();
  return rows.map(({ id }) => ({ rule: "a letter that has gone keeps no text", id, found: "a text" }));
}
