/** What was typed and is not saved yet, in the browser's own storage. `text` is Markdown. */
export interface Unsaved {
  revision: number;
  title: string;
  subTitle: string;
  text: string;
}

const key = (guid: string): string => `stet.unsaved.${guid}`;

/** Keeps it. A storage that is full or forbidden is the browser's refusal; the form itself still holds the text. */
export function keepUnsaved(guid: string, unsaved: Unsaved): boolean {
  try {
    localStorage.setItem(key(guid), JSON.stringify(unsaved));
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}

export function findUnsaved(guid: string): Unsaved | null {
  const kept = localStorage.getItem(key(guid));
  return kept === null ? null : (JSON.parse(kept) as Unsaved);
}

export function dropUnsaved(guid: string): void {
  localStorage.removeItem(key(guid));
}
