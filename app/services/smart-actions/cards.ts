import { inspirationContent } from "#app/writer/inspiration.ts";
import { type CardPositions, positionsOf, positionsWithin } from "#app/writer/card-positions.ts";
import { parseStored } from "#app/document/stored.ts";
import { ServiceError, type Trx } from "../context.ts";
import type { ContentRow } from "./tables.ts";

type Placed = Pick<ContentRow, "document" | "positions">;

const contentOf = ({ document }: Pick<ContentRow, "document">) =>
  inspirationContent(parseStored(JSON.parse(document)));
const savedOf = ({ positions }: Pick<ContentRow, "positions">): CardPositions =>
  positions === null ? {} : (JSON.parse(positions) as CardPositions);

/** Where the cards of an inspiration lie. */
export const cardPositionsOf = (row: Placed): CardPositions => positionsOf(contentOf(row), savedOf(row));

/** What is still said of the cards when a document was changed: nothing of versions that it has no more. */
export function keptPositions(row: Placed): string | null {
  if (row.positions === null) return null;
  return JSON.stringify(positionsWithin(contentOf(row), savedOf(row)));
}

/**
 * Puts some cards of an inspiration, whose lock the transaction holds, elsewhere; the others lie where they lay. Like a
 * move to a folder this is no revision.
 * @throws ServiceError 422 for what is no inspiration and for a version that it does not have
 */
export async function moveCards(trx: Trx, row: ContentRow, moved: CardPositions): Promise<ContentRow> {
  if (row.mode !== "inspire") throw new ServiceError(422, "positions: only an inspiration has cards.");
  const content = contentOf(row);
  const unknown = Object.keys(moved).find((version) => !Object.hasOwn(content, version));
  if (unknown !== undefined) throw new ServiceError(422, `positions.${unknown}: there is no such version.`);
  const positions = JSON.stringify({ ...savedOf(row), ...moved });
  await trx.updateTable("contents").set({ positions }).where("id", "=", row.id).execute();
  return { ...row, positions };
}
