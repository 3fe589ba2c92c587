import { Form, Link } from "react-router";
import { LimitModal } from "#app/islands/billing/limit-modal.tsx";
import { mostCredits, sizeOf } from "#app/document/credits.ts";
import { ModeBadge } from "#app/ui/mode-badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { NotesMenu } from "#app/ui/desk/notes-menu.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TalkBar } from "#app/ui/conversation/talk-bar.tsx";
import { SkipLink } from "#app/ui/shell/skip-link.tsx";
import { Flash } from "#app/ui/toast.tsx";
import { CountLine } from "#app/ui/workspace/count-line.tsx";
import { resultsAddress } from "./places.ts";
import type { ResultsPageProps } from "./results-props.ts";
import { ResultSheet } from "./result-sheet.tsx";
import { SmartTools } from "./smart-tools.tsx";
import { ThemeToggle } from "#app/ui/shell/theme-toggle.tsx";
import { VersionList } from "./version-list.tsx";

/**
 * /smart-results/{guid}. One form, `document`: posts `title sub_title text revision click`, `context examples`, and
 * `tool` with the value of each; `intent` is save, new, tool, more or stop.
 */
export function ResultsPage(props: ResultsPageProps) {
  const { guid, gone, account, results, document, writing, notes, notice, laid, place, chosen, click } =
    props;
  const { families, builtinWrites, mostAgain, savedText, beside, onInput } = props;
  const size = document.size ?? document.firstSize ?? sizeOf(document.text);
  const told = [document.title, document.subTitle, notes.context, notes.examples].map(({ length }) => length);
  const besides = [...told, account?.houseStyleCharacters ?? 0];
  // Without a script nobody can tell before it is sent.
  const isBlank = laid.enhanced && document.words === 0;
  const isStill = gone || writing !== null || laid.pending === true || isBlank;
  return (
    <div className="sr-page" onInput={onInput}>
      <SkipLink />
      <TalkBar
        title={document.title || "Untitled"}
        aside={<ModeBadge mode={document.mode} />}
        back={{ href: "/", name: "Home" }}
      >
        {laid.status ?? <span className="faint sm saved">{savedText}</span>}
        <ThemeToggle />
        <NotesMenu key={beside} values={notes} errors={{}} enhanced={laid.enhanced} form="document" />
        {laid.copyButton}
        {gone ? null : (
          <Link className="btn btn-bare btn-sm" to={`/create/${guid}`}>
            Open document
          </Link>
        )}
        <SaveButtons gone={gone} writing={writing !== null} />
      </TalkBar>
      <LimitModal notice={notice} />
      <Flash notice={notice?.limit ? null : notice} />
      <Form
        id="document"
        className="sr-cols"
        method="post"
        action={gone ? `/create/${guid}` : resultsAddress(place)}
        encType="multipart/form-data"
        preventScrollReset
        onSubmit={laid.onSubmit}
      >
        <input type="hidden" name="revision" value={document.revision} />
        <input type="hidden" name="click" value={click} />
        <main id="main" className="sr-main">
          <nav className="tabs" aria-label="Open versions">
            {results.tabs.map(({ number, label, preview, isShown, address, closes }) => (
              <span className="tab-x" key={number}>
                <Link
                  className="tab"
                  to={address}
                  title={preview}
                  aria-current={isShown ? "page" : undefined}
                  preventScrollReset
                >
                  {label}
                </Link>
                {closes === null ? null : (
                  <Link className="chip-x" to={closes} aria-label={`Close ${label}`} preventScrollReset>
                    <Icon name="x" size={13} />
                  </Link>
                )}
              </span>
            ))}
          </nav>
          <ResultSheet {...props} />
          <footer className="sr-stats num">
            {laid.counts ?? (
              <CountLine words={document.words} characters={size.characters} minutes={document.minutes} />
            )}
            {laid.enhanced ? <Keys /> : null}
          </footer>
        </main>
        <VersionList results={results} mostAgain={mostAgain} disabled={isStill} />
        <SmartTools
          key={beside}
          families={families}
          builtinWrites={builtinWrites}
          chosen={chosen}
          mostOf={({ price }) => mostCredits(price, size, besides)}
          disabled={isStill}
          reason={reasonOf(writing, isBlank)}
        />
      </Form>
    </div>
  );
}

/** Why nothing can be asked for now. */
function reasonOf(writing: ResultsPageProps["writing"], isBlank: boolean): string | null {
  if (writing)
    return writing.kind === "running" ? "A version is being written." : "Try again, or discard it.";
  return isBlank ? "Write something first." : null;
}

function Keys() {
  return (
    <>
      <span className="end faint">
        New version <kbd className="kbd">Ctrl</kbd> <kbd className="kbd">R</kbd>
      </span>
      <span className="faint">
        Save <kbd className="kbd">Ctrl</kbd> <kbd className="kbd">S</kbd>
      </span>
    </>
  );
}

function SaveButtons({ gone, writing }: { gone: boolean; writing: boolean }) {
  if (writing) return null;
  if (gone) {
    return (
      <Button kind="ink" size="sm" form="document" name="intent" value="save-anew">
        Save as a new document
      </Button>
    );
  }
  return (
    <>
      <Button size="sm" form="document" name="intent" value="more">
        Generate More
      </Button>
      <Button kind="ink" size="sm" form="document" name="intent" value="save">
        Save
      </Button>
    </>
  );
}
