import { writeDeskCookie } from "#app/ui/desk/desk-cookie.ts";
import { type DeskValues, parseAside, parseDeskValues } from "#app/ui/desk/desk-values.ts";
import { readStored, readStoredJson, writeStored } from "../storage.ts";

/** Home's form as it was last seen, in the browser's own storage. Times are milliseconds since 1970. */
export interface KeptDesk {
  values: DeskValues;
  at: number;
  /** A text was made of it: it is put back only to somebody who comes back. */
  made: boolean;
  /** The writer's own forms that examples took the place of, the newest last. */
  aside: readonly DeskValues[];
}

const guest = "guest";

/** One for each account of this browser, and one for whoever has not signed in. */
const key = (owner: string | null): string => `stet.desk.${owner ?? guest}`;

/** Forms of other tabs that a later one took the place of, under a key of their own; the oldest go. */
const othersKey = (owner: string | null): string => `${key(owner)}.others`;
const mostOthers = 5;

/**
 * Keeps the form for its owner, the id of the user or null for a guest; an empty one is forgotten. `noted`: the page says
 * that an example stands in place of the writer's text. Each tab keeps its own as well: the newest of all tabs is for one
 * that is opened later.
 * @returns false where the browser refused
 */
export function keepDesk(owner: string | null, kept: KeptDesk, noted: boolean): boolean {
  const isEmpty = isBlank(kept.values) && kept.aside.length === 0;
  const written = isEmpty ? null : JSON.stringify(kept);
  setOthersAside(owner);
  writeStored("session", key(owner), written);
  const isKept = writeStored("local", key(owner), written);
  const { mode, action, options } = kept.values;
  // What the server has to know of it, so that the page is drawn with it: the text itself stays in this browser.
  writeDeskCookie(isEmpty || kept.made ? null : { owner: owner ?? guest, mode, action, options, noted });
  // What a guest began is the signed-in writer's from here on.
  if (owner !== null && isKept) {
    for (const area of ["local", "session"] as const) writeStored(area, key(null), null);
  }
  return isKept;
}

/** What another tab wrote last is about to be written over. */
function setOthersAside(owner: string | null): void {
  const newest = readStored("local", key(owner));
  if (newest === null || newest === readStored("session", key(owner))) return;
  const held = parseDesk(readStoredJson("local", key(owner)));
  if (!held || held.made || held.values.text.trim() === "") return;
  const others = parseAside(readStoredJson("local", othersKey(owner)));
  const kept = others.filter(({ text }) => !held.values.text.startsWith(text));
  writeStored("local", othersKey(owner), JSON.stringify([...kept, held.values].slice(-mostOthers)));
}

/**
 * What is kept for an owner: their own, or what they wrote before they signed in, whichever is newer. Of this tab, if it
 * has one; else the newest of all tabs, which is this one's from here on, with the others' beside it.
 */
export function findDesk(owner: string | null): KeptDesk | null {
  const found = [owner, null].map((one) => parseDesk(readStoredJson("session", key(one))) ?? takeNewest(one));
  return found.reduce((newest, one) => (one && one.at > (newest?.at ?? 0) ? one : newest), null);
}

function takeNewest(owner: string | null): KeptDesk | null {
  const newest = parseDesk(readStoredJson("local", key(owner)));
  if (!newest) return null;
  writeStored("session", key(owner), readStored("local", key(owner)));
  const others = parseAside(readStoredJson("local", othersKey(owner)));
  writeStored("local", othersKey(owner), null);
  const missing = others.filter(({ text }) => !newest.values.text.startsWith(text));
  return { ...newest, aside: [...missing, ...newest.aside] };
}

/** How somebody came to the page. */
export interface Arrival {
  /** By the browser's Back or Forward within the program. */
  back: boolean;
  /** When the document was opened, and whether by a reload or by Back. */
  openedAt: number;
  reopened: boolean;
}

/** Whether what is kept goes back into the form: always, but for what has become a text, which waits for a way back. */
export function comesBack(
  { at, made }: Pick<KeptDesk, "at" | "made">,
  { back, openedAt, reopened }: Arrival,
): boolean {
  return !made || (back && (at >= openedAt || reopened));
}

function isBlank({ text, action, context, examples }: DeskValues): boolean {
  return text === "" && action === null && context === "" && examples === "";
}

/** Reads what is stored; anything else that stands in its place counts as nothing. */
export function parseDesk(stored: unknown): KeptDesk | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { values: kept, at, made, aside } = stored as Partial<Record<keyof KeptDesk, unknown>>;
  const values = parseDeskValues(kept);
  if (!values || typeof at !== "number") return null;
  return { values, at, made: made === true, aside: parseAside(aside) };
}
