import { readStoredJson, writeStored } from "../../storage.ts";

/** A place of a rich text, to be found again when the text has become another one. */
export interface Spot {
  /** A position in the text. */
  at: number;
  /** The end of what stands before it in its paragraph, at most `mostBehind` characters. */
  behind: string;
}

export const mostBehind = 60;

/** What was typed at one place of a document's field. */
export interface Waiting {
  /** The field's name: `text`, or that of a title. */
  field: string;
  /** Of the rich text; null where that is not known. */
  spot: Spot | null;
  words: string;
}

const key = (guid: string): string => `stet.waiting.${guid}`;

function isWaiting(stored: unknown): stored is Waiting {
  if (typeof stored !== "object" || stored === null) return false;
  const { field, spot, words } = stored as Partial<Record<keyof Waiting, unknown>>;
  return typeof field === "string" && typeof words === "string" && (spot == null || isSpot(spot));
}

function isSpot(stored: unknown): stored is Spot {
  if (typeof stored !== "object" || stored === null) return false;
  const { at, behind } = stored as Partial<Record<keyof Spot, unknown>>;
  return Number.isInteger(at) && typeof behind === "string";
}

function parseWaiting(stored: unknown): Waiting[] {
  // What an earlier version of the page left knows no spot.
  return Array.isArray(stored)
    ? stored.filter(isWaiting).map((one) => ({ ...one, spot: one.spot ?? null }))
    : [];
}

/**
 * What is typed into a document while nothing may come into it: it waits for the field that it was typed into, in this
 * browser, also when the tab is closed. Tabs that show the document know of one another's when they look it up.
 */
export class WaitingWords {
  private readonly guid: string;
  private found: readonly Waiting[] | undefined;
  /** The browser refused to store it: only this page knows. */
  private isOurs = false;

  constructor(guid: string) {
    this.guid = guid;
  }

  /** What an earlier visit left is looked up when it is first asked for: a server has no storage. */
  private get waiting(): readonly Waiting[] {
    this.found ??= this.stored();
    return this.found;
  }

  private stored(): Waiting[] {
    return parseWaiting(readStoredJson("local", key(this.guid)));
  }

  get isEmpty(): boolean {
    return this.waiting.length === 0;
  }

  /** Of one key, or a piece that was pasted. Another field than the first one's has nothing waiting: it is refused. */
  type(field: string, typed: string, spot: Spot | null): boolean {
    const last = this.waiting.at(-1);
    if (last && last.field !== field) return false;
    if (typed === "Delete") return false;
    const isThere = last !== undefined && last.spot?.at === spot?.at;
    const before = isThere ? last.words : "";
    const words =
      typed === "Backspace" ? before.replace(/.$/su, "") : before + (typed === "Enter" ? "\n" : typed);
    const others = isThere ? this.waiting.slice(0, -1) : this.waiting;
    this.keep(words === "" ? others : [...others, { field, spot, words }]);
    return true;
  }

  /** Goes on where something was typed last. */
  goOn(typed: string): boolean {
    const last = this.waiting.at(-1);
    return last !== undefined && this.type(last.field, typed, last.spot);
  }

  /** The text that it waits for has become another one: `moved` tells where its places are in that. */
  move(moved: (spot: Spot) => Spot): void {
    if (this.waiting.some(({ spot }) => spot !== null))
      this.keep(this.waiting.map((one) => ({ ...one, spot: one.spot && moved(one.spot) })));
  }

  /** The end of what waits, as it was typed last, to be shown; at most `most` characters. */
  last(most: number): string {
    const words = (this.waiting.at(-1)?.words ?? "").replace(/\s+/g, " ").trim();
    return words.length <= most ? words : `…${words.slice(-most).replace(/^\S*\s/, "")}`;
  }

  /** What waits, in the order in which it was typed; it waits no more, and what another tab has taken is not here. */
  take(): readonly Waiting[] {
    const taken = this.isOurs ? this.waiting : this.stored();
    this.found = taken;
    this.keep([]);
    return taken;
  }

  private keep(waiting: readonly Waiting[]): void {
    if (waiting.length === 0 && this.isEmpty) return;
    this.found = waiting;
    this.isOurs = !writeStored(
      "local",
      key(this.guid),
      waiting.length === 0 ? null : JSON.stringify(waiting),
    );
  }
}

/** Types into a field at its caret, or behind what it holds where the caret is elsewhere. */
export function typeInto(area: HTMLTextAreaElement, words: string): void {
  const at = document.activeElement === area ? area.selectionEnd : area.value.length;
  area.setRangeText(words, at, at, "end");
  area.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
