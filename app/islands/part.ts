import { isChunkError } from "#app/ui/chunk-error.ts";

/** The event of the window that says that a part of the program is missing; the frame tells the reader. */
export const partMissing = "stet:part-missing";

const mostMs = 120_000;

/** Loads a part of the program. Null where it cannot be had, or has not come after 120 seconds: then the frame says so. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), mostMs));
  const part = await Promise.race([load().catch(nullIfMissing), late]);
  if (part === null) window.dispatchEvent(new Event(partMissing));
  return part;
}

/** Fetches a part that may soon be wanted. That it is missing is said when it is. */
export const prefetchPart = (load: () => Promise<unknown>): void => void load().catch(nullIfMissing);

function nullIfMissing(error: unknown): null {
  if (isChunkError(error)) return null;
  throw error;
}
