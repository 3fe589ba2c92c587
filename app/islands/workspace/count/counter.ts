import type { Node } from "prosemirror-model";
import { type Tally, tallyDocument } from "./tally.ts";

/** Milliseconds after the first change that was not counted. */
const soonMs = 30;
/** A count gives way to keys and painting after so many milliseconds. */
const sliceMs = 4;

/** Counts a text while it is written, soon after each change and never while a key is handled. */
export class Counter {
  #read: (() => Node) | null = null;
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tally: Tally | null = null;
  #withCharacters = false;

  /** `read` gives the text as it is; null while there is none. Another text is counted from its first change on. */
  follow(read: (() => Node) | null): void {
    this.#read = read;
    this.#tally = null;
  }

  /** The last full count; null before the first. */
  tally = (): Tally | null => this.#tally;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** The text was changed. */
  touch(): void {
    this.#timer ??= setTimeout(() => this.#count(), soonMs);
  }

  /** Whether characters are counted, too. */
  want(characters: boolean): void {
    this.#withCharacters = characters;
    this.touch();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #count(): void {
    this.#timer = undefined;
    if (!this.#read) return;
    const document = this.#read();
    const until = performance.now() + sliceMs;
    const steps = tallyDocument(document, this.#withCharacters);
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) {
        this.#tally = step.value;
        for (const listener of this.#listeners) listener();
        return;
      }
      if (performance.now() < until) continue;
      this.#timer = setTimeout(() => this.#count());
      return;
    }
  }
}
