import type { StoredText } from "#app/document/document-tasks.ts";
import type { ServiceContext, Trx } from "../../context.ts";
import { ServiceError } from "../../errors.ts";
import { createIfFree, getContent, type ShownRow } from "../contents.ts";
import type { WorkspaceCardRow } from "../tables.ts";

/** A first save, as the call has it. */
interface FirstSave {
  title?: string | undefined;
  sub_title?: string | undefined;
  revision?: number | undefined;
}

/**
 * Makes the content item whose guid a new card of the user's keeps, when it is saved for the first time: from revision 0.
 * Null for every other save, and for the second of two first ones.
 * @throws ServiceError 422 `empty` for a save that says nothing: nothing empty is ever listed
 */
export async function bearContent(
  context: ServiceContext,
  userId: string,
  id: string,
  { title = "", sub_title: subTitle = "", revision }: FirstSave,
  text: StoredText | null,
  bytes: number,
): Promise<ShownRow | null> {
  if (revision !== 0 || text === null) return null;
  const born = await context.transact(async (trx) => {
    const card = await findNew(trx, userId, id);
    if (card === null) return false;
    if (title.trim() === "" && subTitle.trim() === "" && text.preview === "")
      throw new ServiceError(422, "An empty document is not saved.", { code: "empty" });
    const made = { id, title, subTitle, text, mode: card.mode, reason: "created", ...madeBy(card) } as const;
    return context.withinStorage(trx, userId, () => createIfFree(trx, userId, made, context.clock.now()));
  }, bytes);
  return born ? getContent(context.db, userId, id) : null;
}

async function findNew(trx: Trx, userId: string, document: string): Promise<WorkspaceCardRow | null> {
  const card = await trx
    .selectFrom("workspace_cards")
    .selectAll()
    .where("document", "=", document)
    .where("user_id", "=", userId)
    .where("state", "=", "new")
    .executeTakeFirst();
  return card ?? null;
}

/** The tool that a card was made by, as a content item tells of it. */
function madeBy({ tool_name: name, platform }: WorkspaceCardRow) {
  if (name === null) return {};
  return { smartActions: [name], actionsApplied: { main_action: name, tool: { value: name, platform } } };
}
