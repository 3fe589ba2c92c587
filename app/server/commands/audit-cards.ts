import { parseStored } from "#app/document/stored.ts";
import { cardPositions } from "#app/services/generated.ts";
import { inspirationContent } from "#app/writer/inspiration.ts";
import type { Db } from "../database/database.ts";
import type { Broken } from "./audit-broken.ts";

/** A card lies on the board of an inspiration that has its version. */
export async function cardsOfOwnVersions(db: Db): Promise<Broken[]> {
  const rows = await db
    .selectFrom("contents")
    .innerJoin("texts", (join) =>
      join.onRef("texts.content_id", "=", "contents.id").onRef("texts.number", "=", "text_number"),
    )
    .select(["id", "mode", "document", "positions"])
    .where("positions", "is not", null)
    .execute();
  return rows.flatMap(({ id, mode, document, positions }) => {
    const found = strayOf(mode, String(document), positions ?? "");
    return found === null ? [] : [{ rule: "a saved card is a version of its inspiration", id, found }];
  });
}

function strayOf(mode: string, document: string, positions: string): string | null {
  if (mode !== "inspire") return `mode ${mode}`;
  const parsed = cardPositions.safeParse(JSON.parse(positions));
  if (!parsed.success) return "no positions";
  const content = inspirationContent(parseStored(JSON.parse(document)));
  return Object.keys(parsed.data).find((version) => !Object.hasOwn(content, version)) ?? null;
}
