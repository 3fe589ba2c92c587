import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "../icon.tsx";
import { Logo } from "../logo.tsx";
import { SkipLink } from "../shell/skip-link.tsx";
import { Galley } from "./galley.tsx";

interface AuthLayoutProps {
  panel: "signin" | "signup";
  /** What is to be said before the form: in the room over its heading, so that the form stays where it is. */
  said?: ReactNode;
  children: ReactNode;
}

/** Account forms on the left, the galley on the right; the galley hides under 996 px. */
export function AuthLayout({ panel, said, children }: AuthLayoutProps) {
  return (
    <>
      <SkipLink />
      <div className="auth">
        <div className="auth-left">
          <header className="auth-head">
            <Link to="/" reloadDocument>
              <Logo height={28} />
            </Link>
            <Link className="btn btn-bare btn-sm" to="/" reloadDocument>
              <Icon name="arrow-left" size={15} />
              Back to Home
            </Link>
          </header>
          <main id="main" className="auth-form">
            <div className="auth-said">{said}</div>
            <div>{children}</div>
          </main>
        </div>
        <Galley text={panel} />
      </div>
    </>
  );
}
