import type { Db } from "../database/database.ts";
import type { Broken } from "./audit-broken.ts";

/** What is filed is in a folder that stands, and that its own user made. */
export async function filedInOwnFolders(db: Db): Promise<Broken[]> {
  const contents = await db
    .selectFrom("contents")
    .leftJoin("folders", "folders.id", "contents.folder_id")
    .select(["contents.id", "contents.folder_id", "contents.user_id", "folders.user_id as owner"])
    .where("contents.folder_id", "is not", null)
    .execute();
  const prompts = await db
    .selectFrom("saved_prompts")
    .leftJoin("prompt_folders", "prompt_folders.id", "saved_prompts.folder_id")
    .select([
      "saved_prompts.id",
      "saved_prompts.folder_id",
      "saved_prompts.user_id",
      "prompt_folders.user_id as owner",
    ])
    .where("saved_prompts.folder_id", "is not", null)
    .execute();
  return [...contents, ...prompts]
    .filter((row) => row.owner !== row.user_id)
    .map((row) => ({
      rule: "what is filed is in a folder of its owner's",
      id: row.id,
      found: row.owner === null ? `no folder ${row.folder_id}` : "somebody else's folder",
    }));
}
