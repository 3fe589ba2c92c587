import { sql } from "kysely";
import { type Db, transact } from "../database/database.ts";
import { tableRules } from "./rules.ts";

/**
 * Erases an account and every row about its user, if the account is still to be erased by `now` (milliseconds since
 * 1970): a log-in in between keeps it.
 * @returns whether it was erased
 */
export async function eraseUser(db: Db, userId: string, now: number): Promise<boolean> {
  return transact(db, async (trx) => {
    const user = await trx
      .updateTable("users")
      .set({ is_active: 0 })
      .where("id", "=", userId)
      .where("delete_at", "<=", now)
      .returning(["id", "email_key"])
      .executeTakeFirst();
    if (!user) return false;
    const person = { id: user.id, emailKey: user.email_key };
    for (const [table, rule] of Object.entries(tableRules)) {
      if ("nobody" in rule) continue;
      await sql`delete from ${sql.table(table)} where ${rule.rows(person)}`.execute(trx);
    }
    return true;
  });
}
