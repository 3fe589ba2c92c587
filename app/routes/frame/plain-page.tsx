import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { Logo } from "#app/ui/logo.tsx";
import { SkipLink } from "#app/ui/shell/skip-link.tsx";

/** A page with one thing on it and the logo above: no bar, no foot. */
export function PlainPage({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className="plain-head">
        <Link to={href("/")}>
          <Logo />
        </Link>
      </header>
      <main id="main" className="page plain">
        {children}
      </main>
    </>
  );
}
