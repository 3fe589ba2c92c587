import type { ReactNode } from "react";
import { ModeBadge } from "#app/ui/mode-badge.tsx";
import { formatCount } from "#app/ui/meter.tsx";
import type { EditorDocument } from "./editor-state.ts";

/** Mode, origin and length of the document, above its title; `told` is said in the place of its length, and a script's `count`. */
export function DocumentMeta({
  document,
  told,
  count,
}: {
  document: EditorDocument;
  told?: string | undefined;
  count?: ReactNode;
}) {
  const { mode, made, words, minutes } = document;
  return (
    <div className="doc-meta">
      <ModeBadge mode={mode} />
      {made ? (
        <span className="clip">
          {made.name}
          {made.from === null ? null : <> from “{made.from}”</>}
        </span>
      ) : null}
      {(told === undefined ? count : null) ??
        (words > 0 ? (
          <span className="end num">
            {told ?? `${words === 1 ? "1 word" : `${formatCount(words)} words`}, ${minutes} min read`}
          </span>
        ) : null)}
    </div>
  );
}

/** The head of a sheet that cannot be edited now; of two beside each other one has the page's heading. */
export function DocumentHead({
  document,
  title: Title = "h1",
}: {
  document: EditorDocument;
  title?: "h1" | "p";
}) {
  return (
    <header className="doc-head">
      <DocumentMeta document={document} />
      <Title className="display doc-title" dir="auto">
        {document.title || "Untitled"}
      </Title>
      <p className="doc-sub" dir="auto">
        {document.subTitle}
      </p>
    </header>
  );
}
