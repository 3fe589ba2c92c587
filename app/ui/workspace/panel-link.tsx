import type { ReactNode } from "react";
import { type Leaving, SavedLink } from "./saved-link.tsx";

/** The document that panels and sidebar work on, and the page that they stand on. */
export interface PanelTarget extends Leaving {
  /** Empty where there is none. */
  guid: string;
  title: string;
  /** The page's address without a panel. */
  here: string;
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

/** Fields of an address that say what is chosen in its panel. */
const chosenIn = ["platform", "action", "storyType", "q", "category", "tool", "ask"];

/** The panel that an address asks for, with its choices, as `panelAddress` takes it; empty: none. */
export function panelOf(search: string): string {
  const asked = new URLSearchParams(search);
  const name = asked.get("panel") ?? "";
  if (name === "" || name === "history") return "";
  const said = chosenIn.flatMap((field) => {
    const value = asked.get(field) ?? "";
    return value === "" ? [] : [`${field}=${encodeURIComponent(value)}`];
  });
  return [name, ...said].join("&");
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

/** Opens a panel. */
export function PanelLink({ target, panel, ...props }: PanelLinkProps) {
  return (
    <SavedLink {...props} leaving={target} to={panelAddress(target, panel)} intent={`panel:${panel}`} stays />
  );
}
