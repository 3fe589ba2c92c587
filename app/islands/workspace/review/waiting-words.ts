import { readStoredJson, writeStored } from "../../storage.ts";

/** What was typed into one field of a document. */
export interface Waiting {
  /** The field's name: `text`, or that of a title. */
  field: string;
  words: string;
}

const key = (guid: string): string => `stet.waiting.${guid}`;

function parseWaiting(stored: unknown): Waiting | null {
  if (typeof stored !== "object" || stored === null) return null;
  const { field, words } = stored as Partial<Record<keyof Waiting, unknown>>;
  return typeof field === "string" && typeof words === "string" ? { field, words } : null;
}

/**
 * What is typed into a document while nothing may come into it: it waits for the field that it was typed into, in this tab
 * also when the page is left.
 */
export class WaitingWords {
  private readonly guid: string;
  private found: Waiting | null | undefined;

  constructor(guid: string) {
    this.guid = guid;
  }

  /** What an earlier visit left is looked up when it is first asked for: a server has no storage. */
  private get waiting(): Waiting | null {
    this.found ??= parseWaiting(readStoredJson("session", key(this.guid)));
    return this.found;
  }

  get isEmpty(): boolean {
    return this.waiting === null;
  }

  /** Of one key, or a piece that was pasted. Another field than the first one's has nothing waiting: it is refused. */
  type(field: string, typed: string): boolean {
    const { words } = this.waiting ?? { words: "" };
    if (this.waiting && this.waiting.field !== field) return false;
    if (typed === "Delete") return false;
    const now =
      typed === "Backspace" ? words.replace(/.$/su, "") : words + (typed === "Enter" ? "\n" : typed);
    this.keep(now === "" ? null : { field, words: now });
    return true;
  }

  /** Goes on in the field in which something waits. */
  goOn(typed: string): void {
    if (this.waiting) this.type(this.waiting.field, typed);
  }

  /** What waits, which waits no more. */
  take(): Waiting | null {
    const taken = this.waiting;
    this.keep(null);
    return taken;
  }

  private keep(waiting: Waiting | null): void {
    if (waiting === this.waiting) return;
    this.found = waiting;
    writeStored("session", key(this.guid), waiting && JSON.stringify(waiting));
  }
}

/** Types into a field at its caret, or behind what it holds where the caret is elsewhere. */
export function typeInto(area: HTMLTextAreaElement, words: string): void {
  const at = document.activeElement === area ? area.selectionEnd : area.value.length;
  area.setRangeText(words, at, at, "end");
  area.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
