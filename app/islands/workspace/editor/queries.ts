import { redoDepth, undoDepth } from "prosemirror-history";
import type { MarkType, Node } from "prosemirror-model";
import type { EditorState } from "prosemirror-state";
import { schema } from "#app/document/schema.ts";

const { nodes, marks } = schema;

/** Style of a block: a heading by its level, as the schema has it. */
export type BlockStyle = "paragraph" | 2 | 3 | 4 | "code";

/** What holds at the selection, for the format strip. */
export interface Formats {
  strong: boolean;
  em: boolean;
  code: boolean;
  link: boolean;
  style: BlockStyle;
  bullets: boolean;
  numbers: boolean;
  quote: boolean;
  canUndo: boolean;
  canRedo: boolean;
}

export const noFormats: Formats = {
  strong: false,
  em: false,
  code: false,
  link: false,
  style: "paragraph",
  bullets: false,
  numbers: false,
  quote: false,
  canUndo: false,
  canRedo: false,
};

export function formatsOf(state: EditorState): Formats {
  const { $from } = state.selection;
  const around = Array.from({ length: $from.depth }, (_, at) => $from.node($from.depth - at).type);
  const list = around.find((type) => type === nodes.bullet_list || type === nodes.ordered_list);
  return {
    strong: isActive(state, marks.strong),
    em: isActive(state, marks.em),
    code: isActive(state, marks.code),
    link: isActive(state, marks.link) || linkAt(state) !== null,
    style: styleOf($from.parent),
    bullets: list === nodes.bullet_list,
    numbers: list === nodes.ordered_list,
    quote: around.includes(nodes.blockquote),
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
  };
}

export const sameFormats = (left: Formats, right: Formats): boolean =>
  (Object.keys(left) as (keyof Formats)[]).every((key) => left[key] === right[key]);

function styleOf(block: Node): BlockStyle {
  if (block.type === nodes.heading) return Number(block.attrs.level) as 2 | 3 | 4;
  return block.type === nodes.code_block ? "code" : "paragraph";
}

function isActive(state: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = state.selection;
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, type);
}

/** A link in the text: where it leads and where it stands. */
interface StandingLink {
  href: string;
  from: number;
  to: number;
  /** Its words. */
  text: string;
}

/** The link that the caret stands in or at, or that the whole selection lies in; null where there is none. */
export function linkAt({ doc, selection: { $from, $to } }: EditorState): StandingLink | null {
  const { parent } = $from;
  if (!parent.isTextblock || !$from.sameParent($to)) return null;
  const start = $from.start();
  let found: StandingLink | null = null;
  let standing: StandingLink | null = null;
  parent.forEach((child, offset) => {
    const href: unknown = marks.link.isInSet(child.marks)?.attrs["href"];
    const from = start + offset;
    const to = from + child.nodeSize;
    if (typeof href !== "string") standing = null;
    else if (standing?.href === href) standing.to = to;
    else standing = { href, from, to, text: "" };
    if (standing && standing.from <= $from.pos && standing.to >= $to.pos) found ??= standing;
  });
  const link = found as StandingLink | null;
  return link && { ...link, text: doc.textBetween(link.from, link.to, " ", " ") };
}
