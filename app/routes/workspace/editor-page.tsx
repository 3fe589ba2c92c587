import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { LimitModal } from "#app/islands/billing/limit-modal.tsx";
import { neededPart } from "#app/islands/needed-part.tsx";
import { usePrefetch } from "#app/islands/use-prefetch.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Flash } from "#app/ui/toast.tsx";
import { panelAddress, panelOf } from "#app/ui/workspace/panel-link.tsx";
import { SavedLink } from "#app/ui/workspace/saved-link.tsx";
import { SheetEnd } from "./sheet-end.tsx";
import type { EditorPageProps } from "./editor-props.ts";
import { ExportMenu } from "./export/export-menu.tsx";
import { useToldSubject } from "./panels/subject.ts";
import { isOfPanel } from "./panels/tool-call.ts";
import { useAround } from "./panels/use-bench.ts";
import { loadMarked, Sheet } from "./sheet.tsx";
import { subjectOf } from "./subject-of.ts";
import { ViewTools } from "./view/view-tools.tsx";
import "#app/ui/styles/document-fonts.css";

const loadHistory = async () => (await import("./history-panel.tsx")).HistoryPanel;
const HistoryPanel = neededPart(loadHistory);

/**
 * /create/{guid}. One form, `document`: posts `title sub_title text revision click` with `apply={Action}` or
 * `intent=save`; to its `decide`, `generation revision` with `intent` keep, discard, again or stop.
 */
export function EditorPage(props: EditorPageProps) {
  const { guid, document, state, history, notice, savedText, status, copyButton, sent } = props;
  const { onView, assistance, pending = false, selected = 0 } = props;
  const { view } = document;
  const { search } = useLocation();
  const saved = state.kind === "conflict" ? "Changed somewhere else" : savedText;
  const { panel } = useAround().workbench;
  const inPanel = panel !== null && isOfPanel(sent["asked"] ?? "") && !notice?.limit;
  const said = { pending, selected, sent, notice: (inPanel && notice) || null };
  const subject = subjectOf(guid, document, state, said);
  const leaving = { form: "document", isTyped: subject.isTyped };
  useToldSubject(subject);
  // The router names the tab by what came with the page; a title is typed after that.
  useEffect(() => {
    globalThis.document.title = `${subject.title} · Stet`;
  }, [subject.title]);
  usePrefetch(loadMarked);
  usePrefetch(loadHistory);
  return (
    <>
      <section className="edbar" aria-label="Document">
        <SavedLink
          leaving={leaving}
          className="btn btn-bare btn-sm"
          to={panelAddress({ guid, here: `/create?card=${guid}` }, panelOf(search))}
        >
          <Icon name="arrow-left" size={15} />
          All cards
        </SavedLink>
        {state.kind === "editing" || onView ? (
          <>
            <span className="vr" />
            <ViewTools view={view} onView={onView} />
          </>
        ) : null}
        <div className="end">
          <div className="bar-said">
            {assistance}
            {state.kind === "editing" ? (
              <noscript>
                <span className="faint sm">A reload loses what is not saved.</span>
              </noscript>
            ) : null}
            {status ?? (saved ? <span className="faint sm saved">{saved}</span> : null)}
          </div>
          <HistoryButton guid={guid} document={document} state={state} isOpen={history !== null} />
          {copyButton ?? (state.kind === "editing" ? <AwaitedCopy /> : null)}
          {state.kind === "editing" && state.gone ? null : (
            <ExportMenu guid={guid} links={props.exports ?? {}} />
          )}
          {state.kind === "editing" ? (
            <SaveButtons guid={guid} isNew={document.revision === 0} gone={state.gone === true} />
          ) : null}
        </div>
      </section>
      <div className="ed-row">
        <main id="main" className="ed" data-font={view.font} data-size={view.size} data-zoom={view.zoom}>
          <LimitModal notice={notice} />
          <Flash notice={notice?.limit || inPanel ? null : (notice ?? null)} />
          <Sheet {...props} end={<SheetEnd {...props} />} />
        </main>
        {history ? <HistoryPanel guid={guid} history={history} /> : null}
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
      preventScrollReset
    >
      {face}
    </Link>
  );
}

/** The room of a script's button, which comes later than what is beside it is pressed. */
function AwaitedCopy() {
  return (
    <span className="btn btn-bare btn-sm ed-fold awaited scripted-only" aria-hidden="true">
      <Icon name="copy" size={15} />
      <span>Copy</span>
    </span>
  );
}

interface SaveButtonsProps {
  guid: string;
  /** It was not saved yet: there is nothing to delete. */
  isNew: boolean;
  gone: boolean;
}

function SaveButtons({ guid, isNew, gone }: SaveButtonsProps) {
  if (gone) {
    return (
      <Button kind="ink" size="sm" form="document" name="intent" value="save-anew">
        Save as a new document
      </Button>
    );
  }
  const face = (
    <>
      <Icon name="trash-2" size={15} />
      <span>Delete</span>
    </>
  );
  return (
    <>
      {isNew ? (
        // Its room: the first save comes by itself, and what is pressed meanwhile must not move.
        <span className="btn btn-bare btn-sm ed-fold awaited" aria-hidden="true">
          {face}
        </span>
      ) : (
        <SavedLink
          leaving={{ form: "document", isTyped: true }}
          className="btn btn-bare btn-sm ed-fold"
          to={`/create/${guid}/delete`}
          replace
        >
          {face}
        </SavedLink>
      )}
      <Button kind="ink" size="sm" form="document" name="intent" value="save">
        Save
      </Button>
    </>
  );
}
