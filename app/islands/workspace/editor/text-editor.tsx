import { toggleMark } from "prosemirror-commands";
import type { Node } from "prosemirror-model";
import { EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import "prosemirror-view/style/prosemirror.css";
import { useEffect, useEffectEvent, useRef } from "react";
import { writeMarkdown } from "#app/document/markdown-out.ts";
import { schema } from "#app/document/schema.ts";
import { type DocumentJson, parseStored } from "#app/document/stored.ts";
import { editorPlugins } from "./plugins.ts";
import { type ActiveMarks, activeMarks } from "./queries.ts";

/** What the page around the editor may ask of it. */
export interface EditorHandle {
  toggle(mark: keyof ActiveMarks): void;
  document(): Node;
}

interface TextEditorProps {
  /** The text to begin with; later values are not looked at. */
  initial: DocumentJson;
  onReady: (handle: EditorHandle | null) => void;
  /** After every change of the text. */
  onEdit: () => void;
  onMarks: (marks: ActiveMarks) => void;
}

/** The rich text field. Its form gets the field `text`, Markdown, at the moment it is sent. */
export function TextEditor({ initial, onReady, onEdit, onMarks }: TextEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const ready = useEffectEvent(onReady);
  const edited = useEffectEvent(onEdit);
  const marked = useEffectEvent(onMarks);
  const begin = useRef(initial);

  useEffect(() => {
    if (!place.current) return undefined;
    const view = new EditorView(place.current, {
      state: EditorState.create({ doc: parseStored(begin.current), plugins: editorPlugins() }),
      attributes: {
        class: "doc",
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": "Text",
        dir: "auto",
      },
      dispatchTransaction(transaction) {
        view.updateState(view.state.apply(transaction));
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
    });
    return () => {
      ready(null);
      form?.removeEventListener("formdata", fill);
      view.destroy();
    };
  }, []);

  return <div ref={place} />;
}
