import { closeHistory } from "prosemirror-history";
import { type Command, type EditorState, Plugin, PluginKey, type Transaction } from "prosemirror-state";
import { Decoration, DecorationSet, type EditorView } from "prosemirror-view";

/** Suggested words that are shown behind the caret and are no part of the text. */
interface Ghost {
  words: string;
  /** Credits that they cost. */
  charged: number;
  at: number;
}

const key = new PluginKey<Ghost | null>("ghost");

/** Two presses of Tab within so many milliseconds take the words. */
const twiceMs = 500;

/** Shows suggested words until the text or the selection changes. Tab twice, or going on at the line's end, takes them; Escape drops them. */
export function ghost(): Plugin<Ghost | null> {
  let firstTab = -Infinity;
  return new Plugin<Ghost | null>({
    key,
    state: {
      init: () => null,
      apply(transaction, shown) {
        const said = transaction.getMeta(key) as Ghost | null | undefined;
        if (said !== undefined) return said;
        return transaction.docChanged || transaction.selectionSet ? null : shown;
      },
    },
    props: {
      decorations(state) {
        const shown = key.getState(state);
        if (!shown) return null;
        return DecorationSet.create(state.doc, [
          Decoration.widget(shown.at, (view) => drawn(view, shown), { side: 1, ignoreSelection: true }),
        ]);
      },
      handleKeyDown(view, event) {
        if (!key.getState(view.state) || event.isComposing || event.keyCode === composing) return false;
        if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return false;
        if (event.key === "Escape") return dropGhost(view.state, view.dispatch);
        if (event.key === "Tab") {
          // The browser's clock of the event: a busy machine must not make two presses one.
          const isSecond = event.timeStamp - firstTab <= twiceMs;
          firstTab = isSecond ? -Infinity : event.timeStamp;
          return isSecond ? takeGhost(view.state, view.dispatch) : true;
        }
        const onward = { ArrowRight: "right", ArrowLeft: "left" } as const;
        const way = event.key in onward ? onward[event.key as keyof typeof onward] : null;
        return way !== null && view.endOfTextblock(way) && takeGhost(view.state, view.dispatch);
      },
    },
  });
}

/** What browsers say of keys that belong to an input method. */
const composing = 229;

/** Puts words behind the caret, to be taken or not. */
export const showGhost = (state: EditorState, words: string, charged: number): Transaction =>
  state.tr.setMeta(key, { words, charged, at: state.selection.head }).setMeta("addToHistory", false);

/** Takes the words that are shown into the text, as one step of undo. */
const takeGhost: Command = (state, dispatch) => {
  const shown = key.getState(state);
  if (!shown) return false;
  dispatch?.(closeHistory(state.tr).insertText(shown.words, shown.at).scrollIntoView());
  return true;
};

export const dropGhost: Command = (state, dispatch) => {
  if (!key.getState(state)) return false;
  dispatch?.(state.tr.setMeta(key, null).setMeta("addToHistory", false));
  return true;
};

function drawn(view: EditorView, { words, charged }: Ghost): HTMLElement {
  const around = document.createElement("span");
  around.ariaHidden = "true";
  const text = document.createElement("span");
  text.className = "ghost";
  text.textContent = words;
  const hint = document.createElement("span");
  hint.className = "ghost-hint";
  hint.append(
    button(["Tab", "Tab"], "accept", () => takeGhost(view.state, view.dispatch)),
    button(["Esc"], "dismiss", () => dropGhost(view.state, view.dispatch)),
    charged === 1 ? "1 credit" : `${charged} credits`,
  );
  around.append(text, hint);
  return around;
}

/** For a pointer: keys do the same, so that Tab and screen readers pass it by. */
function button(keys: readonly string[], label: string, press: () => void): HTMLElement {
  const made = document.createElement("button");
  made.type = "button";
  made.tabIndex = -1;
  for (const name of keys) {
    const kbd = document.createElement("kbd");
    kbd.className = "kbd";
    kbd.textContent = name;
    made.append(kbd);
  }
  made.append(label);
  made.addEventListener("mousedown", (event) => {
    event.preventDefault();
    press();
  });
  return made;
}
