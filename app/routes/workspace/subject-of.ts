import { sizeOf, type TextSize } from "#app/document/credits.ts";
import { type EditorDocument, type EditorState, blockedReasonOf } from "./editor-state.ts";
import type { Subject } from "./panels/subject.ts";

/** Size of a document's text as it is typed, or as it came with the page. */
export const sizeOfDocument = ({ text, firstSize, size }: EditorDocument): TextSize =>
  size ?? firstSize ?? sizeOf(text);

/** The query of a page that shows an edit of the document, beside which a panel opens and closes. */
const editOf = ({ revision }: EditorDocument, state: EditorState): string =>
  revision > 0 && "generation" in state && state.generation !== null ? `?review=${state.generation}` : "";

/** A document as the sidebar and the panels are told of it. */
export function subjectOf(
  guid: string,
  document: EditorDocument,
  state: EditorState,
  said: Partial<Pick<Subject, "pending" | "selected" | "notice" | "sent">> = {},
): Subject {
  return {
    kind: state.kind,
    count: 0,
    guid,
    title: document.title || "Untitled",
    here: `/create/${guid}${editOf(document, state)}`,
    size: sizeOfDocument(document),
    titles: [document.title.length, document.subTitle.length],
    blocked: blockedReasonOf(state) ?? null,
    noText: "Write something first.",
    isTyped: state.kind === "editing" && !state.gone,
    pending: false,
    selected: 0,
    notice: null,
    sent: {},
    ...said,
  };
}
