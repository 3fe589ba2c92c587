import { type Db } from "../context.ts";
import type { Relative } from "./contract.ts";
import type { SessionRow } from "./tables.ts";

const longestTitle = 60;
/** So many characters of a text hold its first line's beginning: where many are listed, none is read whole. */
export const titledBy = 400;

/** What a session is called: its name, else the beginning of its text. */
export function titleOf({ title, text }: Pick<SessionRow, "title" | "text">): string {
  if (title !== "") return title;
  const line = text.slice(0, titledBy).trim().split("\n", 1)[0] ?? "";
  const words = line.replace(/^(?:#{1,6}|[-*>]) +/, "");
  if (words.length <= longestTitle) return words;
  const cut = words.slice(0, longestTitle).replace(/[\uD800-\uDBFF]$/, "");
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), longestTitle / 2)).trimEnd()}…`;
}

/** The sessions of the same user that a session branches off or that branch off it, the first one first. */
export async function listFamily(db: Db, session: SessionRow): Promise<Relative[]> {
  const rows = await db
    .selectFrom("brainstorm_sessions as branch")
    .leftJoin("brainstorm_messages as parent", "parent.id", "branch.parent_message_id")
    .select((eb) => [
      "branch.id",
      "branch.title",
      eb.fn<string>("substr", ["branch.text", eb.lit(1), eb.lit(titledBy)]).as("text"),
      "parent.session_id as parent_session",
    ])
    .where("branch.user_id", "=", session.user_id)
    .orderBy("branch.created_at")
    .orderBy("branch.id")
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  let root = session.id;
  for (let above = byId.get(root)?.parent_session; above; above = byId.get(above)?.parent_session)
    root = above;
  const kept = new Set([root]);
  // A branch is younger than what it branches off.
  for (const { id, parent_session: parent } of rows) if (parent && kept.has(parent)) kept.add(id);
  return rows
    .filter(({ id }) => kept.has(id))
    .map((row) => ({ id: row.id, title: titleOf(row), parent_session: row.parent_session ?? null }));
}
