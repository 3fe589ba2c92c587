import type { ReactNode } from "react";
import { Link } from "react-router";
import { useScripted } from "../use-scripted.ts";

/** The document that panels and sidebar work on, and the page that they stand on. */
export interface PanelTarget {
  /** Empty where there is none. */
  guid: string;
  title: string;
  /** The page's address without a panel. */
  here: string;
  /** Id of the form whose buttons save what is typed before the page is left; null where nothing can be typed. */
  form: string | null;
}

/** The address of a panel of a page; `panel` is its name with its choices, as in `social&platform=Meta`. Empty: none. */
export function panelAddress({ guid, here }: Pick<PanelTarget, "guid" | "here">, panel: string): string {
  const [name = "", ...choices] = panel.split("&");
  if (name === "templates" || name === "purpose") {
    const query = [...(guid === "" ? [] : [`document=${guid}`]), ...choices].join("&");
    return `/create/${name}${query === "" ? "" : `?${query}`}`;
  }
  if (panel === "") return here;
  return `${here}${here.includes("?") ? "&" : "?"}panel=${panel}`;
}

interface PanelLinkProps {
  target: PanelTarget;
  /** Its name and choices; empty closes. */
  panel: string;
  className?: string;
  current?: boolean;
  label?: string;
  describedBy?: string;
  title?: string | undefined;
  /** Besides, where scripts run. */
  onClick?: () => void;
  children: ReactNode;
}

/** Opens a panel: a link. Without a script it saves what is typed on the way, as a button of the document's form. */
export function PanelLink({
  target,
  panel,
  className,
  current = false,
  label,
  describedBy,
  title,
  onClick,
  children,
}: PanelLinkProps) {
  const scripted = useScripted();
  const told = {
    className,
    title,
    "aria-label": label,
    "aria-current": current ? ("true" as const) : undefined,
    "aria-describedby": describedBy,
  };
  if (target.form === null || scripted) {
    return (
      <Link {...told} to={panelAddress(target, panel)} onClick={onClick} preventScrollReset>
        {children}
      </Link>
    );
  }
  return (
    <button {...told} type="submit" form={target.form} name="intent" value={`panel:${panel}`}>
      {children}
    </button>
  );
}
