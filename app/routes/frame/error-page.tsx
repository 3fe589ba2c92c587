import type { MouseEvent, ReactNode } from "react";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { chunkText } from "#app/ui/shell/missing-part.tsx";
import { SkipLink } from "#app/ui/shell/skip-link.tsx";

interface ErrorPageProps {
  /** HTTP status; 404 has its own words. */
  status: number;
  /** Instead of the words for the status. */
  title?: string;
  text?: string;
  /** A part of the program could not be loaded. */
  chunk?: boolean;
  /** Where this page is come to from: with a script it goes back, else there. Absent: there is no way but home. */
  back?: string;
  /** The request's id, to be quoted to whoever runs the server. */
  requestId?: string;
  /** Under what is said. */
  children?: ReactNode;
}

const words = {
  missing: {
    title: "Page not found",
    text: "There is nothing at this address, or it belongs to somebody else.",
  },
  refused: {
    title: "That could not be done",
    text: "The request was not one that this page understands. Please go back and try again.",
  },
  failed: { title: "Something went wrong", text: "The fault is ours. Please try again." },
  chunk: {
    title: "Part of the page is missing",
    text: `${chunkText} Please check your connection and reload the page.`,
  },
} as const;

/** Stands in for a page that cannot be shown. Plain links, so that it works when the router does not. */
export function ErrorPage({ status, title, text, chunk = false, back, requestId, children }: ErrorPageProps) {
  const said = chunk ? words.chunk : wordsFor(status);
  return (
    <>
      <SkipLink />
      <header className="plain-head">
        <a href="/">
          <Logo />
        </a>
        <nav aria-label="Main">
          <a className="btn btn-bare" href="/features">
            Features
          </a>
          <a className="btn btn-bare" href="/plans">
            Pricing
          </a>
          <a className="btn btn-bare" href="/help">
            Help
          </a>
        </nav>
      </header>
      <main id="main" className="page plain">
        <EmptyState sign="query" title={title ?? said.title} text={text ?? said.text} level={1}>
          {requestId ? (
            <p className="faint sm">
              Request <code>{requestId}</code>
            </p>
          ) : null}
          {back === undefined ? null : (
            <a className="btn btn-line" href={back} onClick={goBack}>
              Go Back
            </a>
          )}
          <a className="btn btn-ink" href="/">
            Go to Home
          </a>
        </EmptyState>
        {children}
      </main>
    </>
  );
}

function goBack(event: MouseEvent): void {
  if (window.history.length < 2) return;
  event.preventDefault();
  window.history.back();
}

function wordsFor(status: number): { title: string; text: string } {
  if (status === 404) return words.missing;
  return status >= 400 && status < 500 ? words.refused : words.failed;
}
