import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

export type BannerKind = "success" | "info" | "warning" | "danger";

/** A sentence for the reader, as loaders and actions hand it over. */
export interface Notice {
  kind: BannerKind;
  text: string;
}

const looks = {
  success: { tone: "is-ok", icon: "circle-check" },
  info: { tone: "is-info", icon: "info" },
  warning: { tone: "is-warn", icon: "triangle-alert" },
  danger: { tone: "is-bad", icon: "circle-alert" },
} as const;

interface BannerProps {
  kind: BannerKind;
  children: ReactNode;
  className?: string;
}

/** A message above a form or page: announced as an alert when something failed, as a status otherwise. */
export function Banner({ kind, children, className }: BannerProps) {
  const { tone, icon } = looks[kind];
  return (
    <div className={classNames("banner", tone, className)} role={kind === "danger" ? "alert" : "status"}>
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  );
}
