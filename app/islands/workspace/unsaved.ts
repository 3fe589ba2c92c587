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

/** What is kept; null where there is nothing, or nothing that can be read. */
export function findUnsaved(guid: string): Unsaved | null {
  try {
    const kept = localStorage.getItem(key(guid));
    return kept === null ? null : (JSON.parse(kept) as Unsaved);
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return null;
    throw error;
  }
}

export function dropUnsaved(guid: string): void {
  try {
    localStorage.removeItem(key(guid));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
