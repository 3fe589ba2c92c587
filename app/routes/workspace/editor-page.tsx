import type { ReactNode } from "react";
import { type FormProps, Link } from "react-router";
import { LimitModal } from "#app/islands/billing/limit-modal.tsx";
import { mostCredits, type Price, sizeOf } from "#app/document/credits.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { CreditAccount } from "#app/ui/shell/account.ts";
import { Flash } from "#app/ui/toast.tsx";
import { SkipLink } from "#app/ui/shell/skip-link.tsx";
import { WorkspaceBar } from "#app/ui/shell/workspace-bar.tsx";
import { type ActionSection, ActionSidebar } from "#app/ui/workspace/action-sidebar.tsx";
import { ConflictSheets } from "./conflict-sheets.tsx";
import { DocumentSheet } from "./document-sheet.tsx";
import { blockedReason, type EditorDocument, type EditorState } from "./editor-state.ts";
import { GenerationSheet } from "./generation-sheet.tsx";
import { TypedSheet } from "./typed-sheet.tsx";
import { ReviewSheet } from "./review-sheet.tsx";

export interface EditorPageProps {
  guid: string;
  document: EditorDocument;
  state: EditorState;
  /** The sidebar's groups, from the smart actions' catalogue. */
  sections: readonly (Omit<ActionSection, "actions"> & {
    actions: readonly (ActionSection["actions"][number] & { price: Price })[];
  })[];
  /** Whether the built-in writer is this server's default writer. */
  builtinWrites: boolean;
  /** Name of the model that writes; null where the built-in writer does. */
  model: string | null;
  /** Of the signed-in user, from the root's loader; null once the session has ended. */
  account: CreditAccount | null;
  /** A review shows the writer's own text beside its marks. */
  compare: boolean;
  /** Name of this click, see DeskForm. */
  click: string;
  /** Flash message ('Content saved!') or what went wrong. */
  notice?: Notice | null;
  /** "Last saved 2 m ago". */
  savedText?: string;
  /** The text's beginning as HTML, from `writeHtml`; empty while there is none to edit. */
  early: string;
  /** Stands in for the textarea `text`; must keep a field of that name in the form. */
  editor?: ReactNode;
  /** A script's button that copies the text. */
  copyButton?: ReactNode;
  /** For a script that sends the form by itself. */
  onSubmit?: FormProps["onSubmit"];
  /** An action has been asked for and has not shown its first words. */
  pending?: boolean;
}

/**
 * /create/{guid}. One form, `document`: posts `title sub_title text revision click` with `apply={Action}` or
 * `intent=save`; to its `decide`, `generation revision` with `intent` keep, discard, again or stop.
 */
export function EditorPage(props: EditorPageProps) {
  const {
    document,
    state,
    sections,
    builtinWrites,
    model,
    account,
    notice,
    savedText,
    copyButton,
    pending = false,
  } = props;
  const title = document.title || "Untitled";
  return (
    <>
      <SkipLink />
      <div className="ws">
        <ActionSidebar
          sections={priced(sections, document, account)}
          builtinWrites={builtinWrites}
          model={model}
          account={account}
          acting={title}
          form="document"
          pending={pending}
          disabledReason={blockedReason[state.kind] ?? (document.size?.characters === 0 ? noText : undefined)}
        />
        <div className="ws-main">
          <header className="ws-bars">
            <WorkspaceBar title={title} />
            <div className="edbar">
              <Link className="btn btn-bare btn-sm" to="/#recent">
                <Icon name="arrow-left" size={15} />
                Recent content
              </Link>
              <div className="end">
                {savedText ? <output className="faint sm saved">{savedText}</output> : null}
                {copyButton}
                {state.kind === "editing" ? (
                  <Button kind="ink" size="sm" form="document" name="intent" value="save">
                    Save
                  </Button>
                ) : null}
              </div>
            </div>
          </header>
          <main id="main" className="ed">
            <LimitModal notice={notice} />
            <Flash notice={notice?.limit ? null : (notice ?? null)} />
            <Sheet {...props} />
          </main>
        </div>
      </div>
    </>
  );
}

const noText = "Write something first.";

/** The sidebar's actions with what each may cost on a document: its text, with titles and house style as background. */
function priced(
  sections: EditorPageProps["sections"],
  { text, title, subTitle, firstSize, size = firstSize ?? sizeOf(text) }: EditorDocument,
  account: CreditAccount | null,
): ActionSection[] {
  const besides = [title.length, subTitle.length, account?.houseStyleCharacters ?? 0];
  return sections.map((section) => ({
    ...section,
    actions: section.actions.map((action) => ({ ...action, most: mostCredits(action.price, size, besides) })),
  }));
}

function Sheet(props: EditorPageProps) {
  const { guid, document, state, compare, account, click, early, editor, onSubmit } = props;
  if (state.kind === "editing") {
    return (
      <DocumentSheet
        document={document}
        proof={state.proof ?? null}
        cost={state.cost ?? null}
        cut={state.cut ?? null}
        account={account}
        typed={state.typed ?? null}
        waiting={state.waiting ?? null}
        click={click}
        early={early}
        editor={editor}
        onSubmit={onSubmit}
      />
    );
  }
  if (state.kind === "typed") return <TypedSheet state={state} guid={guid} />;
  if (state.kind === "review") {
    return (
      <ReviewSheet
        key={state.generation ?? "typed"}
        guid={guid}
        document={document}
        state={state}
        account={account}
        click={click}
        compare={compare}
      />
    );
  }
  if (state.kind === "conflict") return <ConflictSheets state={state} click={click} />;
  return <GenerationSheet document={document} state={state} click={click} />;
}
