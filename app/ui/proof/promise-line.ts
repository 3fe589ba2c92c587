import type { KeptPromise } from "#app/services/generated.ts";

type Told = Pick<KeptPromise, "kept" | "strength">;

/** A promise that was not kept, so that the text is free; an aim that was missed is told only. */
export const isBroken = ({ kept, strength }: Told): boolean => kept === false && strength === "hard";

/** A sentence that a writer is told, for a reader: a `[slot]` is what instructions call a gap that the reader fills. */
export const forReader = (say: string): string => say.replace(/\[slot(s?)\]/g, "gap$1 in brackets");

/** What became of the promises, in one line: "4 promises kept", "1 of 4 not kept", "2 promises kept, 1 not checked". */
export function promiseLine(promises: readonly Told[]): string {
  const count = (is: (promise: Told) => boolean): number => promises.filter(is).length;
  const broken = count(isBroken);
  const kept = count((promise) => promise.kept === true);
  const missed = count((promise) => promise.kept === false && !isBroken(promise));
  const unchecked = count((promise) => promise.kept === null);
  const first =
    broken > 0
      ? `${broken} of ${promises.length} not kept`
      : `${kept} ${kept === 1 ? "promise" : "promises"} kept`;
  return [
    first,
    ...(missed > 0 ? [`${missed} ${missed === 1 ? "aim" : "aims"} missed`] : []),
    ...(unchecked > 0 ? [`${unchecked} not checked`] : []),
  ].join(", ");
}
