import { newId } from "../../new-id.ts";
import { fingerprint } from "./fingerprint.ts";
import {
  dueAt,
  newState,
  type SaveEffect,
  type SaveEvent,
  type SaveState,
  type Shown,
  shownOf,
  step,
} from "./machine.ts";
import { dropText, keepAtOnce, type KeptText, keepText, type Words } from "./records.ts";
import { type Current, sendText } from "./send.ts";
import { noteSaved } from "./tab.ts";

/** What came of a save that the writer asked for; `reason` is a sentence. */
export type Came = Extract<SaveEffect, { do: "answer" }>["came"];

/** The page around the text that is saved. */
interface SavedPage {
  /** The text as it stands; null while there is no form. */
  read(): Words | null;
  /** Shows what another tab has saved. */
  take(words: Words): void;
  onAnswer(came: Came): void;
}

interface Opened {
  guid: string;
  tab: string;
  revision: number;
  /** What an earlier visit has sent without an answer. */
  sent: readonly string[];
  /** What is typed goes on from another text than the document's: its first save is a version, and so is what it overwrites. */
  another: boolean;
}

/** What a tab tells the others of its browser. */
interface Told {
  revision: number;
  words: Words;
}

/** Saves that nobody has answered, of which the server may have any. */
const mostSent = 50;

/** Saves a document for as long as it is edited: does what the machine says, and tells it what came of that. */
export class Saving {
  /** When the text was opened. */
  readonly openedAt = Date.now();
  readonly #opened: Opened;
  readonly #page: SavedPage;
  readonly #visit = newId();
  readonly #others: BroadcastChannel;
  readonly #listeners = new Set<() => void>();
  readonly #waiting: (() => void)[] = [];
  #state: SaveState;
  #shown: Shown;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #unanswered: string[];
  #lastSent: Words | null = null;
  #told: Told | null = null;
  #keeps = true;
  #closed = false;
  #another: boolean;
  #language: string | null = null;

