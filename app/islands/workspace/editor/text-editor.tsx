import { toggleMark } from "prosemirror-commands";
import type { Node } from "prosemirror-model";
import { closeHistory } from "prosemirror-history";
import { EditorState, Selection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import "prosemirror-view/style/prosemirror.css";
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";
import { writeMarkdown } from "#app/document/markdown-out.ts";
import { schema } from "#app/document/schema.ts";
import { type DocumentJson, parseStored } from "#app/document/stored.ts";
import type { Caret } from "../use-place.ts";
import { editorPlugins } from "./plugins.ts";
import { type ActiveMarks, activeMarks } from "./queries.ts";

/** What the page around the editor may ask of it. */
export interface EditorHandle {
  toggle(mark: keyof ActiveMarks): void;
  document(): Node;
  /** Puts another text in the place of this one, which nobody has typed here: no edit, and the caret keeps its place. */
  take(text: DocumentJson): void;
}

interface TextEditorProps {
  /** The text to begin with; later values are not looked at. */
  initial: DocumentJson;
  /** Where the caret was in an earlier field for the same text; this one keeps it. */
  caret: RefObject<Caret>;
  onReady: (handle: EditorHandle | null) => void;
  /** After every change of the text. */
  onEdit: () => void;
  onMarks: (marks: ActiveMarks) => void;
}

/** The rich text field. Its form gets the field `text`, Markdown, at the moment it is sent. */
export function TextEditor({ initial, caret, onReady, onEdit, onMarks }: TextEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const ready = useEffectEvent(onReady);
  const edited = useEffectEvent(onEdit);
  const marked = useEffectEvent(onMarks);
  const begin = useRef(initial);

  // Before the page is painted: the text that stood here must not go away for a moment.
  useLayoutEffect(() => {
    if (!place.current) return undefined;
    const kept = caret.current;
    const doc = parseStored(begin.current);
    const begun = kept.left ?? EditorState.create({ doc, plugins: editorPlugins() });
    const view = new EditorView(place.current, {
      state: placed(rewritten(begun, doc), kept.at),
      attributes: {
        class: "doc",
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": "Text",
        dir: "auto",
      },
      dispatchTransaction(transaction) {
        view.updateState(view.state.apply(transaction));
        kept.at = view.state.selection.head;
        if (transaction.docChanged) edited();
        marked(activeMarks(view.state));
      },
    });
    const form = place.current.closest("form");
    const fill = (event: FormDataEvent): void => event.formData.set("text", writeMarkdown(view.state.doc));
    form?.addEventListener("formdata", fill);
    ready({
      toggle(mark) {
        toggleMark(schema.marks[mark])(view.state, view.dispatch);
        view.focus();
      },
      document: () => view.state.doc,
      take: (text) => view.updateState(replaced(view.state, parseStored(text))),
    });
    if ((kept.held || isBlank(doc)) && document.activeElement === document.body) view.focus();
    return () => {
      kept.held = view.hasFocus();
      kept.left = view.state;
      ready(null);
      form?.removeEventListener("formdata", fill);
      view.destroy();
    };
  }, [caret]);

  return <div ref={place} />;
}

/** The state with another text in it, which one undo takes back; the same state where the text is the same. */
function rewritten(state: EditorState, doc: Node): EditorState {
  if (state.doc.eq(doc)) return state;
  return state.apply(closeHistory(state.tr.replaceWith(0, state.doc.content.size, doc.content)));
}

/** The state with another text in it where the two differ: what stands around it keeps the selection. */
function replaced(state: EditorState, doc: Node): EditorState {
  const from = state.doc.content.findDiffStart(doc.content);
  const ends = state.doc.content.findDiffEnd(doc.content);
  if (from === null || ends === null) return state;
  // Where a letter is doubled the ends may lie before the start.
  const overlap = Math.max(0, from - Math.min(ends.a, ends.b));
  const closest = state.tr.replace(from, ends.a + overlap, doc.slice(from, ends.b + overlap));
  const exact = closest.doc.eq(doc) ? closest : state.tr.replaceWith(0, state.doc.content.size, doc.content);
  return state.apply(exact.setMeta("addToHistory", false));
}

function placed(state: EditorState, at: number | null): EditorState {
  if (at === null) return state;
  const place = state.doc.resolve(Math.min(at, state.doc.content.size));
  return state.apply(state.tr.setSelection(Selection.near(place)));
}

const isBlank = (doc: Node): boolean => doc.childCount === 1 && doc.firstChild?.content.size === 0;
