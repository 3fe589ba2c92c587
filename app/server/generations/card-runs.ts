import type { CardRun } from "#app/services/context.ts";
import type { Db } from "../database/database.ts";
import { placeIn, waitingOf } from "./turns.ts";
import { storedFailure } from "./receive.ts";
import type { GenerationRow } from "./tables.ts";

const most = 200;

/**
 * What runs for a user's documents, what was to make one of them and has not, and what is proposed for one or was to be
 * and failed: the newest first.
 */
export async function listForCards(db: Db, userId: string, documents: readonly string[]): Promise<CardRun[]> {
  if (documents.length === 0) return [];
  const rows = await db
    .selectFrom("generations")
    .select(["id", "service", "action", "state", "error", "document_id", "content_id"])
    .select(["decision", "waiting", "ended_at"])
    .where("user_id", "=", userId)
    .where((eb) =>
      eb.or([
        eb.and([eb("content_id", "in", documents), eb("state", "<>", "done")]),
        eb.and([
          eb("document_id", "in", documents),
          eb("listed", "=", 1),
          eb.or([eb("state", "in", ["running", "failed", "interrupted"]), eb("decision", "=", "proposed")]),
        ]),
      ]),
    )
    .orderBy("created_at", "desc")
    .limit(most)
    .execute();
  const line = rows.some(({ waiting }) => waiting === 1) ? await waitingOf(db, userId) : [];
  return rows.map((row) => ({
    generation: row.id,
    service: row.service,
    action: row.action,
    state: row.state,
    document: row.document_id,
    guid: row.content_id,
    ...failureOf(row),
    isProposed: row.decision === "proposed",
    before: placeIn(line, row),
    endedAt: row.ended_at,
  }));
}

function failureOf(row: Pick<GenerationRow, "id" | "error">): Pick<CardRun, "problem" | "isDeclined"> {
  if (row.error === null) return { problem: null, isDeclined: false };
  const { code, detail } = storedFailure(row);
  return { problem: typeof detail === "string" ? detail : null, isDeclined: code === "not_possible" };
}
