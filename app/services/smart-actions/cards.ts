import { type CardPositions, positionsOf, positionsWithin } from "#app/writer/card-positions.ts";
import { ServiceError } from "../errors.ts";
import { type Trx } from "../context.ts";
import type { ContentRow } from "./tables.ts";

const savedOf = ({ positions }: Pick<ContentRow, "positions">): CardPositions =>
  positions === null ? {} : (JSON.parse(positions) as CardPositions);

/** Where the cards of an inspiration lie; `content` has its versions. */
export const cardPositionsOf = (
  row: Pick<ContentRow, "positions">,
  content: Readonly<Record<string, string>>,
): CardPositions => positionsOf(content, savedOf(row));

/** What is still said of the cards when a document was changed: nothing of versions that it has no more. */
export function keptPositions(positions: string | null, versions: readonly string[] | null): string | null {
  if (positions === null || versions === null) return positions;
  const content = Object.fromEntries(versions.map((version) => [version, ""]));
  return JSON.stringify(positionsWithin(content, savedOf({ positions })));
}

/**
 * Puts some cards of an inspiration, whose lock the transaction holds, elsewhere; the others lie where they lay. Like a
 * move to a folder this is no revision. `versions` are the keys of those that it has.
 * @throws ServiceError 422 for what is no inspiration and for a version that it does not have
 */
export async function moveCards<R extends Pick<ContentRow, "id" | "mode" | "positions">>(
  trx: Trx,
  row: R,
  moved: CardPositions,
  versions: readonly string[],
): Promise<R> {
  if (row.mode !== "inspire") throw new ServiceError(422, "positions: only an inspiration has cards.");
  const unknown = Object.keys(moved).find((version) => !versions.includes(version));
  if (unknown !== undefined) throw new ServiceError(422, `positions.${unknown}: there is no such version.`);
  const positions = JSON.stringify({ ...savedOf(row), ...moved });
  await trx.updateTable("contents").set({ positions }).where("id", "=", row.id).execute();
  return { ...row, positions };
}
