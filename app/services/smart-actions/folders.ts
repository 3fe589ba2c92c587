import { randomUUID } from "node:crypto";
import { assertId, notFound, ServiceError } from "../errors.ts";
import { type Db, type Trx } from "../context.ts";
import type { Folder } from "./contract.ts";
import type { FolderRow } from "./tables.ts";

const mostFolders = 500;

/** A folder of the user's that stands until the transaction ends. */
export type LockedFolder = FolderRow;

/** The user's folders by name, as people sort names. */
export async function listFolders(db: Db, userId: string): Promise<Folder[]> {
  const rows = await counted(db, userId).execute();
  const names = new Intl.Collator("en", { numeric: true });
  return rows.map(toFolder).sort((one, other) => names.compare(one.name, other.name));
}

/** How many of the user's contents are in no folder. */
export async function countUnfiled(db: Db, userId: string): Promise<number> {
  const { total } = await db
    .selectFrom("contents")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("user_id", "=", userId)
    .where("folder_id", "is", null)
    .executeTakeFirstOrThrow();
  return total;
}

/** @throws ServiceError 404, alike for absent and for somebody else's */
export async function getFolder(db: Db, userId: string, id: string): Promise<Folder> {
  assertId(id);
  const row = await counted(db, userId).where("folders.id", "=", id).executeTakeFirst();
  if (!row) throw notFound();
  return toFolder(row);
}

/** @throws ServiceError 409 when there is one of that name, or too many */
export async function createFolder(trx: Trx, userId: string, name: string, now: number): Promise<string> {
  const folders = await listNames(trx, userId);
  if (folders.length >= mostFolders) throw new ServiceError(409, `You can have ${mostFolders} folders.`);
  assertFree(folders, name);
  const id = randomUUID();
  await trx.insertInto("folders").values({ id, user_id: userId, name, created_at: now }).execute();
  return id;
}

/** @throws ServiceError 404, or 409 when another has that name */
export async function renameFolder(trx: Trx, userId: string, id: string, name: string): Promise<void> {
  await lockFolder(trx, userId, id);
  const folders = await listNames(trx, userId);
  assertFree(
    folders.filter((folder) => folder.id !== id),
    name,
  );
  await trx.updateTable("folders").set({ name }).where("id", "=", id).execute();
}

/** Deletes a folder; what was in it stays, uncategorised. @throws ServiceError 404 */
export async function deleteFolder(trx: Trx, userId: string, id: string): Promise<void> {
  await lockFolder(trx, userId, id);
  await trx
    .updateTable("contents")
    .set({ folder_id: null })
    .where("user_id", "=", userId)
    .where("folder_id", "=", id)
    .execute();
  await trx.deleteFrom("folders").where("id", "=", id).execute();
}

/**
 * Takes a folder's row for this transaction, so that nothing is filed in one that is being deleted. Whoever takes
 * documents too takes their folder first, or two would wait for each other.
 * @throws ServiceError 404
 */
export async function lockFolder(trx: Trx, userId: string, id: string): Promise<LockedFolder> {
  assertId(id);
  const row = await trx
    .updateTable("folders")
    .set((eb) => ({ name: eb.ref("name") }))
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

const counted = (db: Db, userId: string) =>
  db
    .selectFrom("folders")
    .selectAll("folders")
    .select((eb) =>
      eb
        .selectFrom("contents")
        .select((inner) => inner.fn.countAll<number>().as("count"))
        .whereRef("contents.folder_id", "=", "folders.id")
        .as("content_count"),
    )
    .where("folders.user_id", "=", userId);

function toFolder(row: FolderRow & { content_count: number | null }): Folder {
  return {
    id: row.id,
    guid: row.id,
    name: row.name,
    content_count: row.content_count ?? 0,
    createdAt: new Date(row.created_at).toISOString(),
  };
}

type Named = Pick<FolderRow, "id" | "name">;

const listNames = (trx: Trx, userId: string): Promise<Named[]> =>
  trx.selectFrom("folders").select(["id", "name"]).where("user_id", "=", userId).execute();

const folded = (name: string): string => name.normalize("NFKC").toLowerCase();

/** Two that come at once may still get one name: that harms nothing, so no lock is taken for it. */
function assertFree(folders: readonly Named[], name: string): void {
  if (folders.some((folder) => folded(folder.name) === folded(name))) {
    throw new ServiceError(409, "You have a folder of that name already.");
  }
}
