/** Milliseconds without a key after which the next one is meant for what is shown. */
const quietMs = 1_000;
/** Keys that only lead from one thing to another. */
const leading: ReadonlySet<string> = new Set(["n", "j", "p", "k", "c"]);
/** Keys that mean something in a review. */
const meaning: ReadonlySet<string> = new Set([...leading, "s", "r", "enter", "escape", " "]);

/** Milliseconds within which a key that follows another one goes on with its word. */
export const wordMs = 350;

/** A key that somebody typing presses. */
export const isTyped = (key: string): boolean =>
  key.length === 1 || ["Enter", "Backspace", "Delete"].includes(key);

/**
 * Tells the keys that somebody typing has under way when something to decide on comes from those that are meant for it.
 * Times are in milliseconds.
 */
export class KeysUnderWay {
  private quietFrom = 0;
  private isTyping = false;
  /** Whether the person pressed into the text last: what is typed is meant for it from the first key on. */
  isInText = false;

  /** Whether somebody goes on typing although there is nothing to type into. */
  get typing(): boolean {
    return this.isTyping;
  }

  /** A key that is not for what is shown, since nothing is there to decide on, or it means nothing there. */
  typed(now: number): void {
    this.quietFrom = now + quietMs;
    this.isTyping = true;
  }

  /** Something to decide on has come. */
  came(now: number): void {
    this.quietFrom = now + quietMs;
  }

  /** The focus or the pointer was moved by the person. */
  moved(): void {
    this.quietFrom = 0;
    this.isTyping = false;
  }

  /** Whether a key counts for what is shown; what decides waits for a quiet moment even where nobody was typing. */
  counts(pressed: string, now: number): boolean {
    const key = pressed.toLowerCase();
    const counts = now >= this.quietFrom || (!this.isTyping && leading.has(key));
    if (!counts || !meaning.has(key)) this.typed(now);
    else if (leading.has(key)) this.moved();
    return counts;
  }
}
