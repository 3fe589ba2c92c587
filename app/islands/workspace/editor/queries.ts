import type { MarkType } from "prosemirror-model";
import type { EditorState } from "prosemirror-state";
import { schema } from "#app/document/schema.ts";

/** Which of the toolbar's marks hold at the selection. */
export interface ActiveMarks {
  strong: boolean;
  em: boolean;
}

export function activeMarks(state: EditorState): ActiveMarks {
  return { strong: isActive(state, schema.marks.strong), em: isActive(state, schema.marks.em) };
}

function isActive(state: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = state.selection;
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, type);
}
