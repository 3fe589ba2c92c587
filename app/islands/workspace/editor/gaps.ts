import type { Node } from "prosemirror-model";
import { Plugin, PluginKey, type Transaction } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";

const key = new PluginKey<DecorationSet>("gaps");
/** `[date]`, not `[1]`, `[ ]`, `[…]` or `[sic]`, and never over a line's end. */
const gap = /\[(?!sic\])(?=[^[\]\n]{0,79}\p{L})[^[\]\n]{2,80}\]/gu;

/** Shows each gap that a text leaves its writer to fill: words in square brackets. */
export function gaps(): Plugin<DecorationSet> {
  return new Plugin<DecorationSet>({
    key,
    state: {
      init: (_, { doc }) => DecorationSet.create(doc, gapsIn(doc, 0, doc.content.size)),
      apply: (transaction, shown) => (transaction.docChanged ? follow(transaction, shown) : shown),
    },
    props: { decorations: (state) => key.getState(state) },
  });
}

/** Only the paragraphs that a change touches are looked through again. */
function follow({ doc, mapping }: Transaction, shown: DecorationSet): DecorationSet {
  let followed = shown.map(mapping, doc);
  for (const [from, to] of changedIn(mapping)) {
    const start = doc.resolve(from).start();
    const end = doc.resolve(to).end();
    followed = followed.remove(followed.find(start, end)).add(doc, gapsIn(doc, start, end));
  }
  return followed;
}

/** The changed places, each as it stands after the last step. */
function changedIn(mapping: Transaction["mapping"]): [from: number, to: number][] {
  const changed: [number, number][] = [];
  for (const [index, map] of mapping.maps.entries()) {
    const rest = mapping.slice(index + 1);
    map.forEach((_, __, from, to) => changed.push([rest.map(from, -1), rest.map(to)]));
  }
  return changed;
}

function gapsIn(doc: Node, from: number, to: number): Decoration[] {
  const found: Decoration[] = [];
  doc.nodesBetween(from, to, (node, at) => {
    if (!node.isTextblock || node.type.spec.code === true) return !node.isTextblock;
    // A line break counts as one place, as it does in the document.
    const text = node.textBetween(0, node.content.size, "\n", "\n");
    for (const { index, 0: words } of text.matchAll(gap))
      found.push(Decoration.inline(at + 1 + index, at + 1 + index + words.length, { class: "gap" }));
    return false;
  });
  return found;
}
