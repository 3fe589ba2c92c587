import { pause } from "../jobs/pause.ts";
import type { RunnerDeps } from "./runner-deps.ts";

const firstMs = 100;
const longestMs = 1_000;

/**
 * Does `work` again while what it fails by `passes`, until the server ends: what a generation came to must not be lost
 * because the database was away for a while.
 * @param work told whether it is done again: an answer to the time before may have been lost
 */
export async function outlast<T>(
  { closing }: Pick<RunnerDeps, "closing">,
  passes: (error: unknown) => boolean,
  work: (again: boolean) => Promise<T>,
): Promise<T> {
  for (let wait = firstMs, again = false; ; wait = Math.min(longestMs, 2 * wait), again = true) {
    try {
      return await work(again);
    } catch (error) {
      if (closing.aborted || !passes(error)) throw error;
    }
    await pause(wait, closing);
  }
}
