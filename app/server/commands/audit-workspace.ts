import type { Db } from "../database/database.ts";
import type { Broken } from "./audit-broken.ts";

/** A card that is open shows a content item of its user's, and no other content item has a card. */
export async function cardsOfOwnDocuments(db: Db): Promise<Broken[]> {
  const rows = await db
    .selectFrom("workspace_cards")
    .leftJoin("contents", "contents.id", "workspace_cards.document")
    .select(["document", "state", "workspace_cards.user_id", "contents.user_id as owner"])
    .execute();
  return rows
    .filter(({ state, user_id: user, owner }) => (state === "open" ? owner !== user : owner !== null))
    .map(({ document, state, owner }) => ({
      rule: "an open card shows a document of its user's",
      id: document,
      found: `${state}, ${owner === null ? "no document" : "a document"}`,
    }));
}
