/** The browser's own storage, which may be full or forbidden: then nothing is remembered, and the page works without. */

/** Of all tabs, or of this one. */
export type Area = "local" | "session";

const areaOf = (area: Area): Storage => (area === "local" ? localStorage : sessionStorage);

/** What is stored under a key; null where there is nothing, or no storage. */
export function readStored(area: Area, key: string): string | null {
  try {
    return areaOf(area).getItem(key);
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** The keys that begin so. */
export function storedKeys(area: Area, beginning: string): string[] {
  try {
    return Object.keys(areaOf(area)).filter((key) => key.startsWith(beginning));
  } catch (error) {
    if (error instanceof DOMException) return [];
    throw error;
  }
}

/** Stores a value, or with null forgets it. @returns false where the browser refused */
export function writeStored(area: Area, key: string, value: string | null): boolean {
  try {
    if (value === null) areaOf(area).removeItem(key);
    else areaOf(area).setItem(key, value);
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}

/** What is stored under a key as JSON; null where there is nothing that can be read. */
export function readStoredJson(area: Area, key: string): unknown {
  const stored = readStored(area, key);
  if (stored === null) return null;
  try {
    return JSON.parse(stored);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
