import { readStoredJson, writeStored } from "../../storage.ts";

const keyOf = (review: string): string => `stands ${review}`;

/** The marks of a review that were let stand in this browser, by their ids; null where nothing was chosen. */
export function keptChoice(review: string): string[] | null {
  const kept = readStoredJson("local", keyOf(review));
  return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : null;
}

export function keepChoice(review: string, standing: readonly string[]): void {
  writeStored("local", keyOf(review), JSON.stringify(standing));
}

export function dropChoice(review: string): void {
  writeStored("local", keyOf(review), null);
}
