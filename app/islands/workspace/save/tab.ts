import { newId } from "../../new-id.ts";

/** This page among the tabs of its browser. */

const lockOf = (tab: string): string => `stet.tab.${tab}`;

let own: string | null = null;

/** The newest revision of each document that this page has saved. */
const saved = new Map<string, number>();

/** This page's name; it holds a lock of that name for as long as it lives. */
export function ownTab(): string {
  if (own !== null) return own;
  own = newId();
  // Not there outside secure contexts: then every other tab counts as closed.
  if ("locks" in navigator) void navigator.locks.request(lockOf(own), () => new Promise(() => {}));
  return own;
}

/** Whether a tab, other than this one, is still open. */
export async function isOpen(tab: string): Promise<boolean> {
  if (tab === own || !("locks" in navigator)) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === lockOf(tab));
}

export function noteSaved(guid: string, revision: number): void {
  saved.set(guid, revision);
}

/** Whether a revision of a document is one that this page has saved, and nobody else. */
export const isOwnRevision = (guid: string, revision: number): boolean => saved.get(guid) === revision;
