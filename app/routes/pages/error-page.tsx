import { EmptyState } from "#app/ui/empty-state.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { SkipLink } from "#app/ui/shell/skip-link.tsx";

export interface ErrorPageProps {
  /** HTTP status; 404 has its own words. */
  status: number;
  /** What can be said of the fault; never a stack. */
  text?: string;
  /** The request's id, to be quoted to whoever runs the server. */
  requestId?: string;
  /** The way out. */
  href?: string;
  hrefLabel?: string;
}

const words = {
  missing: {
    title: "Page not found",
    text: "There is nothing at this address, or it belongs to somebody else.",
  },
  failed: { title: "Something went wrong", text: "The fault is ours. Please try again." },
} as const;

/** Stands in for a page that cannot be shown. Plain links, so that it works when the router does not. */
export function ErrorPage({ status, text, requestId, href = "/", hrefLabel = "Go to Home" }: ErrorPageProps) {
  const said = status === 404 ? words.missing : words.failed;
  return (
    <>
      <SkipLink />
      <header className="plain-head">
        <a href="/">
          <Logo />
        </a>
      </header>
      <main id="main" className="page plain">
        <EmptyState sign="query" title={said.title} text={text ?? said.text} level={1}>
          {requestId ? (
            <p className="faint sm">
              Request <code>{requestId}</code>
            </p>
          ) : null}
          <a className="btn btn-ink" href={href}>
            {hrefLabel}
          </a>
        </EmptyState>
      </main>
    </>
  );
}
