import {
  baseKeymap,
  chainCommands,
  createParagraphNear,
  exitCode,
  liftEmptyBlock,
  newlineInCode,
  splitBlock,
  toggleMark,
} from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import {
  ellipsis,
  emDash,
  inputRules,
  smartQuotes,
  textblockTypeInputRule,
  wrappingInputRule,
} from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import type { Command, Plugin } from "prosemirror-state";
import { schema } from "#app/document/schema.ts";
import { ghost } from "../assist/ghost.ts";
import { setStyle, toggleList, toggleQuote } from "./commands.ts";
import { paste } from "./paste/paste.ts";
import { gaps } from "./gaps.ts";
import { heldPlace } from "./held-place.ts";
import { shownSelection } from "./shown-selection.ts";

const { nodes, marks } = schema;

const hardBreak: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
});

/** What Enter does. */
export const breakLine: Command = chainCommands(
  splitListItem(nodes.list_item),
  newlineInCode,
  createParagraphNear,
  liftEmptyBlock,
  splitBlock,
);

/** With Caps Lock its key reads as that of undo with Shift: where there is nothing to redo, that would undo. */
const redoOnly: Command = (state, dispatch) => {
  redo(state, dispatch);
  return true;
};

/**
 * Keys, Markdown shorthands and history of the text editor. Tab stays the browser's outside lists, so that the keyboard
 * gets out. Keys that open something are the strip's own. Every key stands in the list of `key-list.tsx`.
 */
export function editorPlugins(): Plugin[] {
  return [
    ghost(),
    gaps(),
    shownSelection(),
    paste(),
    heldPlace(),
    inputRules({
      rules: [
        ...smartQuotes,
        ellipsis,
        emDash,
        wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
        wrappingInputRule(/^\s*([-+*])\s$/, nodes.bullet_list),
        wrappingInputRule(/^(\d{1,9})\.\s$/, nodes.ordered_list, (match) => ({ order: Number(match[1]) })),
        textblockTypeInputRule(/^(#{2,4})\s$/, nodes.heading, (match) => ({ level: match[1]?.length ?? 2 })),
        textblockTypeInputRule(/^```$/, nodes.code_block),
      ],
    }),
    keymap({
      "Mod-z": undo,
      "Shift-Mod-z": redoOnly,
      "Mod-y": redo,
      "Mod-b": toggleMark(marks.strong),
      "Mod-i": toggleMark(marks.em),
      "Mod-`": toggleMark(marks.code),
      "Mod-Alt-0": setStyle("paragraph"),
      "Mod-Alt-1": setStyle(2),
      "Mod-Alt-2": setStyle(3),
      "Mod-Alt-3": setStyle(4),
      "Shift-Mod-7": toggleList(nodes.ordered_list),
      "Shift-Mod-8": toggleList(nodes.bullet_list),
      "Shift-Mod-9": toggleQuote,
      "Shift-Enter": hardBreak,
      Enter: breakLine,
      Tab: sinkListItem(nodes.list_item),
      "Shift-Tab": liftListItem(nodes.list_item),
    }),
    keymap(baseKeymap),
    history(),
  ];
}
