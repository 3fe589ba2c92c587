import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon } from "../icon.tsx";
import { Logo } from "../logo.tsx";

interface TalkBarProps {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  /** Where the page's way back leads. */
  back: { href: string; name: string };
  children?: ReactNode;
}

/** The bar of a page beside the workspace: home, the way back, the page's name, and what can be done with all of it. */
export function TalkBar({ title, aside, back, children }: TalkBarProps) {
  return (
    <header className="wsbar bs-bar">
      <Link to="/" className="bs-home" aria-label="Home">
        <Logo short />
      </Link>
      <Link className="btn btn-bare btn-sm" to={back.href}>
        <Icon name="arrow-left" size={15} />
        {back.name}
      </Link>
      <span className="vr" />
      <h1 className="ws-title clip" dir="auto">
        {title}
      </h1>
      {aside}
      <div className="end">{children}</div>
    </header>
  );
}
