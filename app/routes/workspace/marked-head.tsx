import { ChangeWords } from "#app/ui/proof/change-words.tsx";
import { Mark } from "#app/ui/proof/mark.tsx";
import type { MarkText } from "#app/ui/proof/proof-marks.ts";
import { DocumentMeta } from "./document-head.tsx";
import type { EditorDocument, Heading } from "./editor-state.ts";

interface Headings {
  before: Heading;
  after: Heading;
}

/** Titles that differ as marks, whose ids are their fields' names. */
export const headingMarks = ({ before, after }: Headings): MarkText[] =>
  [
    { id: "title", out: before.title, in: after.title, isForm: false },
    { id: "sub_title", out: before.subTitle, in: after.subTitle, isForm: false },
  ].filter((mark) => mark.out !== mark.in);

interface MarkedHeadProps {
  document: EditorDocument;
  headings: Headings;
  /** From `headingMarks`. */
  texts: readonly MarkText[];
  /** In the place of the document's length. */
  told?: string | undefined;
}

/** The head of a sheet with the marks of its titles. */
export function MarkedHead({ document, headings, texts, told }: MarkedHeadProps) {
  const title = texts.find(({ id }) => id === "title");
  const subTitle = texts.find(({ id }) => id === "sub_title");
  return (
    <header className="doc-head">
      <DocumentMeta document={document} told={told} />
      <h1 className="display doc-title" dir="auto">
        {title ? <Marked text={title} /> : headings.after.title || "Untitled"}
      </h1>
      <p className="doc-sub" dir="auto">
        {subTitle ? <Marked text={subTitle} /> : headings.after.subTitle}
      </p>
    </header>
  );
}

function Marked({ text }: { text: MarkText }) {
  return (
    <Mark text={text} stands={false}>
      {text.out === "" ? null : <Part type="del">{text.out}</Part>}{" "}
      {text.in === "" ? null : <Part type="ins">{text.in}</Part>}
    </Mark>
  );
}

function Part({ type: Tag, children }: { type: "ins" | "del"; children: string }) {
  return (
    <Tag className="proof">
      <ChangeWords type={Tag} />
      {children}
    </Tag>
  );
}
