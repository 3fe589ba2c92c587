import { readStoredJson, writeStored } from "../../storage.ts";

const keyOf = (review: string): string => `stands ${review}`;

/** The marks of a review that were let stand in this tab, by their ids; null where nothing was chosen. */
export function keptChoice(review: string): string[] | null {
  const kept = readStoredJson("session", keyOf(review));
  return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : null;
}

export function keepChoice(review: string, standing: readonly string[]): void {
  writeStored("session", keyOf(review), JSON.stringify(standing));
}

export function dropChoice(review: string): void {
  writeStored("session", keyOf(review), null);
}
