import type { ReactNode } from "react";
import { Link } from "react-router";
import { useScripted } from "../use-scripted.ts";

/** What a link away from a page has to do first. */
export interface Leaving {
  /** Id of the form that holds what is typed; null where none stands open. */
  form: string | null;
  /** What is typed on the page has to be saved before it is left, which buttons of that form do. */
  isTyped: boolean;
}

interface SavedLinkProps {
  leaving: Leaving;
  /** On this site. */
  to: string;
  /** What the button posts as `intent`, where the form knows a name for the place. */
  intent?: string;
  className?: string | undefined;
  current?: boolean;
  label?: string | undefined;
  describedBy?: string | undefined;
  title?: string | undefined;
  /** Keeps the page where it is scrolled. */
  stays?: boolean;
  /** In the place of this page in the browser's history. */
  replace?: boolean;
  /** Besides, where scripts run. */
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

/** A link. Without a script it saves what is typed on the way, as a button of the document's form. */
export function SavedLink(props: SavedLinkProps) {
  const { leaving, to, intent = `go:${to}`, className, current = false, children } = props;
  const { stays = false, replace = false, onClick } = props;
  const scripted = useScripted();
  const told = {
    className,
    title: props.title,
    "aria-label": props.label,
    "aria-current": current ? ("true" as const) : undefined,
    "aria-describedby": props.describedBy,
  };
  if (leaving.form === null || !leaving.isTyped || scripted) {
    return (
      <Link {...told} to={to} replace={replace} onClick={onClick} preventScrollReset={stays}>
        {children}
      </Link>
    );
  }
  return (
    <button {...told} type="submit" form={leaving.form} name="intent" value={intent}>
      {children}
    </button>
  );
}
