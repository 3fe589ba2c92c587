import { RunningBar } from "#app/islands/smart-results/running-bar.tsx";
import { EarlyText } from "../workspace/early-text.tsx";
import { WrittenSoFar } from "../workspace/generation-sheet.tsx";
import type { ResultsPageProps } from "./results-props.ts";

/** What stands under the tabs: the text in front, or the version that is being written, or was not. */
export function ResultSheet({ document, writing, laid, early }: ResultsPageProps) {
  if (writing) {
    return (
      <>
        {writing.kind === "running" ? <RunningBar /> : null}
        <div className="sr-sheet">
          <input type="hidden" name="writing" value={writing.generation} />
          <WrittenSoFar state={writing} />
        </div>
      </>
    );
  }
  const { title, subTitle, language } = document;
  const lang = language ?? undefined;
  return (
    <>
      {laid.pending ? <RunningBar /> : null}
      <div className="sr-sheet">
        <label className="sr-subj">
          <span className="faint">Title</span>
          <textarea
            name="title"
            rows={1}
            dir="auto"
            lang={lang}
            placeholder="Untitled"
            defaultValue={title}
          />
        </label>
        <textarea
          className="doc-sub doc-field"
          name="sub_title"
          aria-label="Subtitle"
          placeholder="Subtitle"
          rows={1}
          dir="auto"
          lang={lang}
          defaultValue={subTitle}
        />
        {laid.editor ?? <EarlyText text={document.text} html={early} language={language} whole />}
      </div>
    </>
  );
}
