import type { ReactNode } from "react";
import { type FormProps, Link } from "react-router";
import { LimitModal } from "#app/islands/billing/limit-modal.tsx";
import { mostCredits, type Price } from "#app/document/credits.ts";
import { Banner, type Notice } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { countMarks } from "#app/ui/proof/proof-marks.ts";
import { ReviewBar } from "#app/ui/proof/review-bar.tsx";
import type { ShellUser } from "#app/ui/shell/account.ts";
import { SkipLink } from "#app/ui/shell/skip-link.tsx";
import { WorkspaceBar } from "#app/ui/shell/workspace-bar.tsx";
import { type ActionSection, ActionSidebar } from "#app/ui/workspace/action-sidebar.tsx";
import { ConflictSheets } from "./conflict-sheets.tsx";
import { DocumentSheet } from "./document-sheet.tsx";
import { blockedReason, type EditorDocument, type EditorState } from "./editor-state.ts";
import { GenerationSheet } from "./generation-sheet.tsx";
import { ReviewSheet } from "./review-sheet.tsx";

export interface EditorPageProps {
  document: EditorDocument;
  state: EditorState;
  /** The sidebar's groups, from the smart actions' catalogue. */
  sections: readonly (Omit<ActionSection, "actions"> & {
    actions: readonly (ActionSection["actions"][number] & { price: Price })[];
  })[];
  /** Of the signed-in user, from the root's loader. */
  credits: ShellUser["credits"];
  /** Name of this click, see DeskForm. */
  click: string;
  /** Flash message ('Content saved!') or what went wrong. */
  notice?: Notice | null;
  /** "Last saved 2 m ago". */
  savedText?: string;
  /** Stands in for the textarea `text`; must keep a field of that name in the form. */
  editor?: ReactNode;
  /** A script's button that copies the text. */
  copyButton?: ReactNode;
  /** A script's buttons for the marks of the text. */
  tools?: ReactNode;
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
  const { document, state, sections, credits, notice, savedText, tools, copyButton, pending = false } = props;
  const title = document.title || "Untitled";
  return (
    <>
      <SkipLink />
      <div className="ws">
        <ActionSidebar
          sections={priced(sections, document.characters ?? document.text.length)}
          credits={credits}
          acting={title}
          form="document"
          disabledReason={pending ? "Writing…" : blockedReason[state.kind]}
        />
        <div className="ws-main">
          <header className="ws-bars">
            <WorkspaceBar title={title} />
            <div className="edbar">
              <Link className="btn btn-bare btn-sm" to="/">
                <Icon name="arrow-left" size={15} />
                All cards
              </Link>
              {tools}
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
            {notice && !notice.limit ? <Banner kind={notice.kind}>{notice.text}</Banner> : null}
            <Sheet {...props} />
            {state.kind === "review" ? (
              <ReviewBar
                action={state.action}
                marks={countMarks(state.blocks)}
                words={state.words}
                form="document"
              />
            ) : null}
          </main>
        </div>
      </div>
    </>
  );
}

/** The sidebar's actions with what each may cost on a text of so many characters. */
function priced(sections: EditorPageProps["sections"], characters: number): ActionSection[] {
  return sections.map((section) => ({
    ...section,
    actions: section.actions.map((action) => ({ ...action, most: mostCredits(action.price, characters) })),
  }));
}

function Sheet({ document, state, click, editor, onSubmit }: EditorPageProps) {
  if (state.kind === "editing") {
    return (
      <DocumentSheet
        document={document}
        promises={state.promises ?? []}
        cost={state.cost ?? null}
        cut={state.cut ?? null}
        click={click}
        editor={editor}
        onSubmit={onSubmit}
      />
    );
  }
  if (state.kind === "review") return <ReviewSheet document={document} state={state} click={click} />;
  if (state.kind === "conflict") return <ConflictSheets state={state} click={click} />;
  return <GenerationSheet document={document} state={state} click={click} />;
}
