import type { EditorState, Transaction } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { schema } from "#app/document/schema.ts";
import { dropGhost, showGhost } from "./ghost.ts";
import { behind, worthGoingOn } from "./next-words.ts";

/** The next words behind a text, and what they cost; null where there are none. They are wanted until `signal` says otherwise. */
export type Suggest = (
  text: string,
  signal: AbortSignal,
) => Promise<{ words: string; charged: number } | null>;

const idleMs = 2_000;

/** Asks for the next words when the writer pauses at a paragraph's end, and shows them. */
export class Suggesting {
  readonly #view: EditorView;
  readonly #suggest: Suggest;
  readonly #say: (words: string) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted: AbortController | null = null;

  /** `say` is told what is shown, once. */
  constructor(view: EditorView, suggest: Suggest, say: (words: string) => void) {
    this.#view = view;
    this.#suggest = suggest;
    this.#say = say;
    this.#wait();
  }

  /** After each transaction of the view. What was asked for is not wanted any more once the writer goes on. */
  follow({ docChanged, selectionSet }: Transaction): void {
    if (!docChanged && !selectionSet) return;
    this.#forget();
    if (docChanged) this.#wait();
  }

  close(): void {
    this.#forget();
    if (!this.#view.isDestroyed) dropGhost(this.#view.state, this.#view.dispatch);
  }

  #wait(): void {
    this.#timer = setTimeout(() => void this.#ask(), idleMs);
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#wanted?.abort();
    this.#wanted = null;
  }

  async #ask(): Promise<void> {
    const view = this.#view;
    const text = view.composing || !view.hasFocus() ? null : paragraphBefore(view.state);
    if (text === null) return;
    const wanted = new AbortController();
    this.#wanted = wanted;
    const next = await this.#suggest(text, wanted.signal);
    if (wanted.signal.aborted || view.isDestroyed || next === null) return;
    const words = behind(text, next.words);
    if (words.trim() === "") return;
    view.dispatch(showGhost(view.state, words, next.charged));
    this.#say(words.trim());
  }
}

/** The paragraph at whose end the caret is, if it is worth going on from. */
function paragraphBefore({ selection: { $head, empty } }: EditorState): string | null {
  const { parent, parentOffset } = $head;
  if (!empty || parent.type !== schema.nodes.paragraph || parentOffset < parent.content.size) return null;
  return worthGoingOn(parent.textBetween(0, parent.content.size, "", "\n"));
}
