import type { KeyboardEvent, ReactNode } from "react";
import { Form, type FormProps } from "react-router";
import { type Cost, CostLine } from "#app/ui/proof/cost-line.tsx";
import { isBroken } from "#app/ui/proof/promise-line.ts";
import type { CreditAccount } from "#app/ui/shell/account.ts";
import type { Suggested } from "#app/islands/workspace/titles/suggested.ts";
import { keepLines, pasteOneLine } from "#app/islands/workspace/titles/title-field.ts";
import { CutNotice } from "./cut-notice.tsx";
import { DocumentMeta } from "./document-head.tsx";
import { EarlyText } from "./early-text.tsx";
import type { CutOff, EditorDocument, Proof } from "./editor-state.ts";
import { ProofNotes } from "./proof-notes.tsx";
import { SheetLine, type Waits } from "./sheet-line.tsx";
import { type PricedStyle, SuggestMenus } from "./titles/suggest-menus.tsx";

interface DocumentSheetProps extends Waits {
  document: EditorDocument;
  proof: Proof | null;
  cost: Cost | null;
  /** The text ends where the model's room ended. */
  cut: CutOff | null;
  account: CreditAccount | null;
  click: string;
  /** The text's beginning as HTML, from `writeHtml`: shown until the editor is there. */
  early: string;
  /** The paragraph that a refused action was to work on, see EarlyText. */
  paragraph: string | undefined;
  editor?: ReactNode;
  count?: ReactNode;
  titleStyles: readonly PricedStyle[];
  suggested: Suggested | null;
  onSubmit?: FormProps["onSubmit"];
  /** Under the text: how it can go on. */
  end: ReactNode;
}

/** The sheet as the writer edits it: three fields of the form `document`. */
export function DocumentSheet(props: DocumentSheetProps) {
  const { document, proof, cost, cut, account, typed, waiting, making, met, click, early } = props;
  const { editor, onSubmit, titleStyles, suggested, count, end } = props;
  return (
    <Form
      id="document"
      className="page-sheet"
      method="post"
      encType="multipart/form-data"
      preventScrollReset
      onSubmit={onSubmit}
    >
      <input type="hidden" name="revision" value={document.revision} />
      <input type="hidden" name="click" value={click} />
      <h1 className="sr">{document.title || "Untitled"}</h1>
      <SheetLine typed={typed} waiting={waiting} making={making} met={met} />
      <div className="doc-head">
        <DocumentMeta document={document} count={count} />
        <textarea
          className="display doc-title doc-field"
          name="title"
          aria-label="Title"
          placeholder="Title"
          rows={1}
          dir="auto"
          lang={document.language ?? undefined}
          defaultValue={document.title}
          onFocus={keepLines}
          onInput={keepLines}
          onKeyDown={goToText}
          onPaste={pasteOneLine}
        />
        <textarea
          className="doc-sub doc-field"
          name="sub_title"
          aria-label="Subtitle"
          placeholder="Subtitle"
          rows={1}
          dir="auto"
          lang={document.language ?? undefined}
          defaultValue={document.subTitle}
          onFocus={keepLines}
          onInput={keepLines}
          onKeyDown={goToText}
          onPaste={pasteOneLine}
        />
        <SuggestMenus document={document} styles={titleStyles} account={account} suggested={suggested} />
      </div>
      {editor ?? (
        <EarlyText
          text={document.text}
          html={early}
          language={document.language}
          paragraph={props.paragraph}
        />
      )}
      {cut ? <CutNotice cut={cut} account={account} /> : null}
      <ProofNotes proof={proof} />
      <CostLine cost={cost} broken={proof?.promises.some(isBroken) === true} />
      {end}
    </Form>
  );
}

/** Enter in a title leads to the text: titles are one line. */
function goToText(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.querySelector<HTMLElement>('[role="textbox"], [name="text"]')?.focus();
}
