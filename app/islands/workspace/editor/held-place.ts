import { type EditorState, Plugin, PluginKey, type Transaction } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";

const key = new PluginKey<DecorationSet>("held-place");

/** Keeps the place that an action was asked for, through every edit until its answer is there. */
export function heldPlace(): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(transaction, held) {
        const asked = transaction.getMeta(key) as { hold: boolean } | undefined;
        if (!asked) return held.map(transaction.mapping, transaction.doc);
        const { from, to } = transaction.selection;
        if (!asked.hold || from === to) return DecorationSet.empty;
        return DecorationSet.create(transaction.doc, [Decoration.inline(from, to, { class: "held" })]);
      },
    },
    props: { decorations: (state) => key.getState(state) },
  });
}

/** Holds what is selected, or lets go of what is held. */
export const holdSelection = (state: EditorState, hold: boolean): Transaction =>
  state.tr.setMeta(key, { hold }).setMeta("addToHistory", false);

/** What is held, else what is selected. */
export function askedRange(state: EditorState): { from: number; to: number } {
  const [held] = key.getState(state)?.find() ?? [];
  return held ?? state.selection;
}
