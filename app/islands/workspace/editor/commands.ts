/** What the format strip and its keys do to a text. */

import { lift, setBlockType, wrapIn } from "prosemirror-commands";
import type { NodeType, ResolvedPos } from "prosemirror-model";
import { liftListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, Selection, TextSelection } from "prosemirror-state";
import { liftTarget } from "prosemirror-transform";
import { safeHref } from "#app/document/safe-href.ts";
import { schema } from "#app/document/schema.ts";
import { type BlockStyle, linkAt } from "./queries.ts";

const { nodes, marks } = schema;

/** Gives the selected blocks a style. */
export function setStyle(style: BlockStyle): Command {
  if (style === "paragraph") return setBlockType(nodes.paragraph);
  if (style === "code") return setBlockType(nodes.code_block);
  return setBlockType(nodes.heading, { level: style });
}

/** Of a list's type: makes such a list of the selected blocks, of another list one of this kind, and of one of this kind no list. */
export function toggleList(type: NodeType): Command {
  return (state, dispatch) => {
    const depth = depthOf(state.selection.$from, nodes.bullet_list, nodes.ordered_list);
    if (depth === null) return wrapInList(type)(state, dispatch);
    const list = state.selection.$from.node(depth);
    if (list.type === type) return liftListItem(nodes.list_item)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(state.selection.$from.before(depth), type).scrollIntoView());
    return true;
  };
}

/** Puts the selected blocks into a quote, or takes them out of theirs. */
export const toggleQuote: Command = (state, dispatch) => {
  const { $from, $to } = state.selection;
  if (depthOf($from, nodes.blockquote) === null) return wrapIn(nodes.blockquote)(state, dispatch);
  const range = $from.blockRange($to, (node) => node.type === nodes.blockquote);
  const target = range && liftTarget(range);
  if (target == null) return lift(state, dispatch);
  dispatch?.(state.tr.lift(range!, target).scrollIntoView());
  return true;
};

/** Draws a rule after the block of the caret, or in its place where it is empty; the caret goes on behind it. */
export const insertRule: Command = (state, dispatch) => {
  const { $to } = state.selection;
  const container = $to.node(-1);
  const after = $to.indexAfter(-1);
  if (!$to.parent.isTextblock || !container.canReplaceWith(after, after, nodes.horizontal_rule)) return false;
  if (!dispatch) return true;
  const isEmpty = $to.parent.content.size === 0;
  const { tr } = state;
  const from = isEmpty ? $to.before() : $to.after();
  tr.replaceWith(from, $to.after(), nodes.horizontal_rule.create());
  const behind = from + 1;
  if (tr.doc.resolve(behind).nodeAfter === null) tr.insert(behind, nodes.paragraph.create());
  dispatch(tr.setSelection(Selection.near(tr.doc.resolve(behind), 1)).scrollIntoView());
  return true;
};

/** A link as the writer asks for it. */
export interface LinkWords {
  /** As typed; one without a scheme gets https:// or mailto:. */
  url: string;
  /** What stands for it in the text; null leaves the selected words as they are. */
  text: string | null;
}

/**
 * Links the selection, or the link that the caret is in anew; where there is neither, puts the words, or the address,
 * into the text. False for an address that may not stand in a link.
 */
export function setLink({ url, text }: LinkWords): Command {
  return (state, dispatch) => {
    const href = safeHref(url);
    const { from, to } = linkAt(state) ?? state.selection;
    if (href === null || !state.doc.resolve(from).parent.type.allowsMarkType(marks.link)) return false;
    if (!dispatch) return true;
    const link = marks.link.create({ href });
    const { tr } = state;
    const words = text?.replace(/\s+/g, " ").trim();
    const standing = state.doc.textBetween(from, to, " ");
    if (from === to || (words !== undefined && words !== "" && words !== standing)) {
      const kept = state.doc.resolve(from).marksAcross(state.doc.resolve(to)) ?? [];
      tr.replaceWith(from, to, schema.text(words || url.trim(), link.addToSet(kept)));
      tr.setSelection(TextSelection.create(tr.doc, from + (words || url.trim()).length));
    } else {
      tr.removeMark(from, to, marks.link).addMark(from, to, link);
      tr.setSelection(TextSelection.create(tr.doc, to));
    }
    dispatch(tr.removeStoredMark(marks.link).scrollIntoView());
    return true;
  };
}

/** Takes the link that the caret is in, or those of the selection, off its words. */
export const removeLink: Command = (state, dispatch) => {
  const { from, to } = linkAt(state) ?? state.selection;
  if (!state.doc.rangeHasMark(from, to, marks.link)) return false;
  dispatch?.(state.tr.removeMark(from, to, marks.link));
  return true;
};

/** How deep the innermost container of one of these types around a place is; null where there is none. */
function depthOf(place: ResolvedPos, ...types: readonly NodeType[]): number | null {
  for (let depth = place.depth; depth > 0; depth -= 1)
    if (types.includes(place.node(depth).type)) return depth;
  return null;
}
