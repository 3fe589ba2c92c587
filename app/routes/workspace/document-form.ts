import { writeHtml } from "#app/document/html-out.ts";
import { readMarkdown } from "#app/document/markdown.ts";
import { formText } from "../form-text.ts";
import type { EditorText } from "./editor-state.ts";

/** What the document's form sent; `text` is Markdown. */
export interface DocumentSubmission extends EditorText {
  intent: string;
  /** Name of the writing action whose button was pressed. */
  apply: string | null;
  click: string;
  revision: number;
}

export function parseDocumentForm(form: FormData): DocumentSubmission {
  const field = (name: string): string => formText(form, name);
  return {
    intent: field("intent"),
    apply: field("apply") || null,
    click: field("click"),
    revision: Number(field("revision")) || 0,
    title: oneLine(field("title")),
    subTitle: oneLine(field("sub_title")),
    text: field("text"),
  };
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** A save as the update call takes it. */
export function updateBody(text: EditorText, revision: number) {
  return {
    title: text.title,
    sub_title: text.subTitle,
    content_output: { text: writeHtml(readMarkdown(text.text)) },
    revision,
  };
}
