import type { ReactNode } from "react";
import { Form, type FormProps } from "react-router";
import { type Cost, CostLine } from "#app/ui/proof/cost-line.tsx";
import { PromiseList, type ShownPromise } from "#app/ui/proof/promise-list.tsx";
import { CutNotice } from "./cut-notice.tsx";
import { DocumentMeta } from "./document-head.tsx";
import type { CutOff, EditorDocument } from "./editor-state.ts";

interface DocumentSheetProps {
  document: EditorDocument;
  promises: readonly ShownPromise[];
  cost: Cost | null;
  /** The text ends where the model's room ended. */
  cut: CutOff | null;
  click: string;
  editor?: ReactNode;
  onSubmit?: FormProps["onSubmit"];
}

/** The sheet as the writer edits it: three fields of the form `document`. */
export function DocumentSheet(props: DocumentSheetProps) {
  const { document, promises, cost, cut, click, editor, onSubmit } = props;
  return (
    <Form
      id="document"
      className="page-sheet"
      method="post"
      encType="multipart/form-data"
      onSubmit={onSubmit}
    >
      <input type="hidden" name="revision" value={document.revision} />
      <input type="hidden" name="click" value={click} />
      <h1 className="sr">{document.title || "Untitled"}</h1>
      <div className="doc-head">
        <DocumentMeta document={document} />
        <textarea
          className="display doc-title doc-field"
          name="title"
          aria-label="Title"
          placeholder="Title"
          rows={1}
          dir="auto"
          defaultValue={document.title}
        />
        <textarea
          className="doc-sub doc-field"
          name="sub_title"
          aria-label="Subtitle"
          placeholder="Subtitle"
          rows={1}
          dir="auto"
          defaultValue={document.subTitle}
        />
      </div>
      {editor ?? (
        <>
          <textarea
            className="doc doc-area"
            name="text"
            aria-label="Text"
            aria-describedby="text-help"
            placeholder="Write here."
            dir="auto"
            defaultValue={document.text}
          />
          <p className="note doc-help" id="text-help">
            Written in Markdown: **strong**, *emphasis*, ## heading, - list, &gt; quote.
          </p>
        </>
      )}
      {cut ? <CutNotice cut={cut} /> : null}
      <PromiseList promises={promises} />
      <CostLine cost={cost} />
    </Form>
  );
}
