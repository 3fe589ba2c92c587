import type { ReactNode } from "react";
import { type FormProps, Link } from "react-router";
import { LimitModal } from "#app/islands/billing/limit-modal.tsx";
import type { Entry } from "#app/server/gateway/catalogue.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { CreditAccount } from "#app/ui/shell/account.ts";
import { Flash } from "#app/ui/toast.tsx";
import { SkipLink } from "#app/ui/shell/skip-link.tsx";
import { WorkspaceBar } from "#app/ui/shell/workspace-bar.tsx";
import type { ActionSection } from "#app/ui/workspace/action-sidebar.tsx";
import type { EditorDocument, EditorState, HistoryList } from "./editor-state.ts";
import { HistoryPanel } from "./history-panel.tsx";
import { BenchEnd, BenchPanel, BenchSidebar, PanelLinks } from "./panels/bench.tsx";
import type { Workbench } from "./panels/panel-state.ts";
import { isOfPanel } from "./panels/tool-call.ts";
import { useBench } from "./panels/use-bench.ts";
import { Sheet } from "./sheet.tsx";

export interface EditorPageProps {
  guid: string;
  document: EditorDocument;
  state: EditorState;
  /** The sidebar's groups, from the smart actions' catalogue. */
  sections: readonly (Omit<ActionSection, "actions"> & { actions: readonly Entry[] })[];
  /** Whether the built-in writer is this server's default writer. */
  builtinWrites: boolean;
  /** Name of the model that writes; null where the built-in writer does. */
  model: string | null;
  /** Of the signed-in user, from the root's loader; null once the session has ended. */
  account: CreditAccount | null;
  /** A review shows the writer's own text beside its marks. */
  compare: boolean;
  /** The list of versions, where it is open. */
  history: HistoryList | null;
  /** Panel, search and fold, as the address asks for them. */
  workbench: Workbench;
  /** Fields of the form that was sent and refused; `asked` is its `apply`. */
  sent: Readonly<Record<string, string>>;
  /** Name of this click, see DeskForm. */
  click: string;
  /** Flash message ('Content saved!') or what went wrong. */
  notice?: Notice | null;
  /** "Last saved 2 m ago". */
  savedText?: string;
  /** A script's, in the place of `savedText`. */
  status?: ReactNode;
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
  const { guid, document, state, history, notice, savedText, status, copyButton, workbench } = props;
  const title = document.title || "Untitled";
  const bench = useBench(props);
  const inPanel = workbench.panel !== null && isOfPanel(props.sent["asked"] ?? "") && !notice?.limit;
  return (
    <>
      <SkipLink />
      <div className={classNames("ws", bench.fold.closed && "is-rail")}>
        <BenchSidebar {...props} bench={bench} />
        <div className="ws-main">
          <header className="ws-bars">
            <WorkspaceBar title={title}>
              <PanelLinks target={bench.target} open={workbench.panel?.name ?? null} />
            </WorkspaceBar>
            <div className="edbar">
              <Link className="btn btn-bare btn-sm" to="/#recent">
                <Icon name="arrow-left" size={15} />
                Recent content
              </Link>
              <div className="end">
                {status ?? (savedText ? <span className="faint sm saved">{savedText}</span> : null)}
                <HistoryButton guid={guid} document={document} state={state} isOpen={history !== null} />
                {copyButton}
                {state.kind === "editing" ? <SaveButtons guid={guid} gone={state.gone === true} /> : null}
              </div>
            </div>
          </header>
          <div className="ed-row">
            <main id="main" className="ed">
              <LimitModal notice={notice} />
              <Flash notice={notice?.limit || inPanel ? null : (notice ?? null)} />
              <Sheet {...props} end={<BenchEnd {...props} bench={bench} />} />
            </main>
            {history ? <HistoryPanel guid={guid} history={history} /> : null}
            {workbench.panel ? (
              <BenchPanel
                {...props}
                panel={workbench.panel}
                bench={bench}
                notice={(inPanel && notice) || null}
              />
            ) : null}
          </div>
        </div>
      </div>
    </>
  );
}

/** What is typed is saved before the history takes its place; elsewhere nothing can be typed, and a link does. */
function HistoryButton({
  guid,
  document,
  state,
  isOpen,
}: Pick<EditorPageProps, "guid" | "document" | "state"> & { isOpen: boolean }) {
  const face = (
    <>
      <Icon name="history" size={15} />
      <span>History</span>
    </>
  );
  if (document.revision === 0 || (state.kind === "editing" && state.gone)) return null;
  if (state.kind === "editing") {
    return (
      <Button kind="bare" size="sm" className="ed-fold" form="document" name="intent" value="history">
        {face}
      </Button>
    );
  }
  return (
    <Link
      className={classNames("btn btn-bare btn-sm ed-fold", isOpen && "is-on")}
      to={isOpen ? `/create/${guid}` : `/create/${guid}?panel=history`}
      aria-current={isOpen ? "true" : undefined}
    >
      {face}
    </Link>
  );
}

function SaveButtons({ guid, gone }: { guid: string; gone: boolean }) {
  if (gone) {
    return (
      <Button kind="ink" size="sm" form="document" name="intent" value="save-anew">
        Save as a new document
      </Button>
    );
  }
  return (
    <>
      <Link className="btn btn-bare btn-sm ed-fold" to={`/create/${guid}/delete`}>
        <Icon name="trash-2" size={15} />
        <span>Delete</span>
      </Link>
      <Button kind="ink" size="sm" form="document" name="intent" value="save">
        Save
      </Button>
    </>
  );
}
