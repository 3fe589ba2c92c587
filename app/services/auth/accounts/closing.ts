import type { ServiceContext } from "../../context.ts";
import { deletionLetter } from "../mails/deletion.ts";
import { endSessions } from "../sessions/sessions.ts";

const keptMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Closes an account and ends all its sessions. Deactivated, it keeps everything until its user logs in again; deleted,
 * it does so for 30 days and is then erased.
 */
export async function closeAccount(
  context: ServiceContext,
  userId: string,
  mode: "deactivate" | "delete",
): Promise<void> {
  const now = context.clock.now();
  const deleteAt = mode === "delete" ? now + keptMs : null;
  await context.transact(async (trx) => {
    const user = await trx
      .updateTable("users")
      .set({ deactivated_at: now, delete_at: deleteAt })
      .where("id", "=", userId)
      .returning(["email", "first_name"])
      .executeTakeFirstOrThrow();
    await endSessions(trx, userId, null, now);
    if (deleteAt === null) return;
    await context.mail(trx, deletionLetter(user.email, user.first_name, deleteAt, context.settings.appUrl));
  });
}

/** Brings a closed account back, as a log-in does. @returns false when it was erased meanwhile */
export async function reopenAccount(context: ServiceContext, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await context.db
    .updateTable("users")
    .set({ deactivated_at: null, delete_at: null })
    .where("id", "=", userId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