  constructor(opened: Opened, page: SavedPage) {
    this.#opened = opened;
    this.#another = opened.another;
    this.#page = page;
    this.#unanswered = [...opened.sent];
    this.#state = newState(opened.revision, navigator.onLine);
    this.#shown = shownOf(this.#state);
    this.#others = new BroadcastChannel(`stet.document.${opened.guid}`);
    this.#others.addEventListener("message", ({ data }: MessageEvent<Told>) => {
      this.#told = data;
      this.happen({ kind: "elsewhere", revision: data.revision });
    });
  }

  /** The revision that the text goes on from. */
  get revision(): number {
    return this.#state.revision;
  }

  /** BCP 47 code of the language of what was saved last; null before the first save, and where it cannot be told. */
  get language(): string | null {
    return this.#language;
  }

  /** False where the browser refuses to keep anything. */
  get keeps(): boolean {
    return this.#keeps;
  }

  /** What stands beside Save; the same object until it changes. */
  readonly shown = (): Shown => this.#shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Whether the server has all that was typed. */
  get isSaved(): boolean {
    return this.#state.edits === this.#state.saved && this.#state.sending === null;
  }

  /** Tells the machine what has happened. */
  happen(event: SaveEvent): void {
    const { state, effects } = step(this.#state, event, Date.now());
    this.#state = state;
    for (const effect of effects) this.#do(effect);
    if (event.kind === "hide") this.#keepAtOnce();
    this.#wake();
    if (this.#state.sending === null) for (const answered of this.#waiting.splice(0)) answered();
    const shown = shownOf(this.#state);
    if (JSON.stringify(shown) === JSON.stringify(this.#shown)) return;
    this.#shown = shown;
    for (const listener of this.#listeners) listener();
  }

  /** Sends what is unsaved at once. Resolves when the server has it, or has not taken it. */
  async flush(): Promise<void> {
    // Once for what is in flight, once for what came behind it.
    for (let save = 0; save < 2; save += 1) {
      this.happen({ kind: "blur" });
      if (this.#state.sending === null) return;
      await new Promise<void>((answered) => this.#waiting.push(answered));
    }
  }

  /** Tells the other tabs what this one began with: what was decided here is new to them. */
  tellBegun(words: Words): void {
    this.#lastSent = words;
    this.#do({ do: "tell", revision: this.#state.revision });
  }

  /** A form takes the text to the server by itself: a save that meets it there has met nobody else. */
  noteForm(): void {
    const words = this.#page.read();
    if (words) this.#await(words);
  }

  /** Keeps and sends what is left; nothing is shown any more. */
  close(): void {
    this.happen({ kind: "blur" });
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#others.close();
  }

  #wake(): void {
    clearTimeout(this.#timer);
    const due = dueAt(this.#state);
    if (due === null || this.#closed) return;
    this.#timer = setTimeout(() => this.happen({ kind: "tick" }), Math.max(0, due - Date.now()));
  }

  #do(effect: SaveEffect): void {
    switch (effect.do) {
      case "keep":
        this.#keep(this.#page.read());
        return;
      case "drop":
        this.#unanswered = [];
        void dropText({ ...this.#named(), edits: effect.edits });
        return;
      case "send":
        void this.#send(effect);
        return;
      case "tell":
        if (this.#lastSent && "document" in this.#lastSent.body && !this.#closed) {
          const told: Told = { revision: effect.revision, words: this.#lastSent };
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
          this.#others.postMessage(told);
        }
        return;
      case "take":
        if (this.#told && !this.#another) this.#page.take(this.#told.words);
        return;
      case "answer":
        if (!this.#closed) this.#page.onAnswer(effect.came);
    }
  }

  #named(): Pick<KeptText, "guid" | "tab" | "visit"> {
    const { guid, tab } = this.#opened;
    return { guid, tab, visit: this.#visit };
  }

  #keep(words: Words | null): void {
    if (words !== null) void this.#note(this.#asKept(words));
  }

  /** What the records have been told may not have come to them when the page goes. */
  #keepAtOnce(): void {
    const words = this.#state.edits > this.#state.saved ? this.#page.read() : null;
    if (words !== null) keepAtOnce(this.#asKept(words));
  }

  #asKept(words: Words): KeptText {
    const { edits, revision } = this.#state;
    return { ...this.#named(), ...words, edits, revision, sent: [...this.#unanswered], at: Date.now() };
  }

  async #note(text: KeptText): Promise<void> {
    this.#keeps = await keepText(text);
  }

  async #send({ explicit, revision, hidden }: Extract<SaveEffect, { do: "send" }>): Promise<void> {
    const words = this.#page.read();
    if (words === null) {
      this.happen({ kind: "failed" });
      return;
    }
    this.#lastSent = words;
    this.#await(words);
    // With what is being sent: its answer may find nobody here.
    if (this.#state.edits > this.#state.saved) this.#keep(words);
    const { guid } = this.#opened;
    const keepBefore = this.#another;
    const autosave = !explicit && !keepBefore;
    const answer = await sendText({ guid, ...words, revision, autosave, keepBefore, hidden });
    if (answer.kind === "saved") {
      this.#another = false;
      this.#language = answer.language;
      noteSaved(guid, answer.revision);
    }
    if (answer.kind !== "conflict") this.happen(answer);
    else if (answer.current && this.#unanswered.includes(markOf(answer.current)))
      this.happen({ kind: "met-own", revision: answer.current.revision });
    else this.happen({ kind: "conflict" });
  }

  /** Notes what is sent until it is answered. */
  #await({ title, subTitle, body }: Words): void {
    if (!("document" in body)) return;
    const mark = markOf({ title, subTitle, document: body.document });
    this.#unanswered = [...this.#unanswered.filter((one) => one !== mark), mark].slice(-mostSent);
  }
}

const markOf = ({ title, subTitle, document }: Omit<Current, "revision">): string =>
  fingerprint(JSON.stringify([title, subTitle, document]));
