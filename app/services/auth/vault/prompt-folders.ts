import { randomUUID } from "node:crypto";
import { assertId, notFound, ServiceError } from "../../errors.ts";
import { type Db, type Trx } from "../../context.ts";
import type { PromptFolder } from "./contract.ts";
import type { PromptFolderRow } from "../tables.ts";

const mostFolders = 500;

/** By which a prompt's domain and a folder's name are one word. */
export const keyOf = (name: string): string => name.normalize("NFKC").toLowerCase();

/** The user's folders of saved prompts by name, as people sort names. */
export async function listPromptFolders(db: Db, userId: string): Promise<PromptFolder[]> {
  const rows = await counted(db, userId).execute();
  const names = new Intl.Collator("en", { numeric: true });
  return rows.map(toPromptFolder).sort((one, other) => names.compare(one.name, other.name));
}

/**
 * Makes a folder; prompts in no folder whose domain is its name are in it from now on.
 * @throws ServiceError 409 when there is one of that name, or too many
 */
export async function createPromptFolder(
  trx: Trx,
  userId: string,
  name: string,
  now: number,
): Promise<PromptFolder> {
  const { total } = await trx
    .selectFrom("prompt_folders")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  if (total >= mostFolders) throw new ServiceError(409, `You can have ${mostFolders} folders.`);
  const row = { id: randomUUID(), user_id: userId, name, name_key: keyOf(name), created_at: now };
  const made = await trx
    .insertInto("prompt_folders")
    .values(row)
    .onConflict((conflict) => conflict.columns(["user_id", "name_key"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!made) throw new ServiceError(409, "You have a folder of that name already.");
  await trx
    .updateTable("saved_prompts")
    .set({ folder_id: row.id })
    .where("user_id", "=", userId)
    .where("folder_id", "is", null)
    .where("domain_key", "=", row.name_key)
    .execute();
  return toPromptFolder(
    await counted(trx, userId).where("prompt_folders.id", "=", row.id).executeTakeFirstOrThrow(),
  );
}

/** Deletes a folder; the prompts in it stay, in none. @throws ServiceError 404 */
export async function deletePromptFolder(db: Db, userId: string, id: string): Promise<void> {
  assertId(id);
  const { numDeletedRows } = await db
    .deleteFrom("prompt_folders")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
}

/**
 * Takes a folder of the user's for this transaction, so that nothing is filed in one that is being deleted. Whoever
 * takes a prompt too takes its folder first, or two would wait for each other. Null when no folder has that domain.
 * @throws ServiceError 404 for an id
 */
export async function lockPromptFolder(
  trx: Trx,
  userId: string,
  by: { id: string } | { domain: string },
): Promise<string | null> {
  if ("id" in by) assertId(by.id);
  const row = await trx
    .updateTable("prompt_folders")
    .set((eb) => ({ name: eb.ref("name") }))
    .where("user_id", "=", userId)
    .where((eb) => ("id" in by ? eb("id", "=", by.id) : eb("name_key", "=", keyOf(by.domain))))
    .returning("id")
    .executeTakeFirst();
  if (!row && "id" in by) throw notFound();
  return row?.id ?? null;
}

const counted = (db: Db, userId: string) =>
  db
    .selectFrom("prompt_folders")
    .selectAll("prompt_folders")
    .select((eb) =>
      eb
        .selectFrom("saved_prompts")
        .select((inner) => inner.fn.countAll<number>().as("count"))
        .whereRef("saved_prompts.folder_id", "=", "prompt_folders.id")
        .as("prompt_count"),
    )
    .where("prompt_folders.user_id", "=", userId);

const toPromptFolder = (row: PromptFolderRow & { prompt_count: number | null }): PromptFolder => ({
  id: row.id,
  name: row.name,
  prompt_count: row.prompt_count ?? 0,
  createdAt: new Date(row.created_at).toISOString(),
});
