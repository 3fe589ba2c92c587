import type { DocumentJson } from "#app/document/stored.ts";
import { readStoredJson, storedKeys, writeStored } from "../../storage.ts";

/** A text as the editor has it, or as the plain field has it, in Markdown. */
export type Body = { document: DocumentJson } | { markdown: string };

export interface Words {
  title: string;
  subTitle: string;
  body: Body;
}

/** What was typed into a document in a tab and the server does not have, in the browser's own storage. */
export interface KeptText extends Words {
  guid: string;
  tab: string;
  /** Names the visit that kept it, and how many edits of it are in it. */
  visit: string;
  edits: number;
  /** The revision that it went on from. */
  revision: number;
  /** Fingerprints of what was sent and not answered: a server that says one of these has met nobody else. */
  sent: readonly string[];
  /** Milliseconds since 1970. */
  at: number;
}

const store = "unsaved";
/** A tab's name that none has: of what an earlier program kept. */
const noTab = "";

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open("stet", 1);
    asked.addEventListener("upgradeneeded", () =>
      asked.result.createObjectStore(store, { keyPath: ["guid", "tab"] }),
    );
    asked.addEventListener("success", () => {
      // A later program may want another shape.
      asked.result.addEventListener("versionchange", () => {
        asked.result.close();
        opened = null;
      });
      resolve(asked.result);
    });
    asked.addEventListener("error", () => {
      opened = null;
      reject(asked.error ?? new DOMException("the browser keeps nothing"));
    });
  });
  return opened;
}

/** Works on the records in one transaction. @returns null where the browser keeps nothing */
async function withRecords<T>(
  mode: IDBTransactionMode,
  work: (records: IDBObjectStore) => IDBRequest<T>,
): Promise<T | null> {
  try {
    const database = await open();
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(store, mode, { durability: "relaxed" });
      const asked = work(transaction.objectStore(store));
      transaction.addEventListener("complete", () => resolve(asked.result));
      transaction.addEventListener("abort", () => reject(transaction.error ?? new DOMException("not kept")));
    });
  } catch (error) {
    if (error instanceof DOMException) return null;
    throw error;
  }
}

/** Keeps a text in the place of what the same tab kept of the document. @returns false where the browser refused */
export const keepText = async (text: KeptText): Promise<boolean> =>
  (await withRecords("readwrite", (records) => records.put(text))) !== null;

const atOnce = "stet.left.";
const keyAtOnce = ({ guid, tab }: Pick<KeptText, "guid" | "tab">): string => `${atOnce}${guid}.${tab}`;

/** Keeps a text of a page that may be gone before the records can take it: they take it when they are looked at next. */
export const keepAtOnce = (text: KeptText): boolean =>
  writeStored("local", keyAtOnce(text), JSON.stringify(text));

const ofVisit = (kept: KeptText | null | undefined, visit: string, edits: number): boolean =>
  kept?.visit === visit && kept.edits <= edits;

/** Forgets what a visit has kept, unless it has kept more edits since. */
export async function dropText({
  guid,
  tab,
  visit,
  edits,
}: Pick<KeptText, "guid" | "tab" | "visit" | "edits">): Promise<void> {
  const key = keyAtOnce({ guid, tab });
  if (ofVisit(readStoredJson("local", key) as KeptText | null, visit, edits)) writeStored("local", key, null);
  await withRecords("readwrite", (records) => {
    const found: IDBRequest<KeptText | undefined> = records.get([guid, tab]);
    found.addEventListener("success", () => {
      if (ofVisit(found.result, visit, edits)) records.delete([guid, tab]);
    });
    return found;
  });
}

/** All that is kept of a document, the newest first; of earlier programs too. */
export async function listKept(guid: string): Promise<KeptText[]> {
  await adoptEarlier(guid);
  for (const key of storedKeys("local", `${atOnce}${guid}.`)) await adoptAtOnce(key);
  const range = IDBKeyRange.bound([guid], [guid, []]);
  const found: KeptText[] = (await withRecords("readonly", (records) => records.getAll(range))) ?? [];
  return found.toSorted((left, right) => right.at - left.at);
}

/** Makes what a tab kept another one's. */
export async function adoptText(text: KeptText, tab: string): Promise<void> {
  if (text.tab === tab) return;
  await withRecords("readwrite", (records) => {
    records.delete([text.guid, text.tab]);
    return records.put({ ...text, tab });
  });
}

/** Forgets what a tab has kept of a document. */
export async function forgetText({ guid, tab }: Pick<KeptText, "guid" | "tab">): Promise<void> {
  await withRecords("readwrite", (records) => records.delete([guid, tab]));
}

/** What a page kept as it went comes among the records, unless they have more of the same visit, or what came later. */
async function adoptAtOnce(key: string): Promise<void> {
  const left = readStoredJson("local", key) as KeptText | null;
  if (left === null) return;
  const taken = await withRecords("readwrite", (records) => {
    const found: IDBRequest<KeptText | undefined> = records.get([left.guid, left.tab]);
    found.addEventListener("success", () => {
      const kept = found.result;
      const isNewer = kept?.visit === left.visit ? kept.edits >= left.edits : (kept?.at ?? 0) > left.at;
      if (!isNewer) records.put(left);
    });
    return found;
  });
  if (taken !== null) writeStored("local", key, null);
}

/** What earlier programs kept of a document in the other storage, as Markdown, comes among the records. */
async function adoptEarlier(guid: string): Promise<void> {
  const key = `stet.unsaved.${guid}`;
  const left = readStoredJson("local", key) as {
    revision: number;
    title: string;
    subTitle: string;
    text: string;
  } | null;
  if (left === null) return;
  const { text: markdown, revision, title, subTitle } = left;
  const kept = await keepText({
    guid,
    tab: noTab,
    visit: noTab,
    edits: 0,
    revision,
    sent: [],
    at: Date.now(),
    title,
    subTitle,
    body: { markdown },
  });
  if (kept) writeStored("local", key, null);
}
