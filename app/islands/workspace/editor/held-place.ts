import { type EditorState, Plugin, PluginKey, type Transaction } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";
import { type Place, placeOf } from "#app/document/selected-place.ts";

/** What is held: null while nothing is; without a decoration in it, it was deleted. */
type Held = DecorationSet | null;

const key = new PluginKey<Held>("held-place");

/** Keeps the place that an action was asked for, through every edit until its answer is there. */
export function heldPlace(): Plugin<Held> {
  return new Plugin<Held>({
    key,
    state: {
      init: () => null,
      apply(transaction, held) {
        const asked = transaction.getMeta(key) as { hold: boolean } | undefined;
        if (!asked) return held?.map(transaction.mapping, transaction.doc) ?? null;
        const { from, to } = transaction.selection;
        if (!asked.hold || from === to) return null;
        return DecorationSet.create(transaction.doc, [Decoration.inline(from, to, { class: "held" })]);
      },
    },
    props: { decorations: (state) => key.getState(state) },
  });
}

/** Holds what is selected, or lets go of what is held. */
export const holdSelection = (state: EditorState, hold: boolean): Transaction =>
  state.tr.setMeta(key, { hold }).setMeta("addToHistory", false);

/** The place that an action works on: what is held, else what is selected; null: the whole text. */
export function askedPlace(state: EditorState): Place | null {
  const held = key.getState(state);
  if (!held) return placeOf(state.doc, state.selection.from, state.selection.to);
  const [found] = held.find();
  return found ? placeOf(state.doc, found.from, found.to) : nowhere;
}

/** What was held is gone: an action must not take the whole text for it. */
const nowhere: Place = { from: { text: 0, at: 0 }, to: { text: 0, at: 0 } };
