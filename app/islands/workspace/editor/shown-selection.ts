import { Plugin, PluginKey, type EditorState, type Transaction } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";

const key = new PluginKey<boolean>("shown-selection");

/** Shows the selection while a field beside the text has the focus, where the browser shows it no more. */
export function shownSelection(): Plugin<boolean> {
  return new Plugin<boolean>({
    key,
    state: {
      init: () => false,
      apply: (transaction, shown) => (transaction.getMeta(key) as boolean | undefined) ?? shown,
    },
    props: {
      decorations(state) {
        const { from, to } = state.selection;
        if (key.getState(state) !== true || from === to) return null;
        return DecorationSet.create(state.doc, [Decoration.inline(from, to, { class: "held" })]);
      },
    },
  });
}

/** Switches it on or off. */
export const showSelection = (state: EditorState, shown: boolean): Transaction =>
  state.tr.setMeta(key, shown).setMeta("addToHistory", false);
