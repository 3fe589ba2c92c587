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

/** The versions of an inspiration that its writer keeps, in their order. */
export const favouritesOf = (row: Pick<ContentRow, "positions">): string[] =>
  Object.entries(savedOf(row))
    .filter(([, place]) => place.favourite)
    .map(([version]) => version)
    .toSorted((one, other) => numberOf(one) - numberOf(other));

const numberOf = (version: string): number => Number(version.slice("version".length));

/** What is still said of the cards when a document was changed: nothing of versions that it has no more. */
export function keptPositions(positions: string | null, versions: readonly string[] | null): string | null {
  if (positions === null || versions === null) return positions;
  const content = Object.fromEntries(versions.map((version) => [version, ""]));
  return JSON.stringify(positionsWithin(content, savedOf({ positions })));
}

/**
 * Puts some cards of an inspiration, whose lock the transaction holds, elsewhere; the others lie where they lay. Like a
 * move to a folder this is no revision. One that goes back (null) stays a favourite. `versions` are the keys of those
 * that it has.
 * @throws ServiceError 422 for what is no inspiration and for a version that it does not have
 */
export async function moveCards<R extends Pick<ContentRow, "id" | "mode" | "positions">>(
  trx: Trx,
  row: R,
  moved: Readonly<Record<string, CardPositions[string] | null>>,
  versions: readonly string[],
): Promise<R> {
  if (row.mode !== "inspire") throw new ServiceError(422, "positions: only an inspiration has cards.");
  const unknown = Object.keys(moved).find((version) => !versions.includes(version));
  if (unknown !== undefined) throw new ServiceError(422, `positions.${unknown}: there is no such version.`);
  const dealt = positionsOf(Object.fromEntries(versions.map((version) => [version, ""])), {});
  const next: Record<string, CardPositions[string]> = { ...savedOf(row) };
  for (const [version, place] of Object.entries(moved)) {
    const back = dealt[version];
    if (place) next[version] = place;
    else if (next[version]?.favourite && back) next[version] = { ...back, favourite: true };
    else delete next[version];
  }
  const positions = JSON.stringify(next);
  await trx.updateTable("contents").set({ positions }).where("id", "=", row.id).execute();
  return { ...row, positions };
}
