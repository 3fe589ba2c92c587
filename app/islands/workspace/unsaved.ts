import { readStoredJson, writeStored } from "../storage.ts";

/** What was typed and is not saved yet, in the browser's own storage. `text` is Markdown. */
export interface Unsaved {
  revision: number;
  title: string;
  subTitle: string;
  text: string;
}

const key = (guid: string): string => `stet.unsaved.${guid}`;

/** Keeps it. Where the browser refuses, the form itself still holds the text. */
export const keepUnsaved = (guid: string, unsaved: Unsaved): boolean =>
  writeStored("local", key(guid), JSON.stringify(unsaved));

/** What is kept; null where there is nothing, or nothing that can be read. */
export const findUnsaved = (guid: string): Unsaved | null =>
  readStoredJson("local", key(guid)) as Unsaved | null;

export function dropUnsaved(guid: string): void {
  writeStored("local", key(guid), null);
}
